import type { Page } from '@playwright/test';
import { openAs } from '../support/act-as.ts';
import { createNavigator } from '../support/navigate.ts';
import { expect, pageUrl, press, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'an error with an unknown code shows one general toast, which disappears when the page changes',
  async ({ page, complaints }) => {
    await openAs(page, 'helen@brightwater.example', '/classes');
    const visit = createNavigator(page);
    await visit(pageUrl('/classes'));
    await page.route('**/api/classes', route =>
      route.fulfill({ status: 409, json: { error: { code: 'class.never-heard-of', message: 'Refused' } } }),
    );
    await press(page, 'New class');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`Refused ${Date.now()}`);
    const toast = page.getByText('Form submit error', { exact: true });
    for (let times = 0; times < 2; times += 1) {
      await dialog.getByRole('button', { name: /^(Add|Save|Create)/ }).click();
      await expect(toast).toHaveCount(1);
    }
    await page.unroute('**/api/classes');
    await page.clock.install();
    await page.clock.fastForward(10_000);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
    await expect(toast).toHaveCount(0);
    complaints.splice(0);
  },
);

/** Names of the visible controls of the open dialog that a toast covers, at least in part. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1);
    const toasts = [...document.querySelectorAll('[role=alert]')].filter(one => !dialog?.contains(one));
    if (!dialog || toasts.length === 0) return ['There is no dialog or no toast'];
    const shown = dialog.getBoundingClientRect();
    const isCovered = (control: Element) => {
      const box = control.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, shown.top), Math.min(box.bottom, shown.bottom)];
      return toasts
        .map(toast => toast.getBoundingClientRect())
        .some(it => top < it.bottom && bottom > it.top && box.left < it.right && box.right > it.left);
    };
    const controls = [...dialog.querySelectorAll('button, input, textarea, select, [contenteditable]')];
    return controls.filter(isCovered).map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

for (const [width, height] of [
  [1440, 1000],
  [1280, 560],
  [390, 700],
] as const)
  test(`a session that is saved without children shows an error beside the field, and as a toast that covers no field or button, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'helen@brightwater.example', '/timetable');
    await press(page, 'New session');
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: 'Add session' });
    await add.click();
    await expect(page.getByText('You need to select at least one Class or Case')).toHaveCount(2);
    await expect.poll(() => coveredByToasts(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-toast-room');
  });
