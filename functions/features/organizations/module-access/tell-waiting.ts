import type { Addressee } from '../../../platform/identity/user-pool.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';
import { Replay, replayed } from '../../../platform/storage/commit.ts';
import { waitingCertificates } from '../../../platform/storage/keys.ts';
import { moduleRequests, waitingToldKey } from '../../../platform/storage/licence-keys.ts';
import type { Range, Table } from '../../../platform/storage/table.ts';
import { isAbsent } from '../../../platform/storage/write.ts';

interface Telling {
  table: Table;
  /** Mails of the platform. */
  mails: MailsStore;
  /** Whoever decides upon requests. */
  deciders: () => Promise<Addressee[]>;
  now: () => number;
}

/** Counted so far; whoever has more to do sees it on the page. */
const countedAtMost = 500;
const keptSeconds = 7 * 86_400;

/** Mails superadmins what waits for them, where something does; once a day, however often it is asked. */
export async function tellWaiting({ table, mails, deciders, now }: Telling): Promise<void> {
  const [asked, certificates] = await Promise.all([
    count(table, moduleRequests),
    count(table, waitingCertificates),
  ]);
  if (asked + certificates === 0) return;
  const mark = {
    put: {
      ...waitingToldKey(new Date(now()).toISOString().slice(0, 10)),
      kind: 'told',
      expiresAt: Math.floor(now() / 1000) + keptSeconds,
    },
    when: isAbsent,
    refused: () => new Replay(undefined),
  };
  const values = { modules: String(asked), certificates: String(certificates) };
  const link = `/organizations?tab=${asked > 0 ? 'requests' : 'certificates'}`;
  const letters = (await deciders()).map(({ email, locale }) =>
    mails.toSend({ template: 'waiting', to: email, locale, values, link }),
  );
  if (letters.length === 0) return;
  await table.transact([mark, ...letters]).catch(replayed<void>);
}

async function count(table: Table, range: Range): Promise<number> {
  const { items } = await table.query(range, { limit: countedAtMost, cursor: null });
  return items.length;
}
