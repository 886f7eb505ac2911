import type { RecordFormat } from './record-format.ts';
/**
 * Keys that the platform itself uses. Each feature has a file `keys.ts` for its own keys. All keys are in the
 * diagram in `docs/data-model.md`.
 *
 * The first letter of a key is its key space: O an organisation's administration, C its clinical and teaching
 * data, P a person, T a token, L the library, X the platform. `lib/cloud/table-policies.ts` says who may
 * access which key space.
 */

import type { IndexKeys, Key } from './key.ts';

export const gsi1Keys = (gsi1pk: string, gsi1sk: string): IndexKeys => ({ gsi1pk, gsi1sk });

/** Table keys of organisations, people and requests, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'organisation',
    format: 'organization',
    pk: 'O#{o}',
    sk: 'META',
    gsi1: ['X#ORGS', '{status}#{name}'],
  },
  {
    record: 'member',
    format: 'member',
    pk: 'O#{o}',
    sk: 'MEMBER#{u}',
    gsi1: ['X#ADMINS', '{name}#{o}'],
    note: 'admins in gsi1',
  },
  {
    record: 'module access',
    format: 'module-access',
    pk: 'O#{o}',
    sk: 'MODULE#{u}#{module}',
    gsi1: ['X#MODREQ', '{at}#{o}#{u}#{module}'],
    note: 'requested ones in gsi1',
  },
  { record: 'API key', format: 'api-key', pk: 'O#{o}#KEYS', sk: 'KEY#{id}' },
  { record: 'days on which an API key was used', holds: 'counter', pk: 'O#{o}#KEYS', sk: 'USED#{id}' },
  { record: 'number of API keys made so far', holds: 'counter', pk: 'O#{o}#KEYS', sk: 'MADE' },
  {
    record: 'organisation of an API key, by the hash of the key',
    holds: 'derived',
    pk: 'T#KEY#{hash}',
    sk: 'KEY',
    note: 'TTL, the day after its end',
  },
  { record: 'person', format: 'person', pk: 'P#{u}', sk: 'PERSON' },
  { record: 'sign-in session', format: 'session', pk: 'P#{u}#S', sk: '{originJti}', note: 'TTL' },
  { record: 'sign-ins were ended', holds: 'marker', pk: 'P#{u}', sk: 'SINCE', note: 'TTL' },
  {
    record: 'organisation opened by a sign-in',
    holds: 'marker',
    pk: 'P#{u}#S',
    sk: '{originJti}#{o}',
    note: 'TTL',
  },
  { record: 'idempotency', holds: 'answer', pk: 'O#{o}#I#{u}', sk: '{key}', note: 'TTL 24 h' },
  {
    record: 'idempotency of clinical calls',
    holds: 'answer',
    pk: 'C#{o}#I#{u}',
    sk: '{key}',
    note: 'TTL 24 h',
  },
  {
    record: 'idempotency beyond organisations',
    holds: 'answer',
    pk: 'X#I#{u}',
    sk: '{key}',
    note: 'TTL 24 h',
  },
  { record: 'reaction done', holds: 'marker', pk: 'O#{o}#D#{journal}', sk: '{reaction}', note: 'TTL 30 d' },
  {
    record: 'case',
    format: 'case',
    pk: 'C#{o}#C#{c}',
    sk: 'CASE',
    gsi1: ['C#{o}#CASES#{status}', '{updatedAt}#{c}'],
    gsi2: ['C#{o}#CASESBYNAME#{status}', '{name}#{c}'],
  },
  {
    record: 'cell of an organisation that has left the first one',
    holds: 'marker',
    pk: 'X#CELLS',
    sk: '{o}',
    note: 'with the name of its table; where a region has several cells',
  },
  { record: 'rate counter', holds: 'counter', pk: 'X#RATE#{what}#{minute}', sk: 'R', note: 'TTL' },
  { record: 'progress of a rewrite of documents', holds: 'counter', pk: 'X#REWRITE', sk: '{segment}' },
  {
    record: 'key of the files of a check',
    holds: 'marker',
    pk: 'X#CHECK',
    sk: 'KEY',
    note: 'while it runs',
  },
  {
    record: 'accepted calls of a minute, by caller',
    holds: 'counter',
    pk: 'O#{o}#CALLS',
    sk: '{minute}',
    note: 'TTL',
  },
  {
    record: 'snippet of a member',
    format: 'snippets',
    pk: 'C#{o}#U#{u}',
    sk: 'SNIPPET#{id}',
    note: 'TTL 30 d once removed',
  },
  {
    record: 'subscription to the timetable of a member',
    format: 'calendar-subscription',
    pk: 'C#{o}#U#{u}',
    sk: 'CALENDAR',
    note: 'TTL 400 d from the day on which it was last read',
  },
];

export const organizationKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'META' });

/** Key of an entry in the directory of cells, which says in which cell (installation) an organisation is. */
export const cellKey = (o: string): Key => ({ pk: 'X#CELLS', sk: o });

export const memberKey = (o: string, u: string): Key => ({ pk: `O#${o}`, sk: `MEMBER#${u}` });
export const membersOf = (o: string) => ({ pk: `O#${o}`, prefix: 'MEMBER#' });

export const moduleKey = (o: string, u: string, module: string): Key => ({
  pk: `O#${o}`,
  sk: `MODULE#${u}#${module}`,
});

export const apiKeyKey = (o: string, id: string): Key => ({ pk: `O#${o}#KEYS`, sk: `KEY#${id}` });
export const apiKeysOf = (o: string) => ({ pk: `O#${o}#KEYS`, prefix: 'KEY#' });
export const apiKeyUseKey = (o: string, id: string): Key => ({ pk: `O#${o}#KEYS`, sk: `USED#${id}` });
export const apiKeysMadeKey = (o: string): Key => ({ pk: `O#${o}#KEYS`, sk: 'MADE' });
export const apiKeyUsesOf = (o: string) => ({ pk: `O#${o}#KEYS`, prefix: 'USED#' });
/** Key of the record that names an API key's organisation. It is read before the role to assume is known. */
export const apiKeyOwnerKey = (hash: string): Key => ({ pk: `T#KEY#${hash}`, sk: 'KEY' });

export const personKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'PERSON' });
export const sessionKey = (u: string, originJti: string): Key => ({ pk: `P#${u}#S`, sk: originJti });

/** Key of the record with the time before which all of a person's sign-ins count as ended. */
export const signInsSinceKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'SINCE' });

/**
 * Key of the marker that an organisation was opened after a sign-in. The marker is in the partition of the
 * session, which every Lambda that serves members can read.
 */
export const openedKey = (u: string, originJti: string, o: string): Key => ({
  pk: `P#${u}#S`,
  sk: `${originJti}#${o}`,
});

/** Key of a stored response, by idempotency key; `o` is null for the platform. */
export const idempotencyKey = (o: string | null, u: string, key: string): Key => ({
  pk: o === null ? `X#I#${u}` : `O#${o}#I#${u}`,
  sk: key,
});

/** Key of a stored response that may contain clinical data. It is in the key space of clinical data. */
export const clinicalIdempotencyKey = (o: string, u: string, key: string): Key => ({
  pk: `C#${o}#I#${u}`,
  sk: key,
});

export const reactionKey = (o: string, journal: string, reaction: string): Key => ({
  pk: `O#${o}#D#${journal}`,
  sk: reaction,
});

export const caseKey = (o: string, c: string): Key => ({ pk: `C#${o}#C#${c}`, sk: 'CASE' });

/** Key of an earlier version of a record, in the partition of the record. */
export const versionKey = ({ pk, sk }: Key, version: number): Key => ({
  pk,
  sk: `V#${sk}#${String(version).padStart(4, '0')}`,
});
export const versionsOf = ({ pk, sk }: Key) => ({ pk, prefix: `V#${sk}#` });

export const callCountKey = (o: string, minute: number): Key => ({
  pk: `O#${o}#CALLS`,
  sk: String(minute),
});
/** Key of the progress of `npm run formats:rewrite`. @param segment of the table, from 0 */
export const rewriteKey = (segment: number): Key => ({ pk: 'X#REWRITE', sk: String(segment) });
export const checkKey = (): Key => ({ pk: 'X#CHECK', sk: 'KEY' });
export const rateKey = (what: string, minute: number): Key => ({ pk: `X#RATE#${what}#${minute}`, sk: 'R' });

export const snippetKey = (o: string, u: string, id: string): Key => ({
  pk: `C#${o}#U#${u}`,
  sk: `SNIPPET#${id}`,
});
export const snippetsOf = (o: string, u: string) => ({ pk: `C#${o}#U#${u}`, prefix: 'SNIPPET#' });

export const calendarSubscriptionKey = (o: string, u: string): Key => ({
  pk: `C#${o}#U#${u}`,
  sk: 'CALENDAR',
});
/** Range of a member's calendar subscriptions. A member has at most one. */
export const calendarSubscriptionsOf = (o: string, u: string) => ({
  pk: `C#${o}#U#${u}`,
  prefix: 'CALENDAR',
});

/**
 * A row of the diagram in `docs/data-model.md`. In keys, `{o}` is an organisation's slug, `{u}` a person's
 * Cognito sub, `{c}` the id of a case; `lib/restore/key-placeholders.ts` lists all placeholders. The
 * functions that build keys have parameters with the same names.
 */
export type KeyRow = {
  record: string;
  pk: string;
  sk: string;
  /** Partition and sort key in the first index. */
  gsi1?: [pk: string, sk: string];
  gsi2?: [pk: string, sk: string];
  /** Note for the diagram, for example on when an item is in an index, or when TTL deletes it. */
  note?: string;
} & (DocumentRow | RowWithoutFormat);

interface DocumentRow {
  /** Kind of the document if all its documents have format 1, otherwise its formats. */
  format: string | RecordFormat;
}

/**
 * A row for items without a format number. `derived`: computed from documents; `npm run restore:check --
 * --repair` computes them again. `marker`: only their existence matters. `counter`: numbers that requests
 * increase or decrease. `answer`: the stored response to a request; kept for a day, and read only by retries.
 */
interface RowWithoutFormat {
  holds: 'derived' | 'marker' | 'counter' | 'answer';
}
