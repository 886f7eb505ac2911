import type { Locator, Page } from '@playwright/test';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';
import { openAs } from '../support/act-as.ts';
import { createNavigator } from '../support/navigate.ts';
import { expect, pageUrl, test } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { sometimes } from '../support/test-in-turn.ts';

/** Pages that have every kind of pop-over, menu and picker of the product. */
const pages = [
  '/dashboard',
  '/cases',
  '/eye',
  '/eye/create',
  '/learning-efficiency/result',
  '/learning-efficiency/create/5-6',
  '/notes',
  '/notes/create',
  '/templates/create',
  '/classes',
  '/timetable',
  '/library',
  '/developer',
  '/users',
  '/terms',
  '/activity/custom/create',
];

const openers = 'button[aria-haspopup], [role="combobox"], input[aria-haspopup]';

const byPointer = (opener: Locator) => opener.click({ timeout: 5_000 });

async function byKeys(opener: Locator): Promise<void> {
  await opener.focus();
  const isField = await opener.evaluate(({ tagName }) => tagName === 'INPUT');
  await opener.press(isField ? 'ArrowDown' : 'Enter');
}

/** Opens a pop-over in one way, closes it by Escape, and expects the focus on the opener. */
async function closeByEscape(page: Page, opener: Locator, open: typeof byKeys): Promise<void> {
  const name = await opener.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? '');
  await open(opener);
  const opened = page.locator('[role="dialog"], [role="menu"], [role="listbox"]').filter({ visible: true });
  await expect(opened.first(), name).toBeVisible({ timeout: 5_000 });
  // The test presses Escape only once the dialog has the focus, as people do. Some dialogs leave the focus on
  // the opener.
  const focused = opened.first().locator(':focus');
  await expect(focused)
    .toHaveCount(1, { timeout: 1_000 })
    .catch(() => undefined);
  await page.keyboard.press('Escape');
  await expect(opener, name).not.toHaveAttribute('aria-expanded', 'true', { timeout: 5_000 });
  // When a pop-over of an editor's button closes, the focus returns to the text of the editor.
  const text = page.locator('[contenteditable]:focus');
  await expect(opener.and(page.locator(':focus')).or(text), name).toHaveCount(1, { timeout: 5_000 });
  await expect(opened, name).toHaveCount(0, { timeout: 5_000 });
}

sometimes(
  'Escape closes every menu and dialog and returns the focus, whether it was opened by pointer or keyboard',
  async ({ page }) => {
    test.setTimeout(300_000);
    await openAs(page, 'helen@brightwater.example', '/');
    await page.setViewportSize({ width: 1280, height: 900 });
    const visit = createNavigator(page);
    const complaints: string[] = [];
    for (const path of sampleUpTo('pages with pop-overs', 3, pages)) {
      await visit(pageUrl(path));
      const seen = new Set<string>();
      for (const opener of await page.locator(openers).filter({ visible: true }).all()) {
        // An earlier opener may have closed the element that contained this one.
        if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
        const kind = await opener.evaluate(({ className, ariaHasPopup }) => `${className} ${ariaHasPopup}`);
        if (seen.has(kind)) continue;
        seen.add(kind);
        for (const open of [byPointer, byKeys, byPointer])
          await closeByEscape(page, opener, open).catch(error =>
            complaints.push(`${path} ${open.name}: ${error}`),
          );
      }
      expect(seen.size, path).toBeGreaterThan(2);
    }
    expect(complaints).toEqual([]);
  },
);

/** Buttons that open a dialog, by page. */
const dialogs: [path: string, button: string][] = [
  ['/classes', 'New class'],
  ['/timetable', 'New session'],
  ['/timetable', 'Copy week'],
  ['/users', 'Invite people'],
  ['/developer', 'Import'],
  ['/organizations/brightwater?tab=api', 'New API key'],
];

sometimes('a dialog first focuses a field or a harmless button, however it was opened', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, 'helen@brightwater.example', '/');
  const visit = createNavigator(page);
  for (const [path, name] of sampleUpTo('dialogs of pages', 2, dialogs)) {
    for (const open of [byPointer, byKeys]) {
      await visit(pageUrl(path));
      const main = page.getByRole('main');
      const opener = main
        .getByRole('button', { name, exact: true })
        .or(main.getByRole('link', { name, exact: true }));
      await open(opener.first());
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button').first(), `${path} ${name}`).toBeVisible();
      const begun = dialog.locator(
        ':is(input, textarea, button[aria-label], button[data-variant=default]):focus',
      );
      await expect(begun, `${path} ${name}`).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog, `${path} ${name}`).toHaveCount(0);
    }
  }
});

sometimes(
  'the dialog for emailing a report focuses its first field, and a dialog keeps the focus when its next step opens',
  async ({ page }) => {
    await openAs(page, 'helen@brightwater.example', '/dashboard?send=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Child' })).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();

    await openAs(page, 'helen@brightwater.example', '/users');
    await page.getByRole('button', { name: /^Actions for .*陈美仪/ }).click();
    await page.getByRole('menuitem', { name: 'Change modules' }).click();
    await dialog.getByRole('button', { name: 'Change' }).first().press('Enter');
    await expect(dialog.getByRole('button', { name: 'Save decision' })).toBeVisible();
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
  },
);

test('a dialog returns the focus to the menu that opened it', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/notes');
  await page.setViewportSize({ width: 1280, height: 900 });
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('after a click on a score of an evaluation, number keys set that score and the following ones', async ({
  page,
}) => {
  const title = `Pointer and keys ${Date.now()}`;
  const { id, children } = await planSession({ title, date: inDays(-4) });
  const [first, second] = children.map(({ fullName }) => fullName);
  const cell = (name: string | undefined, field: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}, .*${field}:`) });
  await openAs(page, 'helen@brightwater.example', `/activity/evaluate/edit/${id}`);
  await page.setViewportSize({ width: 1280, height: 900 });

  await cell(first, 'Participation').click();
  const pad = page.getByRole('dialog', { name: /Participation|Fluency/ });
  await expect(pad).toBeVisible();
  await expect(cell(first, 'Participation')).toBeFocused();
  await page.keyboard.press('4');
  await expect(cell(first, 'Participation')).toHaveAccessibleName(/4 of 5/);
  await expect(pad).toBeHidden();
  await page.keyboard.press('5');
  await expect(cell(first, 'Fluency')).toHaveAccessibleName(/5 of 5/);
  await expect(cell(first, 'Observation')).toBeFocused();

  await cell(second, 'Participation').click();
  await page.keyboard.press('Escape');
  await expect(pad).toBeHidden();
  await expect(cell(second, 'Participation')).toBeFocused();
  await cell(second, 'Participation').click();
  await pad.getByRole('button', { name: /^2:/ }).focus();
  await page.keyboard.press('3');
  await expect(cell(second, 'Participation')).toHaveAccessibleName(/3 of 5/);
  await expect(cell(second, 'Fluency')).toBeFocused();
  await cell(second, 'Fluency').click();
  await pad.getByRole('button', { name: /^1:/ }).click();
  await expect(cell(second, 'Observation')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(first, 'Observation')).toBeFocused();
  await cell(second, 'Participation').click();
  await cell(second, 'Participation').click();
  await expect(pad).toBeHidden();
  await expect(cell(second, 'Participation')).toBeFocused();

  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark absent' }).click();
  await expect(page.getByText('Absent. Nothing to fill in.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('checkbox', { name: new RegExp(`${first}`) })).toBeFocused();
});
