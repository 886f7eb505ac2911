import { nowIn } from '../../../shared/core/dates/now-in.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { failReads } from '../support/joint-reads.ts';
import { expect, test } from '../support/pages.ts';
import { planSession } from '../support/plan-session.ts';
import { testInTurn } from '../support/test-in-turn.ts';

/** Plans a session that runs all day in the clinic’s zone, and deletes it after the test. */
async function withSessionOfToday(name: string, body: (title: string, id: string) => Promise<void>) {
  const title = `${name} ${Date.now()}`;
  const planned = { title, date: nowIn('Asia/Hong_Kong').date, start: '00:00', end: '23:59' };
  const { id } = await planSession(planned);
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
    const row = page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: title });
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
  'if today’s sessions fail to load, only their card says so and can be retried',
  async ({ page, complaints }) => {
    await withSessionOfToday('Night owls', async title => {
      let isFailing = true;
      await failReads(page, 'class-sessions/search', () => isFailing);
      await openAs(page, helen, '/dashboard');
      const today = page.getByRole('region', { name: 'Today' });
      await expect(today.getByRole('alert')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('alert')).toHaveCount(0);
      isFailing = false;
      await today.getByRole('button', { name: 'Try again' }).click();
      await expect(today.getByText(title)).toBeVisible();
      complaints.length = 0;
    });
  },
);
