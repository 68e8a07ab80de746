import { useLayoutEffect } from 'react';
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
  return null;
}
