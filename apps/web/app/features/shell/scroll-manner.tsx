import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A new page starts at the top, smoothly when the top is near, at once when it is far. It stands before
 * `ScrollRestoration`, which does the scrolling, and only tells the document in which manner.
 */
export function ScrollManner() {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit, also to the same page, starts anew
  useLayoutEffect(() => {
    const isNear = window.scrollY < 2 * window.innerHeight;
    document.documentElement.style.scrollBehavior = !isBack && isNear ? 'smooth' : 'auto';
  }, [key, isBack]);
  return null;
}
