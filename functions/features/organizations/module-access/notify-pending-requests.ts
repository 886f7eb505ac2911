import type { HourlyTask } from '../../../composition/work-context.ts';
import { MailsStore } from '../../../platform/mail/mails-store.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import type { Range } from '../../../platform/storage/key.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { pendingRequestsNoticeKey } from '../module-access-keys.ts';

/** The email counts at most this many requests. The page that it links to shows all of them. */
const maxCounted = 500;
const retentionSeconds = 7 * 86_400;

/** Sends platform administrators an email about pending requests, at most once a day. */
export const notifyPendingRequests: HourlyTask = async ({
  ownTable: table,
  pendingRequests,
  listSuperadmins,
  now,
}) => {
  const counted = pendingRequests.map(async requests => ({
    ...requests,
    count: await count(table, requests.range),
  }));
  const found = await Promise.all(counted);
  const first = found.find(({ count }) => count > 0);
  if (!first) return;
  const mark: Write = {
    put: {
      ...pendingRequestsNoticeKey(new Date(now()).toISOString().slice(0, 10)),
      kind: 'told',
      expiresAt: Math.floor(now() / 1000) + retentionSeconds,
    },
    when: isAbsent,
    onConditionFailed: () => new IdempotentReplay(undefined),
  };
  const values = Object.fromEntries(found.map(({ name, count }) => [name, String(count)]));
  const mails = new MailsStore(table, null, { by: 'jobs', now });
  const letters = (await listSuperadmins()).map(({ email, locale }) =>
    mails.sendWrite({ template: 'waiting', to: email, locale, values, link: first.page }),
  );
  if (letters.length === 0) return;
  await table.transact([mark, ...letters]).catch(unwrapReplay<void>);
};

async function count(table: Table, range: Range): Promise<number> {
  const { items } = await table.query(range, { limit: maxCounted, cursor: null });
  return items.length;
}
