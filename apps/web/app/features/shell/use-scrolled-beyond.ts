import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than so many pixels. */
export function useScrolledBeyond(limit: number): boolean {
  const [isBeyond, setIsBeyond] = useState(false);
  useEffect(() => {
    const look = () => setIsBeyond(window.scrollY > limit);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [limit]);
  return isBeyond;
}
