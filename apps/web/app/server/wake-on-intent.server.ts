/**
 * A content page is complete as HTML: its links, menus and texts work without scripts. So on pages that ask for
 * it (`handle.wakes = 'on intent'`) the framework's 100 kB are fetched when a visitor first moves, touches, types
 * or scrolls, and at once for somebody who is signed in. A glance from a search result costs a phone nothing.
 */
export function wakeOnIntent(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(/<script([^>]*) type="module"([^>]*)>/g, '<script$1 type="text/later"$2>')
    .replace('</body>', () => `<script nonce="${nonce}">${boot}</script></body>`);
}

/** Runs in the browser as it stands. A press that comes too early is repeated once the page is awake. */
const boot = `(() => {
  const { nonce } = document.currentScript;
  const policy = window.trustedTypes?.createPolicy('boot', { createScript: (text) => text });
  const events = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
  let isAwake = false, pressed;
  const wake = (event) => {
    // A pointer that lies still is not a visitor: browsers report it once when the page is painted.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return;
    if (event?.type === 'click') pressed = event.target.closest('button');
    if (isAwake) return;
    isAwake = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    for (const old of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = nonce;
      const text = old.textContent;
      script.textContent = policy ? policy.createScript(text) : text;
      document.body.append(script);
    }
  };
  for (const name of events) addEventListener(name, wake, { passive: true, capture: true });
  addEventListener('awake', () => {
    for (const name of events) removeEventListener(name, wake, { capture: true });
    pressed?.click();
  }, { once: true });
  try {
    if (localStorage.getItem('login') || history.state?.usr) wake();
  } catch { wake(); }
  const isStill = navigator.connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isStill && innerWidth > 650) addEventListener('load', () => setTimeout(() => {
    const film = document.querySelector('video[data-quiet]');
    film?.play().then(() => film.setAttribute('data-playing', ''), () => {});
  }, 1200));
})()`;
