import type { Page } from '@playwright/test';
import { openAs } from '../support/act-as.ts';
import { expect, phone, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

test.use({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2.625 });

/** Widths of the page in each of twenty frames; a list that flickers changes the width. */
const pageWidths = (page: Page) =>
  page.evaluate(async () => {
    const widths = new Set<number>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      widths.add(document.documentElement.scrollWidth);
    }
    return [...widths];
  });

/** Opens the list of a field in a dialog with a finger, and taps its first option. */
async function tapFirstOption(page: Page, field: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).tap();
  const option = page.getByRole('option').filter({ visible: true }).first();
  await expect(option).toBeVisible();
  expect(await pageWidths(page), field).toEqual([phone.width]);
  await option.tap();
}

sometimes(
  'on a phone a finger chooses from each list in the full-screen dialog of a new session',
  async ({ page }) => {
    await openAs(page, 'helen@brightwater.example', '/timetable?session=new');
    const dialog = page.getByRole('dialog');
    const picked = dialog.getByRole('button', { name: /^Remove / });
    await expect(picked, 'the owner is picked from the start').toHaveCount(1);
    for (const [at, field] of ['Classes', 'Children', 'Activities'].entries()) {
      await tapFirstOption(page, field);
      await expect(picked).toHaveCount(at + 2);
    }
    await tapFirstOption(page, 'Reminder');
    await dialog.getByRole('button', { name: 'Choose from a calendar' }).tap();
    const day = page.getByRole('button', { name: /^15 / });
    await expect(day).toBeVisible();
    expect(await pageWidths(page)).toEqual([phone.width]);
    await day.tap();
    await expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveValue(/^15 /);
  },
);

sometimes('on a phone a finger chooses the child of a report to send', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/?send=1');
  await tapFirstOption(page, 'Child');
  await expect(page.getByRole('dialog', { name: /^Email .+’s report$/ })).toBeVisible();
});
