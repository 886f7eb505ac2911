import type { Page } from '@playwright/test';
import type { SessionEnd } from '../../../web/platform/auth/device-data.ts';
import { rowOf, storedIn } from './browser-profile.ts';
import { expect } from './pages.ts';

export const onLogin = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();

/**
 * Expects that the tab shows none of the words, and that its storages contain only what may remain after this
 * kind of session end.
 */
export async function expectNoWordLeft(page: Page, end: SessionEnd, words: readonly string[]): Promise<void> {
  const shown = () => page.evaluate(() => document.body.innerText + document.title);
  const legible = async () => {
    const text = await shown();
    return words.filter(word => text.includes(word));
  };
  await expect.poll(legible).toEqual([]);
  if (end !== 'expired') {
    const inPage = await page.evaluate(
      () =>
        document.documentElement.outerHTML +
        [...document.querySelectorAll('input, textarea')].map(one => (one as HTMLInputElement).value).join(),
    );
    expect(words.filter(word => inPage.includes(word))).toEqual([]);
  }
  const misplaced = async () => {
    const stored = (await storedIn(page)).filter(({ place }) => place !== 'history');
    return stored.filter(item => rowOf(item)?.goesAt.includes(end) ?? true).map(item => item.name);
  };
  await expect.poll(misplaced).toEqual([]);
  const all = JSON.stringify(await storedIn(page));
  expect(words.filter(word => all.includes(word))).toEqual([]);
}
