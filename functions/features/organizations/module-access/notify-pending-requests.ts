import type { GroupMember } from '../../../platform/identity/user-pool.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import type { Range } from '../../../platform/storage/range.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent } from '../../../platform/storage/write.ts';
import { waitingCertificates } from '../../people/keys.ts';
import { moduleRequests, pendingRequestsNoticeKey } from '../module-access-keys.ts';

interface PendingRequestsNotice {
  table: Table;
  /** Mails of the platform. */
  mails: MailsStore;
  /** People who decide on requests. */
  deciders: () => Promise<GroupMember[]>;
  now: () => number;
}

/** Counting stops here; the page shows the rest. */
const maxCounted = 500;
const retentionSeconds = 7 * 86_400;

/** Mails superadmins about pending requests, at most once a day. */
export async function notifyPendingRequests({
  table,
  mails,
  deciders,
  now,
}: PendingRequestsNotice): Promise<void> {
  const [asked, certificates] = await Promise.all([
    count(table, moduleRequests),
    count(table, waitingCertificates),
  ]);
  if (asked + certificates === 0) return;
  const mark = {
    put: {
      ...pendingRequestsNoticeKey(new Date(now()).toISOString().slice(0, 10)),
      kind: 'told',
      expiresAt: Math.floor(now() / 1000) + retentionSeconds,
    },
    when: isAbsent,
    onConditionFailed: () => new IdempotentReplay(undefined),
  };
  const values = { modules: String(asked), certificates: String(certificates) };
  const link = `/organizations?tab=${asked > 0 ? 'requests' : 'certificates'}`;
  const letters = (await deciders()).map(({ email, locale }) =>
    mails.sendWrite({ template: 'waiting', to: email, locale, values, link }),
  );
  if (letters.length === 0) return;
  await table.transact([mark, ...letters]).catch(unwrapReplay<void>);
}

async function count(table: Table, range: Range): Promise<number> {
  const { items } = await table.query(range, { limit: maxCounted, cursor: null });
  return items.length;
}
