import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/session.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { colleaguesQuery } from './colleagues.ts';

/**
 * Names of the admins of the open organisation, except the user's own, as a list in the page language;
 * undefined if there are none.
 */
export function useAdminNames(): { count: number; names: string } | undefined {
  const lang = useLocale();
  const { id, organization } = useSession();
  const { data = [] } = useQuery({ ...colleaguesQuery, enabled: organization !== null });
  const admins = data.filter(colleague => colleague.role === 'admin' && colleague.id !== id);
  if (admins.length === 0) return undefined;
  const names = new Intl.ListFormat(lang).format(admins.map(({ fullName }) => fullName));
  return { count: admins.length, names };
}
