import { at, expect, test } from './support/pages.ts';

const limit = 180_000;

test('sign-in carries at most 180 kB of scripts and styles', async ({ page }) => {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) return;
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const total = async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);

  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  const shown = await total();
  await page.getByLabel('Email').focus();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const used = await total();
  console.log(`/login: ${kilobytes(shown)} to show, ${kilobytes(used)} once somebody types`);
  expect(shown).toBeGreaterThan(0);
  expect(used).toBeGreaterThan(shown);
  expect(shown).toBeLessThanOrEqual(limit);
});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
