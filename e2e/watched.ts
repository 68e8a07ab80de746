import { type Page, test as plain } from '@playwright/test';

/** `test` that fails on anything a visitor's browser would complain about: errors, policy violations, lost files. */
export const test = plain.extend<{ allowed: readonly RegExp[] }>({
  // In a list of its own: Playwright reads a bare list as [value, options].
  allowed: [[] as readonly RegExp[], { option: true }],
  page: async ({ page, allowed }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (
        message.type() === 'error' ||
        /Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())
      ) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await use(page);
    const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  },
});

export { expect } from '@playwright/test';

/** Content pages load the framework when a visitor first does something; this waits until it has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(
    () =>
      document.querySelector('main') &&
      Object.keys(document.body).some((key) => key.startsWith('__react')),
  );
}
