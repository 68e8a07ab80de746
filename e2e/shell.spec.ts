import { readFileSync } from 'node:fs';
import { accessibilityFaults } from './axe.ts';
import { expect, test, wake } from './watched.ts';

/** The paths of the product's route table, with something in each place of a parameter. */
const paths = [
  ...readFileSync(new URL('../docs/product/routes.md', import.meta.url), 'utf8').matchAll(
    /^\| (\/\S*.*?) \|/gm,
  ),
]
  .flatMap(([, cell]) => [...cell!.matchAll(/\/[^\s,()]*/g)].map(([path]) => path))
  .map((path) => path.replace('{product}', 'taalmel').replaceAll(/\{\w+\}/g, 'x1'));

test('every route of the table exists, whatever the case of its letters', async ({ request }) => {
  expect(paths.length).toBeGreaterThanOrEqual(25);
  for (const path of paths) {
    for (const spelling of [path, path.toUpperCase(), path.toLowerCase()]) {
      const reply = await request.get(spelling);
      expect(reply.status(), spelling).toBe(200);
    }
  }
});

test.describe('an address that is nobody’s', () => {
  test.use({ allowed: [[/status of 404/], { scope: 'test' }] });

  test('answers 404 with the designed page', async ({ page }) => {
    const reply = await page.goto('/no-such-page');
    expect(reply!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page wandered off');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the header lies clear on the hero and turns solid beyond it', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const header = page.locator('header.hdr');
  await expect(header).toHaveClass(/hdr-over/);
  await page.mouse.wheel(0, 560);
  await page.waitForTimeout(300);
  await expect(header).toHaveClass(/hdr-over/);
  await page.mouse.wheel(0, 60);
  await expect(header).not.toHaveClass(/hdr-over/);
});

test('the menus work by keyboard alone', async ({ page }, { project }) => {
  await page.goto('/faq');
  const isPhone = project.name === 'phone';
  const menu = isPhone
    ? page.getByLabel('Menu')
    : page.locator('summary', { hasText: 'Explore' }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  if (!isPhone) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    await page.getByRole('link', { name: 'Marriage Toolkit' }).first().focus();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/marriage-toolkit/);
});

test('a signed-in person is greeted in the header and by the floating button', async ({ page }, {
  project,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'login',
      JSON.stringify({ login: true, token: 't', name: 'As', fullname: 'Asha' }),
    ),
  );
  await page.goto('/faq');
  await expect(page.locator('.f-me')).toHaveText('A');
  if (project.name === 'desktop') await expect(page.getByText('Hi As')).toBeVisible();
  await page.goto('/login');
  await expect(page.locator('.f-me')).toHaveCount(0);
  await expect(page.locator('.f-chat')).toBeVisible();
});

test('a new page starts at its top, and going back finds the old place', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/about-us/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('a page that is not built yet says so, beautifully', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('This screen is on its way');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityFaults(page)).toEqual([]);
});
