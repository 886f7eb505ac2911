import { expect, pageUrl } from '../support/pages.ts';
import type { Story } from './story.ts';

const acts = [
  ...['audit.act.case.registered', 'audit.act.eyeReport.finished', 'audit.act.report.sent'],
  ...['screenings.act.finished', 'notes.act.finished'],
];

/** Expects that the feed lists each act on the child, and that the analytics count today's session. */
export async function readDashboard({ page, lang, say, child }: Story): Promise<void> {
  await page.goto(pageUrl('/dashboard', lang));
  const region = (key: string) => page.getByRole('region', { name: say(key), exact: true });
  const feed = region('dashboard.activity.title');
  const more = feed.getByRole('button', { name: say('common.loadMore') });
  for (const act of acts) {
    const told = say(act, { who: '', what: child }).trim();
    const line = feed.getByRole('listitem').filter({ hasText: child }).filter({ hasText: told }).first();
    // Events that other people cause meanwhile may move the line to a later page of the feed.
    await expect(async () => {
      if (await line.isHidden()) await more.click({ timeout: 1_000 });
      await expect(line).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  const sessions = region('dashboard.analytics.title').getByRole('button', {
    name: new RegExp(`^${say('dashboard.analytics.kind.sessions')}[^\\d]*[1-9]`),
  });
  await expect(sessions).toBeVisible();
}
