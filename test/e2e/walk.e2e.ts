import type { Page } from '@playwright/test';
import { at, expect, expectSound, type Lang, openCase, signIn, test } from './support/pages.ts';

const widths = [390, 1280];
const themes = ['light', 'dark'] as const;

/** Shows the page at each width and in each theme and looks it over. */
async function lookOver(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(at(path, lang));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectSound(page);
    }
  }
}

for (const lang of ['en', 'zh'] as const) {
  test(`pages for everybody are sound (${lang})`, async ({ page }) => {
    for (const path of ['/login', '/nowhere']) await lookOver(page, path, lang);
  });

  test(`pages of a member are sound (${lang})`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, 'helen@brightwater.example', lang);
    for (const path of ['/', '/cases', '/cases?status=archived', '/cases?new=1', '/cases/unknown']) {
      await lookOver(page, path, lang);
    }
    await openCase(page, 'Chan Siu Ming', '陈小明', lang);
    const id = page.url().split('/').at(-1) ?? '';
    for (const path of [`/cases/${id}`, `/cases/edit/${id}`]) await lookOver(page, path, lang);
  });

  test(`the platform’s page is sound (${lang})`, async ({ page }) => {
    await signIn(page, 'sam@lumitree.example', lang);
    await lookOver(page, '/', lang);
  });
}
