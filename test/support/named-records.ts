import { OutrunError } from '../../functions/events/reaction.ts';
import { NotificationsStore } from '../../functions/notifications/notifications-store.ts';
import { newId } from '../../functions/storage/new-id.ts';
import { cases } from '../../shared/cases/endpoints.ts';
import { notificationId } from '../../shared/notifications/record.ts';
import type { NotificationFact } from '../../shared/notifications/texts.ts';
import type { Caller } from '../../shared/permissions.ts';
import { foreignMarks, hiddenMarks, type Marks, marked } from './canary.ts';
import type { Clinic, Principal } from './clinic.ts';
import { openRawTable } from './raw-table.ts';
import { makeCase } from './samples/cases.ts';

/** What a field of an input can name. */
export type Named = keyof typeof namedRecords;

/** Names of a kind that a caller must learn nothing from. */
interface NamedRecord {
  /** Of the other organisation. */
  foreign: (other: Clinic) => Promise<string>;
  /** Of the caller's own organisation, but not for the caller to see; undefined where they see all. */
  hidden: (own: Clinic, caller: Caller) => Promise<string | undefined>;
  /** Well formed, but of nothing; with the status that says so. */
  missing: () => string;
  statusOfMissing: number;
  /** Well formed, but of something else. */
  otherKind: () => string;
  malformed: string[];
}

const letters = '0123456789ABCDEFGHIJKL';

export const namedRecords = {
  case: {
    foreign: async other => (await makeCase(other.admin, marked(foreignMarks))).id,
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? (await makeCase(own.admin, marked(hiddenMarks))).id : undefined,
    missing: () => newId('case', Date.now()),
    statusOfMissing: 404,
    otherKind: () => newId('journal', Date.now()),
    malformed: [
      'case',
      'case_',
      `CASE_${letters}`,
      `case_${letters}0`,
      `case_${letters.slice(1)}`,
      `case_${letters}\n`,
      `case_${letters.slice(1)}#`,
      `case_${letters.slice(2)}%00`,
      '..%2f..',
      '*',
      '陈',
      'null',
    ],
  },
  notification: {
    foreign: async other => addNotifications(other.slug, other.admin.person.id, 5, foreignMarks.word),
    hidden: async own => addNotifications(own.slug, own.admin.person.id, 5, hiddenMarks.word),
    missing: () => '9999999999',
    statusOfMissing: 404,
    otherKind: () => newId('case', Date.now()),
    malformed: ['1', '00000000001', '000000000a', '0000000001 ', '-000000001', '０００００００００１', ''],
  },
  organization: {
    foreign: async other => other.slug,
    hidden: async () => undefined,
    missing: () => 'no-such-clinic',
    statusOfMissing: 403,
    otherKind: () => newId('case', Date.now()),
    malformed: ['', 'a', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '../clinic'],
  },
  cursor: {
    foreign: other => cursorOf(other.admin, foreignMarks),
    hidden: async (own, { visibility }) =>
      visibility === 'selected' ? cursorOf(own.admin, hiddenMarks) : undefined,
    missing: () => Buffer.from('{"sk":"CASE"}').toString('base64url'),
    statusOfMissing: 400,
    otherKind: () => newId('case', Date.now()),
    malformed: ['', 'x', '0.', '1.e30', `2.${Buffer.from('[]').toString('base64url')}`],
  },
  /** Nobody's: codes of countries and the like. */
  public: undefined,
} satisfies Record<string, NamedRecord | undefined>;

/** Puts a notification into somebody's box as the product does. */
export async function addNotification(slug: string, reader: string): Promise<string> {
  return addNotifications(slug, reader, 1, 'Nora New');
}

/** The number of the last of so many. */
async function addNotifications(
  slug: string,
  reader: string,
  count: number,
  memberName: string,
): Promise<string> {
  const { table } = await openRawTable();
  const origin = {
    organization: slug,
    by: 'events',
    requestId: 'test',
    idempotency: undefined,
    now: Date.now,
  };
  const store = new NotificationsStore(table, slug, origin);
  const fact: NotificationFact = { kind: 'member.joined', memberName };
  const letter = { fact, sender: null, updatedAt: new Date().toISOString() };
  const add = async (): Promise<void> => {
    const writes = await store.toAdd(reader, letter, () => new OutrunError());
    await table
      .transact(writes)
      .catch(error => (error instanceof OutrunError ? add() : Promise.reject(error)));
  };
  for (let left = count; left > 0; left--) await add();
  const { box } = await store.listPage(reader, 1);
  return notificationId(box.last);
}

/** Where the second page of somebody's cases starts. */
async function cursorOf(reader: Principal, marks: Marks): Promise<string> {
  for (let left = 2; left > 0; left--) await makeCase(reader, marked(marks));
  const { data } = await reader.call(cases.searchCases, { limit: 1 });
  if (data.meta.next === null) throw new Error('there is no second page');
  return data.meta.next;
}
