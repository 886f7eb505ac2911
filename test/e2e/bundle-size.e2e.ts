import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { pageWeights, pageWeightsFile } from '../../lib/build/page-weights.ts';
import { filesOfPagesFile } from '../../lib/build/paths.ts';
import type { FilesOfPages } from '../../web/build/start-files.ts';
import { actAs } from './support/act-as.ts';
import { expect, pageUrl, test } from './support/pages.ts';
import { scannedToken } from './support/scanned-token.ts';
import { testInTurn } from './support/test-in-turn.ts';

/**
 * Maximum bytes of scripts and styles that may be transferred before a page is shown, by page. All limits
 * include the entry script, which contains only the public pages. The list of cases includes 5 kB that list
 * each page's files. The registration page also checks unprintable names and shows the terms for people. The
 * form of a QR code includes 2 kB of consent texts, because the server stores the hash of the one that was
 * shown. Each build weighs up to 100 bytes more or less, because the names of files compress differently.
 */
const limits = {
  login: 154_000,
  unknown: 156_000,
  register: 225_000,
  registerChild: 103_000,
  cases: 330_000,
};
/**
 * Maximum number of script and style files that a page may load for a signed-in person. Each file costs a
 * request.
 */
const files = 30;

const scriptsAndStyles = /\.(js|css)$/;

/**
 * Starts to record the transferred bytes of each file that the page loads. Files that arrive after the end of
 * the test are ignored.
 */
function measureEachFile(page: Page, counted = scriptsAndStyles): () => Promise<number[]> {
  const weights: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (!counted.test(new URL(request.url()).pathname)) return;
    const weight = request.sizes().then(({ responseBodySize }) => responseBodySize);
    weight.catch(() => undefined);
    weights.push(weight);
  });
  return () => Promise.all(weights);
}

/** Sets the browser to save data, so that pages load no files for other pages. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true });
  });

/** Starts to count the transferred bytes of all files that the page loads. */
function measureBytes(page: Page, counted?: RegExp): () => Promise<number> {
  const each = measureEachFile(page, counted);
  return async () => (await each()).reduce((sum, weight) => sum + weight, 0);
}

test('the sign-in page loads at most 154 kB of scripts and styles', async ({ page }) => {
  const total = measureBytes(page);
  await page.goto(pageUrl('/login'), { waitUntil: 'networkidle' });
  const shown = await total();
  await page.getByLabel('Email').focus();
  await expect.poll(total).toBeGreaterThan(shown);
  await page.waitForLoadState('networkidle');
  const used = await total();
  console.log(`/login: ${kilobytes(shown)} to show, ${kilobytes(used)} once somebody types`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.login);
});

testInTurn('an unknown address loads at most 156 kB of scripts and styles', async ({ page }) => {
  const total = measureBytes(page);
  await page.goto(pageUrl('/nowhere'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const shown = await total();
  console.log(`an unknown address: ${kilobytes(shown)}`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.unknown);
});

test('the registration page does not load the app shell', async ({ page }) => {
  const total = measureBytes(page);
  await page.goto(pageUrl(`/register?token=${'a'.repeat(22)}`), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await total();
  console.log(`/register: ${kilobytes(shown)}`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.register);
});

test('the form that a scanned QR code opens loads at most 103 kB in all', async ({ page }) => {
  const total = measureBytes(page, /^/);
  await page.goto(pageUrl(`/${await scannedToken()}`), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Register your child' })).toBeVisible();
  const shown = await total();
  console.log(`a scanned QR code: ${kilobytes(shown)} in all`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.registerChild);
});

test('the list of cases loads only a few scripts and styles, within the size limit of the page', async ({
  page,
}) => {
  await actAs(page, 'mei@brightwater.example');
  await saveData(page);
  const each = measureEachFile(page);
  await page.goto(pageUrl('/cases'), { waitUntil: 'networkidle' });
  const weights = await each();
  const loaded = weights.reduce((sum, weight) => sum + weight, 0);
  console.log(`/cases: ${kilobytes(loaded)} in ${weights.length} scripts and styles`);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(limits.cases);
  expect(weights.length).toBeLessThanOrEqual(files);
});

testInTurn(
  'a page that was read for some seconds loads the files that many other pages use',
  async ({ page }) => {
    const { often }: FilesOfPages = JSON.parse(readFileSync(filesOfPagesFile, 'utf8'));
    await actAs(page, 'mei@brightwater.example');
    await page.goto(pageUrl('/'), { waitUntil: 'networkidle' });
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
      );
    await expect.poll(loaded).toEqual(expect.arrayContaining(often));
    expect(often.length).toBeGreaterThan(3);
  },
);

/** The numbers in each row of the table in docs/, by path of the page. */
function documentedWeights(): Map<string, number[]> {
  const rows = readFileSync(pageWeightsFile, 'utf8').matchAll(/^\| `(\S+)` \| (.*) \|$/gm);
  return new Map([...rows].map(([, path = '', numbers = '']) => [path, numbers.split(' | ').map(Number)]));
}

/** Tolerated difference in kilobytes, because compression differs a little between builds. */
const toleratedKilobytes = 1;

test('no page loads more than the table of page weights in docs/ allows', () => {
  const documented = documentedWeights();
  const heavier = pageWeights().filter(({ path, first, next }) => {
    const [kilobytes = 0, files = 0, moreKilobytes = 0, moreFiles = 0] = documented.get(path) ?? [];
    return (
      first.bytes > (kilobytes + toleratedKilobytes) * 1_000 ||
      next.bytes > (moreKilobytes + toleratedKilobytes) * 1_000 ||
      first.files > files ||
      next.files > moreFiles
    );
  });
  expect(documented.size).toBeGreaterThan(40);
  expect(heavier, 'if they have to be: npm run build -- web').toEqual([]);
});

const pagesInLanguages = ['/', '/cases', '/zh/cases', '/timetable', '/zh/classes', '/zh/notes', '/library'];

testInTurn(
  'a signed-in page requests its files and the account before the app has started, in each language',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await saveData(page);
    for (const path of pagesInLanguages) {
      const requested: string[] = [];
      const note = (request: Request) => {
        const { pathname } = new URL(request.url());
        if (scriptsAndStyles.test(pathname) || pathname.endsWith('/auth/get')) requested.push(pathname);
      };
      page.on('request', note);
      await page.route(/\/assets\/main-.*\.js$/, route =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(pageUrl(path), { waitUntil: 'commit' });
      const links = page.locator('link[rel=modulepreload], link[rel=preload]');
      await expect.poll(() => links.count()).toBeGreaterThan(5);
      const asked = await links.evaluateAll(all =>
        all.map(link => new URL((link as HTMLLinkElement).href).pathname),
      );
      await expect.poll(() => asked.filter(name => !requested.includes(name))).toEqual([]);
      await expect.poll(() => requested).toContain('/api/auth/get');
      const early = new Set(requested.splice(0));
      await page.unrouteAll();
      await page.goto(pageUrl(path), { waitUntil: 'networkidle' });
      expect(
        requested.filter(name => !early.has(name)),
        path,
      ).toEqual([]);
      expect(
        requested.filter(name => name === '/api/auth/get'),
        path,
      ).toHaveLength(1);
      page.off('request', note);
    }
  },
);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
