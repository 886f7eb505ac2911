import { daysAfter } from '../../../shared/core/dates/days.ts';
import { mondayOf } from '../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl, phone } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { sometimes } from '../support/test-in-turn.ts';

/** A week in which neither the demo nor other tests have sessions. */
const monday = daysAfter(mondayOf(inDays(0)), 33 * 7);

sometimes(
  'the timetable shows only the sessions of a child that the user searches for, and all sessions after that filter is cleared',
  async ({ page }) => {
    const [ours, theirs] = [`Ours ${Date.now()}`, `Theirs ${Date.now()}`];
    const { children } = await planSession({ title: ours, date: monday, names: ['Fern'] });
    await planSession({ title: theirs, date: daysAfter(monday, 2), names: ['Hazel'] });
    const child = `Fern ${ours}`;
    await openAs(page, 'helen@brightwater.example', `/timetable?date=${monday}`);
    const session = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
    await expect(session(theirs)).toBeVisible();

    await page.getByRole('button', { name: 'Child', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Child' });
    await expect(field).toBeFocused();
    await field.fill(child);
    await expect(page.getByRole('option', { name: child })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const chip = page.getByRole('button', { name: `Child: ${child}` });
    await expect(chip).toBeFocused();
    await expect(field).toBeHidden();
    await expect(session(theirs)).toBeHidden();
    await expect(session(ours)).toBeVisible();
    expect(page.url()).toContain(`ofChild=${children[0]?.id}`);
    await expectAccessibleEverywhere(page);

    await page.reload();
    await expect(chip).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filter Child' }).click();
    await expect(session(theirs)).toBeVisible();
    expect(page.url()).not.toContain('ofChild');
  },
);

sometimes(
  'on a phone the timetable is filtered by a child, and the hidden sessions can be shown again',
  async ({ page }) => {
    await page.setViewportSize(phone);
    const title = `Phone ${Date.now()}`;
    const date = daysAfter(monday, 7);
    await planSession({ title, date, names: ['Iris'] });
    await openAs(page, 'helen@brightwater.example', `/timetable?view=list&date=${date}`, 'zh');
    await page.getByRole('button', { name: '筛选' }).click();
    const drawer = page.getByRole('dialog', { name: '筛选' });
    await drawer.getByRole('combobox', { name: '孩子' }).fill(`Iris ${title}`);
    await page.getByRole('option', { name: `Iris ${title}` }).click();
    await expect(drawer.getByRole('button', { name: `移除Iris ${title}` })).toBeVisible();
    await drawer.getByRole('button', { name: '查看结果' }).click();
    await expect(page.getByRole('button', { name: title })).toHaveCount(1);
    await expect(page.getByRole('button', { name: '筛选，已用1项' })).toBeVisible();

    const ofChild = new URL(page.url()).searchParams.get('ofChild');
    await page.goto(pageUrl(`/timetable?view=day&date=${daysAfter(date, 1)}&ofChild=${ofChild}`, 'zh'));
    await expect(page.getByText('这一天没有符合筛选条件的课堂。')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '显示全部课堂' }).click();
    await expect(page.getByText('这一天没有排课。')).toBeVisible();
  },
);
