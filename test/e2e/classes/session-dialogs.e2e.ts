import type { Page } from '@playwright/test';
import { daysAfter } from '../../../shared/core/dates/days.ts';
import { evaluations } from '../../../shared/features/classes/evaluations/endpoints.ts';
import { mondayOf } from '../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { sometimes } from '../support/test-in-turn.ts';

/** A week in which neither the demo nor other tests have sessions. */
const monday = daysAfter(mondayOf(new Date().toISOString().slice(0, 10)), 40 * 7);
const tuesday = daysAfter(monday, 1);

interface Planned {
  date?: string;
  repeatUntil?: string;
}

/** Plans a session at ten, and opens the timetable of its week. */
async function plan(page: Page, title: string, { date = tuesday, repeatUntil }: Planned = {}): Promise<void> {
  await planSession({
    ...{ title, date, start: '10:00', end: '11:00', repeatUntil },
    ...{ names: ['Pearl', 'Ruby'], activityTitle: 'Line tracking sheet' },
  });
  await openAs(page, 'helen@brightwater.example', `/timetable?date=${date}`);
}

const blocks = (page: Page, title: string) => page.locator('button[data-session]').filter({ hasText: title });

sometimes(
  'one session of a series is cancelled with a reason, the following ones are deleted, and all are restored',
  async ({ page }) => {
    const title = `Series ${Date.now()}`;
    await plan(page, title, { repeatUntil: daysAfter(tuesday, 14) });
    await blocks(page, title).click();
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
    const act = async (item: string) => {
      await sheet.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await act('Cancel this session');
    const cancelling = page.getByRole('dialog', { name: 'Cancel this session' });
    await expect(cancelling.getByRole('radio', { name: 'Only this session' })).toBeChecked();
    await cancelling.getByRole('textbox', { name: 'Reason' }).fill('Typhoon');
    await expectAccessible(page);
    await cancelling.getByRole('button', { name: 'Cancel the session' }).click();
    await expect(sheet).toContainText('Typhoon');

    await act('Undo the cancellation of this session');
    const resuming = page.getByRole('dialog', { name: 'Undo the cancellation of this session' });
    await resuming.getByRole('button', { name: 'Undo' }).click();
    await expect(sheet).not.toContainText('Typhoon');

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await blocks(page, title).focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('region', { name: `Moving ${title}` })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const moving = page.getByRole('dialog', { name: 'Move this session' });
    await expect(moving).toContainText(new RegExp(`${title}, from Tue.*, 10:00–11:00 to Wed.*, 10:00–11:00`));
    await moving.getByRole('button', { name: 'Keep it' }).click();
    await expect(moving).toBeHidden();
    await blocks(page, title).click();

    await act('Delete this session');
    const deleting = page.getByRole('dialog', { name: 'Delete this session' });
    await page.keyboard.press('Escape');
    await expect(deleting).toBeHidden();
    await expect(sheet).toBeVisible();
    await act('Delete this session');
    await deleting.getByRole('radio', { name: 'All sessions of the series' }).check();
    await deleting.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${title} deleted: 3 sessions`)).toBeVisible();
    await expect(blocks(page, title)).toBeHidden();
    const told = page.getByText(`${title} deleted: 3 sessions`).locator('..');
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(blocks(page, title)).toBeVisible();
  },
);

sometimes(
  'a session is copied to another day, and its activity can be read in the version that was planned and in the latest version',
  async ({ page }) => {
    const title = `Copied ${Date.now()}`;
    await plan(page, title, { date: daysAfter(tuesday, 28) });
    await blocks(page, title).click();
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
    await sheet.getByRole('button', { name: 'Line tracking sheet', exact: true }).click();
    const activity = page.getByRole('dialog', { name: 'Line tracking sheet' });
    await expect(activity).toContainText('as it was when it was put on this session');
    await expect(activity.getByRole('term').first()).toBeVisible();
    await expect(activity.getByRole('heading', { name: 'Objectives' })).toBeVisible();
    await expectAccessible(page);
    await activity.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Line tracking sheet has not changed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(activity).toBeHidden();
    await expect(sheet).toBeVisible();

    await sheet.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Copy this session' }).click();
    const copying = page.getByRole('dialog', { name: 'Copy this session' });
    await copying.getByRole('combobox', { name: 'Start' }).fill('14:00');
    await copying.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText(`${title} copied`)).toBeVisible();
    await expect(sheet).toContainText('14:00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Session ${title} deleted`)).toBeVisible();
    await expect(sheet).not.toContainText('14:00');
    await expect(sheet).toContainText(title);
  },
);

sometimes(
  'a user copies a week of sessions by keyboard and undoes it; copying it again creates no second copies',
  async ({ page }, { retry }) => {
    const title = `Weekly ${Date.now()}`;
    const week = 70 + 21 * retry;
    const sunday = daysAfter(monday, week - 1);
    await plan(page, title, { date: daysAfter(tuesday, week) });
    const shown = page.getByRole('heading', { level: 2 });
    const copy = async () => {
      const name = `Copy the week ${await shown.textContent()}`;
      await page.getByRole('button', { name: 'Copy week' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    };
    const planned = String(await shown.textContent());
    const copyToNextWeek = async () => {
      await copy();
      await expect(page.getByText(/^1 session copied to/)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`date=${daysAfter(sunday, 7)}`));
      await expect(shown).not.toHaveText(planned);
      await expect(blocks(page, title)).toBeVisible();
    };
    const showWeekBefore = async () => {
      await page.getByRole('button', { name: 'Week before' }).click();
      await expect(page).toHaveURL(new RegExp(`date=${sunday}`));
      // The address of the page changes before its content does.
      await expect(shown).toHaveText(planned);
    };
    await copyToNextWeek();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 copied session deleted')).toBeVisible();
    await expect(blocks(page, title)).toHaveCount(0);
    await showWeekBefore();
    await copyToNextWeek();
    await showWeekBefore();
    await copy();
    const result = page.getByRole('dialog', { name: /^No session copied to/ });
    await expect(result).toContainText('they are all there already');
    await expectAccessible(page);
  },
);

sometimes(
  'cancelling a colleague’s evaluated session shows the consequences and requires a reason',
  async ({ page }) => {
    const title = `Rated ${Date.now()}`;
    const owner = 'mei@brightwater.example';
    const { id, children, activities } = await planSession({
      title,
      date: inDays(-9),
      names: ['Opal'],
      owner,
    });
    const rated = { caseId: `${children[0]?.id}`, activityId: `${activities[0]?.id}` };
    const { call } = await callerOf(owner, 'brightwater');
    await call(evaluations.changeEvaluations, {
      ...{ sessionId: id, changes: [{ ...rated, field: 'fluency', from: null, to: 4 }] },
    });
    const address = `/timetable?session=${id}`;
    await openAs(page, 'helen@brightwater.example', address);
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
    await sheet.getByRole('button', { name: `Actions for ${title}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Cancel this session' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete this session' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Cancel this session' }).click();
    const cancelling = page.getByRole('dialog', { name: 'Cancel this session' });
    await expect(cancelling).toContainText('What was evaluated is kept');
    const reason = cancelling.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveAccessibleDescription(
      /Needed, as the (evaluation has begun|session has been)/,
    );
    await reason.fill(' ');
    await cancelling.getByRole('button', { name: 'Cancel the session' }).click();
    await expect(cancelling).toContainText('This field is required');
    await expect(reason).toBeFocused();
    await expectAccessibleEverywhere(page);
    await reason.fill('The fire alarm went');
    await cancelling.getByRole('button', { name: 'Cancel the session' }).click();
    await expect(sheet).toContainText('The fire alarm went');

    await openAs(page, owner, address, 'zh');
    await expect(page.getByRole('dialog').first()).toContainText('已取消：The fire alarm went');
    await page.goto(pageUrl(`/activity/evaluate/edit/${id}`));
    await expect(
      page.getByRole('button', { name: new RegExp(`^Opal ${title}, .*Fluency: 4 of 5`) }),
    ).toBeVisible();
  },
);

sometimes('the draft of a new session is kept while the user changes another session', async ({ page }) => {
  const [title, begun] = [`Changed ${Date.now()}`, `Begun ${Date.now()}`];
  const owner = 'leung@brightwater.example';
  const { id } = await planSession({ title, date: inDays(12), names: ['Onyx'], activities: 0, owner });
  const adding = page.getByRole('dialog', { name: 'New session' });
  const field = adding.getByRole('textbox', { name: 'Title' });
  await openAs(page, owner, '/timetable?session=new');
  await field.fill(begun);
  await expect(adding.getByText(/^Draft saved .+, only you can see it/)).toBeVisible();

  await page.goto(pageUrl(`/timetable?session=${id}&edit=1`));
  const editing = page.getByRole('dialog', { name: 'Edit session' });
  await editing.getByRole('textbox', { name: 'Room' }).fill('Hall');
  await expect(editing.getByText(/^Draft saved .+, only you can see it/)).toBeVisible();
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`^${title}`) })).toContainText('Hall');

  await page.goto(pageUrl('/timetable?session=new'));
  await expect(field).toHaveValue(begun);
  await adding.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveValue('');
  await expect(adding.getByRole('button', { name: 'Discard' })).toBeHidden();
});

sometimes(
  'after a conflict with a restored draft of a session, only fields that the user changed are preselected',
  async ({ page }) => {
    const title = `Drafted ${Date.now()}`;
    const owner = 'helen@brightwater.example';
    const { id, version } = await planSession({
      ...{ title, date: inDays(19), names: ['Jade'], activities: 0, owner },
    });
    const remarks = page.getByRole('textbox', { name: 'Remarks' });
    await openAs(page, owner, `/timetable?session=${id}&edit=1`);
    await remarks.fill('Bring a lamp');
    await expect(page.getByText(/^Draft saved .+, only you can see it/)).toBeVisible();
    await page.goto(pageUrl('/timetable'));

    const { call } = await callerOf(owner, 'brightwater');
    await call(classSessions.changeSession, { sessionId: id, version, changes: { room: 'Gym' } });
    await page.goto(pageUrl(`/timetable?session=${id}&edit=1`));
    await expect(remarks).toHaveValue('Bring a lamp');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('dialog', { name: /changed this/ });
    await expect(conflict.getByRole('radio', { name: 'Room: Gym' })).toBeChecked();
    await expect(conflict.getByRole('radio', { name: 'Remarks: Bring a lamp' })).toBeChecked();
    await conflict.getByRole('button', { name: 'Save my choice' }).click();
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
    await expect(sheet).toContainText('Gym');
    await expect(sheet).toContainText('Bring a lamp');
  },
);
