import type { Page } from '@playwright/test';
import { actAs } from './support/act-as.ts';
import { expect, pageUrl, test } from './support/pages.ts';
import { scannedToken } from './support/scanned-token.ts';
import { inTurn } from './support/test-in-turn.ts';

const testInTurn = inTurn(test);

/**
 * Bytes of scripts and styles that may come over the wire before a page is shown. The entry knows the public pages
 * only, so that new pages cost nothing here but the public ones, as the questions to a family; registering tells of
 * names that reports cannot print, shows the terms for people, and has the words of every refusal.
 */
const limits = { login: 182_400, emptyPage: 185_100, register: 252_500, registerChild: 145_000 };
/** Of scripts and styles, that a page of somebody who is signed in may take: each is a request. */
const files = 92;

const scriptsAndStyles = /\.(js|css)$/;

/** The bytes of each file from now on, as they come over the wire. What comes after the test has ended is nobody's. */
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

/** The bytes of all of them. */
function measureBytes(page: Page, counted?: RegExp): () => Promise<number> {
  const each = measureEachFile(page, counted);
  return async () => (await each()).reduce((sum, weight) => sum + weight, 0);
}

test('the sign-in page loads at most 182 kB of scripts and styles', async ({ page }) => {
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

testInTurn('a public page with nothing on it carries no more than sign-in', async ({ page }) => {
  const total = measureBytes(page);
  await page.goto(pageUrl('/nowhere'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const shown = await total();
  console.log(`an empty public page: ${kilobytes(shown)}`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.emptyPage);
});

testInTurn('the registration page does not load the app shell', async ({ page }) => {
  const total = measureBytes(page);
  await page.goto(pageUrl(`/register?token=${'a'.repeat(22)}`), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await total();
  console.log(`/register: ${kilobytes(shown)}`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.register);
});

test('the form of a scanned QR code takes at most 145 kB in all', async ({ page }) => {
  const total = measureBytes(page, /^/);
  await page.goto(pageUrl(`/${await scannedToken()}`), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Register your child' })).toBeVisible();
  const shown = await total();
  console.log(`a scanned QR code: ${kilobytes(shown)} in all`);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(limits.registerChild);
});

test('a page loads few files', async ({ page }) => {
  await actAs(page, 'mei@brightwater.example');
  const each = measureEachFile(page);
  await page.goto(pageUrl('/cases'), { waitUntil: 'networkidle' });
  const { length } = await each();
  console.log(`/cases: ${length} scripts and styles`);
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(files);
});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
