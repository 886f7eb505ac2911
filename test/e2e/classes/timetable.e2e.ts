import type { Locator, Page } from '@playwright/test';
import { daysAfter } from '../../../shared/core/dates/days.ts';
import { nowIn } from '../../../shared/core/dates/now-in.ts';
import { mondayOf } from '../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

/**
 * Runs the tests in order, because the form of a new session begins with what the person entered for the last
 * session.
 */
test.describe.configure({ mode: 'default' });

/** A week in which neither the demo nor an earlier try of this test has sessions. */
const emptyWeek = () =>
  daysAfter(mondayOf(new Date().toISOString().slice(0, 10)), (20 + 5 * test.info().retry) * 7);

/** Plans a session in the open dialog, on the day that it shows. */
async function plan(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New session' });
  await dialog.getByRole('combobox', { name: 'Classes' }).fill('P2');
  await page.getByRole('option', { name: 'P2 Reading club' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(dialog).toBeHidden();
}

const dayOf = (session: Locator) =>
  session.evaluate(element => element.closest('[data-day]')?.getAttribute('data-day'));

test('a user plans a session, moves the session and undoes the move by keyboard only', async ({ page }) => {
  const title = `By keys ${Date.now()}`;
  const tuesday = daysAfter(emptyWeek(), 1);
  const wednesday = daysAfter(tuesday, 1);
  await openAs(page, 'mei@brightwater.example', `/timetable?date=${tuesday}`);
  await page.keyboard.press('s');
  await plan(page, title);
  const session = page.getByRole('button', { name: title });
  await expect(session).toBeVisible();
  const before = (await session.innerText()).match(/\d\d:\d\d–\d\d:\d\d/)?.[0] ?? '';
  expect(before).not.toBe('');
  expect(await dayOf(session)).toBe(tuesday);

  await session.focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('region', { name: `Moving ${title}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => dayOf(session)).toBe(wednesday);
  await expect(session).toBeFocused();
  await expect(session).not.toContainText(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dayOf(session)).toBe(tuesday);
  await expect(session).toContainText(before);
  await expectAccessibleEverywhere(page);

  await page.keyboard.press('d');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Tuesday');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Wednesday');
  await expect(session).toBeHidden();
});

/**
 * The last time at which it was five in the afternoon in the clinic, but not on a Sunday, which is hidden. A
 * clock ahead would end the session.
 */
function lastAfternoon(): Date {
  const { date, time } = nowIn('Asia/Hong_Kong');
  const day = time < '17:00' ? daysAfter(date, -1) : date;
  const isSunday = new Date(day).getUTCDay() === 0;
  return new Date(`${isSunday ? daysAfter(day, -1) : day}T17:00:00+08:00`);
}

test('on a wide screen, the timetable of today and of this week opens at the present time', async ({
  page,
}) => {
  await page.clock.setFixedTime(lastAfternoon());
  await page.setViewportSize({ width: 1280, height: 480 });
  const line = page.locator('[data-now]');
  for (const view of ['week', 'day']) {
    await openAs(page, 'helen@brightwater.example', `/timetable?view=${view}`);
    await expect(line).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }
  await openAs(page, 'helen@brightwater.example', `/timetable?date=${emptyWeek()}`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

sometimes(
  'dragging over free time creates a session, which can be dragged to another day',
  async ({ page }) => {
    const title = `Drawn ${Date.now()}`;
    const from = daysAfter(emptyWeek(), 14);
    await openAs(page, 'mei@brightwater.example', `/timetable?date=${from}`);
    await expect(page.getByText('Nothing is planned in the week shown.')).toBeVisible();
    const column = async (date: string) => {
      const box = await page.locator(`[data-day="${date}"]`).boundingBox();
      if (!box) throw new Error('The day is not shown');
      return box;
    };
    const monday2 = await column(from);
    const hour = monday2.height / 11;
    await page.mouse.move(monday2.x + 40, monday2.y + hour * 1.1);
    await page.mouse.down();
    await page.mouse.move(monday2.x + 44, monday2.y + hour * 1.5, { steps: 4 });
    await page.mouse.move(monday2.x + 44, monday2.y + hour * 1.95, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`at=${from}T09%3A00&to=10%3A00`));
    await plan(page, title);
    const session = page.getByRole('button', { name: title });
    await expect(session).toContainText('09:00–10:00');

    const box = await session.boundingBox();
    const target = await column(daysAfter(from, 3));
    if (!box) throw new Error('The session is not shown');
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(target.x + 30, box.y + 20 + hour, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => dayOf(session)).toBe(daysAfter(from, 3));
    await expect(session).toContainText('10:00–11:00');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

sometimes(
  'in the month view a session is moved to other days by keyboard and mouse, and each step is announced',
  async ({ page }) => {
    const title = `Month club ${Date.now()}`;
    const from = mondayOf(`${daysAfter(emptyWeek(), 9 * 7).slice(0, 7)}-14`);
    await openAs(page, 'mei@brightwater.example', `/timetable?view=month&date=${from}`);
    const day = (date: string) => page.locator(`section[data-day="${date}"]`);
    await day(from).dblclick({ position: { x: 60, y: 90 } });
    await expect(page).toHaveURL(new RegExp(`at=${from}T09%3A00&to=10%3A00`));
    await plan(page, title);
    const session = page.getByRole('button', { name: title });
    const on = (date: string) => expect(day(date).getByRole('button', { name: title })).toBeVisible();
    await on(from);

    await session.focus();
    await page.keyboard.press('m');
    const bar = page.getByRole('region', { name: `Moving ${title}` });
    await expect(bar).toContainText('↑ ↓ by a week');
    const said = page.locator('[aria-live="assertive"]').filter({ hasText: title });
    await expect(said).toContainText('up and down by a week');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(day(daysAfter(from, 8)).locator('[data-ghost]')).toContainText(title);
    await expectAccessible(page);
    for (let week = 0; week < 3; week++) await page.keyboard.press('ArrowDown');
    await expect(day(from)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(said).toContainText('stays where it was');
    await expect(session).toBeFocused();
    await on(from);

    await page.keyboard.press('m');
    await expect(bar).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await bar.getByRole('button', { name: 'Day after' }).click();
    await page.keyboard.press('Enter');
    await bar.getByRole('button', { name: 'Move here' }).click();
    await expect(bar).toBeHidden();
    await on(daysAfter(from, 9));
    await expect(session).toBeFocused();
    await expect(session).toContainText('09:00');

    const box = await session.boundingBox();
    const target = await day(daysAfter(from, 3)).boundingBox();
    if (!box || !target) throw new Error('The month is not shown');
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + 60, { steps: 6 });
    await page.mouse.up();
    await on(daysAfter(from, 3));
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

sometimes('on a phone the timetable shows one day, in Chinese', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'mei@brightwater.example', '/timetable', 'zh');
  const days = page.getByRole('navigation', { name: '一周的日期' });
  await expect(days.getByRole('button')).toHaveCount(7);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+月\d+日/);
  const busy = days.getByRole('button', { name: /[1-9]节课/ }).first();
  await busy.click();
  await expect(page.getByRole('region', { name: /日星期.，[1-9]节课/ })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(pageUrl('/timetable?view=month', 'zh'));
  await expect(page.getByRole('heading', { level: 2, name: /年\d+月/ })).toBeVisible();
  await expectAccessible(page);
});
