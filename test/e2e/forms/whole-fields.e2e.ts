import type { Page } from '@playwright/test';
import { pathFor, type Route, type RouteName, routes } from '../../../shared/core/routes.ts';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { exampleIdFor } from '../support/example-ids.ts';
import { createNavigator } from '../support/navigate.ts';
import { expect, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const person = 'helen@brightwater.example';

/** Pages that are forms, each with its own address. */
const ownForms = (Object.keys(routes) as RouteName[]).filter(name => /^(create|edit)/.test(name));

/** Forms on other pages, or in a dialog over them. */
const otherForms = [
  '/dashboard',
  '/dashboard?tab=outcomes',
  '/dashboard?send=1',
  '/cases?new=1',
  '/cases?tab=qr',
  '/timetable?new=1',
  '/users?new=1',
  '/users/licences',
  ...['account', 'certificates', 'profile'].map(tab => `/settings?tab=${tab}`),
  ...['preferences', 'eye', 'screening', 'calendar', 'evaluation', 'api', 'privacy', 'audit'].map(
    tab => `/organizations/brightwater?tab=${tab}`,
  ),
];

/** Number of forms measured per language at this commit; `--full` measures all. */
const sampled = 8;

async function pathOf(name: RouteName): Promise<string> {
  const route: Route = routes[name];
  const id =
    route.path.includes('{id}') && (await exampleIdFor(route, await callerOf(person, 'brightwater')));
  return pathFor('en', name as 'editCase', id ? { id } : ({} as { id: string }));
}

/**
 * Values that are wider than the space in their field. Text that people type freely may be cut off; dates,
 * numbers and choices must be fully visible.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return ['no canvas'];
    return [...document.querySelectorAll<HTMLInputElement>('main input, [role=dialog] input')].flatMap(
      field => {
        const { font, paddingInlineStart, paddingInlineEnd, textOverflow } = getComputedStyle(field);
        const isDate = /\d{4}/.test(field.value) && field.value.length < 30;
        const isMade = isDate || field.inputMode !== '' || field.readOnly || field.role === 'combobox';
        if (!field.checkVisibility() || !isMade || textOverflow === 'ellipsis') return [];
        canvas.font = font;
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        const { width } = canvas.measureText(field.value);
        return width > room + 1 ? [`${field.value}: ${Math.round(width)} > ${Math.round(room)}`] : [];
      },
    );
  });

for (const lang of ['en', 'zh'] as const) {
  sometimes(`dates, numbers and choices fit into their fields at any width, ${lang}`, async ({ page }) => {
    test.setTimeout(600_000);
    const prefix = lang === 'zh' ? '/zh' : '';
    await openAs(page, person, '/', lang);
    const visit = createNavigator(page);
    const cut: string[] = [];
    for (const form of sampleUpTo(`fields ${lang}`, sampled, [...otherForms, ...ownForms])) {
      const path = form.startsWith('/') ? form : await pathOf(form as RouteName);
      await visit(pageUrl(`${prefix}${path}`));
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
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
