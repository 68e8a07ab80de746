import { accessibilityFaults } from './axe.ts';
import { expect, test, wake } from './watched.ts';

test.describe('Home', () => {
  test('comes whole from the server, with data from the database', async ({ request }) => {
    const html = await (await request.get('/')).text();
    for (const text of [
      'Before you promise forever, find your rhythm.',
      'How do I know I am ready for marriage?',
      'How to go about it?',
      'Insightful Reports: Enhance Your Relationship Journey',
      'So, What&#x27;s Different?',
      'Seven questions to ask before the families meet',
      'They Found True Love',
      'Farah S.',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('is readable and can be walked without scripts', async ({ browser, baseURL }, {
    project,
  }) => {
    const context = await browser.newContext({
      viewport: project.use.viewport!,
      baseURL: baseURL!,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (project.name === 'phone') await page.getByLabel('Menu').click();
    await page.getByRole('link', { name: 'Take Free Test' }).first().click();
    await expect(page).toHaveURL(/free-test/);
    await context.close();
  });

  test('has nothing for axe-core to find, asleep and awake', async ({ page }) => {
    await page.goto('/');
    expect(await accessibilityFaults(page)).toEqual([]);
    await wake(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('fetches no script before the visitor does something', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    expect(scripts).toEqual([]);
    await wake(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('a press that comes before the scripts is not lost', async ({ page }) => {
    // Nothing turns the reviews but this press.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    // A press by a screen reader comes as a bare click, without a pointer before it.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[aria-label="Next review"]')!.click(),
    );
    await expect(page.locator('.rev-nav')).toContainText('2 of 8');
  });

  test('fits 320 px and 200 % zoom without sideways scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await wake(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('the reviews go on by themselves, can be paused, and can be turned by hand', async ({
    page,
  }) => {
    await page.goto('/');
    await wake(page);
    const count = page.locator('.rev-nav');
    await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(count).toContainText('2 of 8', { timeout: 6000 });
    await page.getByRole('button', { name: 'Pause reviews' }).click();
    const paused = await count.textContent();
    await page.waitForTimeout(3000);
    expect(await count.textContent()).toBe(paused);
    for (let n = 0; n < 3; n += 1) await page.getByRole('button', { name: 'Next review' }).click();
    const third = `${((Number(paused!.trim()[0]) + 2) % 8) + 1} of 8`;
    await expect(page.getByRole('group', { name: third })).toBeInViewport();
    await expect(count).toContainText(third);
    for (let n = 0; n < 2; n += 1)
      await page.getByRole('button', { name: 'Previous review' }).click();
    await page.getByRole('button', { name: 'Previous review' }).click();
    await expect(count).toContainText(paused!);
    await expect(page.getByRole('group', { name: paused!.trim() })).toBeInViewport();
  });

  test('invented reviews are never called verified', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Verified Customer')).toHaveCount(0);
  });

  test('says good-bye after a logout, once', async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() =>
      localStorage.setItem(
        'login',
        JSON.stringify({ login: true, token: 't', name: 'As', fullname: 'Asha' }),
      ),
    );
    await page.reload();
    await page.getByLabel('Your menu').click();
    await page.getByRole('button', { name: 'Log Out' }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You have logged out of Taalmel.');
    await expect(dialog.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(dialog).toBeHidden();
  });
});

test('the film of this size plays, on a phone not before it is touched, and can be paused', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const film = page.locator('video');
  const isPlaying = () => film.evaluate((video: HTMLVideoElement) => !video.paused);
  await page.goto('/');
  if (isPhone) {
    await page.waitForTimeout(2500);
    expect(await isPlaying()).toBe(false);
    await page.touchscreen.tap(200, 280);
  }
  await expect.poll(isPlaying, { timeout: 8000 }).toBe(true);
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
    isPhone ? 'hero-mobile' : 'hero-desktop',
  );
  await page.getByRole('button', { name: 'Play or pause background film' }).click();
  // The page may still be waking up; the press is repeated then.
  await expect.poll(isPlaying).toBe(false);
});

test.describe('when React has to draw the page afresh', () => {
  test.use({
    allowed: [[/Minified React error/, /Hydration/, /status of 502/], { scope: 'test' }],
  });

  test('a page changed by a translation or an extension wakes up whole', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.querySelector('h1')!.textContent = 'वादा करने से पहले';
      document.querySelector('main')!.prepend(document.createElement('div'));
    });
    await wake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('a notice that survives a reload is shown again, on a whole page', async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() =>
      history.replaceState(
        { usr: { redirect: true, message: 'Please Login' }, key: 'x', idx: 0 },
        '',
        '/',
      ),
    );
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('Please Login');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });

  test('a page that cannot be fetched says so, with the rest of the site around it', async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something slipped on our side',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('people who asked for less motion get no film and no moving reviews', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/hero-.*\.(mp4|webm)/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(page);
  await page.waitForTimeout(3500);
  expect(films).toEqual([]);
  await expect(page.locator('.rev-nav')).toContainText('1 of 8');
});
