import { useEffect } from 'react';

/** Tells the script that woke the page that React has taken over (server/wake-on-intent). */
export function Awake() {
  useEffect(() => {
    window.dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
