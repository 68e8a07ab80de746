import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * A new page starts at the top, smoothly when the top is near, at once when it is far. It stands before
 * `ScrollRestoration`, which does the scrolling, and only tells the document in which manner.
 */
export function ScrollManner() {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const isNear = window.scrollY < 2 * window.innerHeight;
    document.documentElement.style.scrollBehavior = !isBack && isNear ? 'smooth' : 'auto';
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `key` changes with each visit
  }, [key, isBack]);
  useFocusOnArrival(key);
  return null;
}

/** A new page is announced and read from its start, as a loaded one would be. */
function useFocusOnArrival(key: string): void {
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const main = document.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  }, [key]);
}
