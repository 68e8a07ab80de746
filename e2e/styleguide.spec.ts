import { accessibilityFaults } from './axe.ts';
import { expect, test } from './watched.ts';

test('the component sheet has nothing for axe-core to find', async ({ page }) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the component sheet fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/styleguide');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
