import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { writeResult } from './results.ts';

/** Lighthouse on a phone, several times, medians. The product must be running: `pnpm stack`. */
const url = process.argv[2] ?? 'http://localhost:3000/';
const runs = Number(process.argv[3] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  chromeFlags: ['--headless', '--no-sandbox'],
});
const rounds: Record<string, number>[] = [];
const failed = new Set<string>();
for (let n = 0; n < runs; n += 1) {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  const requests =
    (lhr.audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? [];
  const bytes = (type?: string) =>
    requests
      .filter((r) => !type || r.resourceType === type)
      .reduce((sum, r) => sum + (r.transferSize ?? 0), 0);
  rounds.push({
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
    ...Object.fromEntries(
      timings.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
    ),
    'script-bytes': bytes('Script'),
    'total-bytes': bytes(),
  });
  for (const name of categories) {
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const score = lhr.audits[id]?.score;
      if (weight > 0 && score !== null && score !== undefined && score < 0.9)
        failed.add(`${name}: ${id}`);
    }
  }
}
chrome.kill();

type Request = { resourceType?: string; transferSize?: number };

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const medians = Object.fromEntries(
  Object.keys(rounds[0]!).map((key) => [
    key,
    Math.round(median(rounds.map((round) => round[key]!)) * 1000) / 1000,
  ]),
);
console.table(medians);
if (failed.size > 0) console.log([...failed].join('\n'));
writeResult(`lighthouse-${new URL(url).pathname.replaceAll('/', '-').slice(1) || 'home'}`, {
  url,
  runs,
  medians,
  below90: [...failed],
});
