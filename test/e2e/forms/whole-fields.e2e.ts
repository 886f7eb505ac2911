import type { Page } from '@playwright/test';
import { openAs } from '../support/act-as.ts';
import { createNavigator } from '../support/navigate.ts';
import { expect, pageUrl, test } from '../support/pages.ts';

const pages = [
  '/dashboard',
  '/dashboard?tab=outcomes',
  '/cases?new=1',
  '/eye/create',
  '/learning-efficiency/create/5-6',
  '/learning-efficiency/create/7-11',
  '/notes/create',
  '/timetable?new=1',
  '/terms/create',
  '/settings?tab=certificates',
  '/users/licences',
  '/organizations/brightwater?tab=preferences',
  '/organizations/brightwater?tab=audit',
];

/** Texts of fields that are wider than their field, with the room that they have. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return ['no canvas'];
    return [...document.querySelectorAll<HTMLInputElement>('main input, [role=dialog] input')].flatMap(
      field => {
        const { font, paddingInlineStart, paddingInlineEnd, textOverflow } = getComputedStyle(field);
        const isDate = /\d{4}/.test(field.value) && field.value.length < 30;
        if (!field.checkVisibility() || !isDate || textOverflow === 'ellipsis') return [];
        canvas.font = font;
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        const { width } = canvas.measureText(field.value);
        return width > room + 1 ? [`${field.value}: ${Math.round(width)} > ${Math.round(room)}`] : [];
      },
    );
  });

for (const lang of ['en', 'zh'] as const) {
  test(`dates are whole in their fields at each width, ${lang}`, async ({ page }) => {
    test.setTimeout(240_000);
    const prefix = lang === 'zh' ? '/zh' : '';
    await openAs(page, 'helen@brightwater.example', '/', lang);
    const visit = createNavigator(page);
    const cut: string[] = [];
    for (const path of pages) {
      await visit(pageUrl(`${prefix}${path}`));
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => cutTexts(page), { timeout: 2_000 })
          .toEqual([])
          .catch(async () => cut.push(`${path} ${width}: ${await cutTexts(page)}`));
      }
    }
    expect(cut).toEqual([]);
  });
}
