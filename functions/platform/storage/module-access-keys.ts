import type { IndexKeys, Key } from './keys.ts';

export const moduleKey = (o: string, u: string, module: string): Key => ({
  pk: `O#${o}`,
  sk: `MODULE#${u}#${module}`,
});

export const modulesOf = (o: string) => ({ pk: `O#${o}`, prefix: 'MODULE#' });

/** The member of a module access item. */
export const memberOfModule = ({ sk }: Key): string => sk.split('#')[1] ?? '';

export const moduleRequests = { index: 'gsi1', pk: 'X#MODREQ' } as const;

export const moduleRequestIndex = (at: string, o: string, u: string, module: string): IndexKeys => ({
  gsi1pk: moduleRequests.pk,
  gsi1sk: `${at}#${o}#${u}#${module}`,
});

/** Marks that superadmins were notified of pending requests on a day. */
export const pendingRequestsNoticeKey = (date: string): Key => ({ pk: 'X#TOLD', sk: date });

/** Expirations on a day: licences and module access. */
export const expirationsOn = (date: string) => ({ pk: `X#DUE#${date}` });
export const licenceExpirationKey = (date: string, o: string): Key => ({
  ...expirationsOn(date),
  sk: `licence#${o}`,
});
export const moduleExpirationKey = (date: string, o: string, u: string, module: string): Key => ({
  ...expirationsOn(date),
  sk: `module#${o}#${u}#${module}`,
});

/** Parses an expiration key. */
export function parseExpirationKey({ sk }: Key): {
  organization: string;
  access?: { member: string; module: string };
} {
  const [kind, organization = '', member = '', module = ''] = sk.split('#');
  return kind === 'module' ? { organization, access: { member, module } } : { organization };
}

/** Marks that an organisation was notified, by lead time in days. */
export const expirationNoticeKey = (o: string, what: string, date: string, days: number): Key => ({
  pk: `O#${o}`,
  sk: `TOLD#${what}#${date}#${days}`,
});
