import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { type KeyRow, organizationKey } from '../../platform/storage/keys.ts';

/** Table keys of expiry dates and their reminders, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'reminder of an expiry, sent', holds: 'marker', pk: 'O#{o}', sk: 'TOLD#{what}#{date}#{days}' },
  { record: 'daily reminder to superadmins', holds: 'marker', pk: 'X#TOLD', sk: '{date}', note: 'TTL' },
  {
    record: 'licence that ends on a day',
    holds: 'marker',
    pk: 'X#DUE#{date}',
    sk: 'licence#{o}',
    note: 'TTL',
  },
  {
    record: 'access to a module that ends on a day',
    holds: 'marker',
    pk: 'X#DUE#{date}',
    sk: 'module#{o}#{u}#{module}',
    note: 'TTL',
  },
];

export const modulesOf = (o: string) => ({ pk: organizationKey(o).pk, prefix: 'MODULE#' });

export const memberOfModule = ({ sk }: Key): string => sk.split('#')[1] ?? '';

export const moduleRequests = { index: 'gsi1', pk: 'X#MODREQ' } as const;
export const moduleRequestIndex = (at: string, o: string, u: string, module: string): IndexKeys => ({
  gsi1pk: moduleRequests.pk,
  gsi1sk: `${at}#${o}#${u}#${module}`,
});

/** Key of the marker that platform administrators got the email about pending requests on this day. */
export const pendingRequestsNoticeKey = (date: string): Key => ({ pk: 'X#TOLD', sk: date });

export const expirationsOn = (date: string) => ({ pk: `X#DUE#${date}` });
export const licenceExpirationKey = (date: string, o: string): Key => ({
  ...expirationsOn(date),
  sk: `licence#${o}`,
});
export const moduleExpirationKey = (date: string, o: string, u: string, module: string): Key => ({
  ...expirationsOn(date),
  sk: `module#${o}#${u}#${module}`,
});

export function parseExpirationKey({ sk }: Key): {
  organization: string;
  access?: { member: string; module: string };
} {
  const [kind, organization = '', member = '', module = ''] = sk.split('#');
  return kind === 'module' ? { organization, access: { member, module } } : { organization };
}

/** Key of the marker that an organisation was notified `days` before something expires on `date`. */
export const expirationNoticeKey = (o: string, what: string, date: string, days: number): Key => ({
  pk: organizationKey(o).pk,
  sk: `TOLD#${what}#${date}#${days}`,
});
