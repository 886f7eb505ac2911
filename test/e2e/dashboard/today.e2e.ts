import { daysAfter } from '../../../shared/core/dates/days.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { nowIn } from '../../../shared/core/dates/now-in.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { failReads } from '../support/joint-reads.ts';
import { expect, test } from '../support/pages.ts';
import { planSession } from '../support/plan-session.ts';
import { testInTurn } from '../support/test-in-turn.ts';

/** Plans a session of today in the clinic’s zone, by default of all day, and deletes it after the test. */
async function withSessionOfToday(
  name: string,
  body: (title: string, id: string) => Promise<void>,
  { date, time: start } = { date: nowIn('Asia/Hong_Kong').date, time: '00:00' },
) {
  const title = `${name} ${Date.now()}`;
  const { id } = await planSession({ title, date, start, end: '23:59' });
  try {
    await body(title, id);
  } finally {
    const { call } = await callerOf(helen, 'brightwater');
    await call(classSessions.removeSession, { sessionId: id });
  }
}

test('the dashboard lists the sessions of today; a name opens one, and a running one can be evaluated', async ({
  page,
}) => {
  await withSessionOfToday('Early birds', async (title, id) => {
    await openAs(page, helen, '/dashboard');
    const row = page
      .getByRole('region', { name: 'Today', exact: true })
      .getByRole('listitem')
      .filter({ hasText: title });
    await expect(row).toContainText('00:00–23:59');
    await expect(row).toContainText('3 children');
    await expectAccessibleEverywhere(page);
    await row.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('dialog', { name: new RegExp(`^${title}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: `Evaluate: ${title} 00:00` }).click();
    await expect(page).toHaveURL(new RegExp(`/activity/evaluate/${id}$`));
  });
});

testInTurn(
  'a dashboard that stays open offers the evaluation of a session once it begins',
  async ({ page }) => {
    await page.clock.install();
    const inMinutes = (minutes: number) => nowIn('Asia/Hong_Kong', Date.now() + minutes * minuteMs);
    const soon = inMinutes(3).time === '23:59' ? inMinutes(4) : inMinutes(3);
    const body = async (title: string) => {
      await openAs(page, helen, '/dashboard');
      const today = page.getByRole('region', { name: 'Today', exact: true });
      const evaluate = today.getByRole('link', { name: `Evaluate: ${title} ${soon.time}` });
      await expect(today).toHaveAttribute('aria-busy', 'false');
      await expect(evaluate).toBeHidden();
      await page.clock.fastForward('05:00');
      await expect(evaluate).toBeVisible();
    };
    await withSessionOfToday('Latecomers', body, soon);
  },
);

testInTurn(
  'if today’s sessions fail to load, only their card says so and can be retried',
  async ({ page, complaints }) => {
    await withSessionOfToday('Night owls', async title => {
      let isFailing = true;
      await failReads(page, 'class-sessions/search', () => isFailing);
      await openAs(page, helen, '/dashboard');
      const today = page.getByRole('region', { name: 'Today', exact: true });
      await expect(today.getByRole('alert')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('alert')).toHaveCount(0);
      isFailing = false;
      await today.getByRole('button', { name: 'Try again' }).click();
      await expect(today.getByText(title)).toBeVisible();
      complaints.length = 0;
    });
  },
);

test('the dashboard names the next visit that is booked today, and leads to the list of that day', async ({
  page,
}) => {
  const { call } = await callerOf(helen, 'brightwater');
  const { date: today } = nowIn('Asia/Hong_Kong');
  const fullName = `Booked ${Date.now().toString(36)}`;
  const { data: child } = await call(cases.createCase, { fullName, birthDate: '2017-03-04' });
  const eye = { sph: -1, cyl: null, axis: null, add: null, va: null };
  const { data: visit } = await call(eyeReports.createEyeReport, {
    caseId: child.id,
    date: daysAfter(today, -200),
    refractions: { dry: { right: eye, left: eye } },
    finish: true,
  });
  const about = { caseId: child.id, reportId: visit.id };
  await call(eyeReports.noteRecall, { ...about, state: 'booked', bookedFor: today, bookedTime: '23:59' });
  try {
    await openAs(page, helen, '/dashboard');
    const booked = page.getByRole('region', { name: /^\d+ visits? booked today$/ });
    await expect(booked).toContainText(/Next at \d\d:\d\d: /);
    await booked.getByRole('link', { name: /^View: \d+ visits? booked today$/ }).click();
    await expect(page.getByRole('row').filter({ hasText: fullName })).toContainText('23:59');
  } finally {
    await call(eyeReports.noteRecall, { ...about, state: 'waiting' });
  }
});
