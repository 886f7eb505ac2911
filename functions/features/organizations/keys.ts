import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of organisations, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'event of an organisation',
    format: 'platform-event',
    pk: 'O#{o}',
    sk: 'EVENT#{at}#{journal}',
  },
  { record: 'former member (name)', format: 'former-member', pk: 'O#{o}', sk: 'FORMER#{u}' },
  {
    record: 'preassigned cases of an invitation',
    format: 'preassigned-cases',
    pk: 'O#{o}',
    sk: 'PICKS#{u}',
  },
  { record: 'my organisation (copy of a member)', holds: 'derived', pk: 'P#{u}', sk: 'AT#{o}' },
  {
    record: 'registration under way',
    holds: 'marker',
    pk: 'P#{u}',
    sk: 'REGISTERING',
    note: 'TTL',
  },
  { record: 'token of a link, by its hash', format: 'link-token', pk: 'T#{hash}', sk: 'T', note: 'TTL' },
  {
    record: 'number of cases and notes of an organisation, counted once a day',
    holds: 'counter',
    pk: 'X#COUNTS',
    sk: '{o}',
  },
  {
    record: 'background work that failed and has not succeeded since',
    holds: 'marker',
    pk: 'X#FAILED',
    sk: '{work}#{workGroup}#{workId}',
    note: 'TTL',
  },
  {
    record: 'organisation that leaves, and who has confirmed it',
    holds: 'marker',
    pk: 'O#{o}',
    sk: 'DEPARTURE',
  },
  { record: 'organisation that sends digests', holds: 'marker', pk: 'X#DUE#DIGESTS', sk: '{o}' },
];

/** Key of the record of an organisation's departure from the platform, with the person who requested it. */
export const departureKey = (o: string): Key => ({ pk: organizationKey(o).pk, sk: 'DEPARTURE' });

export const organizationList = (status: string) =>
  ({ index: 'gsi1', pk: 'X#ORGS', prefix: `${status}#` }) as const;
export const organizationIndex = (status: string, name: string): IndexKeys => ({
  gsi1pk: organizationList(status).pk,
  gsi1sk: `${status}#${name.toLowerCase()}`,
});

/**
 * Keys of the organisations that send digests (emails with new notes to families), with time zone, days and
 * hour. The hourly schedule reads them.
 */
export const digestMarks = { pk: 'X#DUE#DIGESTS' } as const;
export const digestMarkKey = (o: string): Key => ({ ...digestMarks, sk: o });

export const platformEventKey = (o: string, at: string, journal: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `EVENT#${at}#${journal}`,
});
export const platformEventsOf = (o: string) => ({ pk: organizationKey(o).pk, prefix: 'EVENT#' });

/** The latest record counts of each organisation, for the platform's statistics. */
export const platformCounts = { pk: 'X#COUNTS' } as const;
export const platformCountKey = (o: string): Key => ({ ...platformCounts, sk: o });

/**
 * Background work that failed. The keys contain group and id of the queue message; both are empty for an
 * hourly task.
 */
export const failedWork = { pk: 'X#FAILED' } as const;
export const failedWorkKey = (work: string, workGroup: string, workId: string): Key => ({
  ...failedWork,
  sk: `${work}#${workGroup}#${workId}`,
});

export const adminList = { index: 'gsi1', pk: 'X#ADMINS' } as const;
export const adminIndex = (name: string, o: string): IndexKeys => ({
  gsi1pk: adminList.pk,
  gsi1sk: `${name}#${o}`,
});
/** Key of a former member. The name is kept for the records that the member wrote. */
export const formerMemberKey = (o: string, u: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `FORMER#${u}`,
});
export const preassignedCasesKey = (o: string, u: string): Key => ({
  pk: organizationKey(o).pk,
  sk: `PICKS#${u}`,
});
export const myOrganizationKey = (u: string, o: string): Key => ({ pk: `P#${u}`, sk: `AT#${o}` });
export const myOrganizationsOf = (u: string) => ({ pk: `P#${u}`, prefix: 'AT#' });

/** Key of the lock that a registration holds while it sets the person's password. */
export const registrationKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'REGISTERING' });

export const tokenKey = (hash: string): Key => ({ pk: `T#${hash}`, sk: 'T' });
