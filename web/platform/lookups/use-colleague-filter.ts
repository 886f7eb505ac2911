import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/session.ts';
import { colleaguesQuery } from './colleagues.ts';

const anybody = 'all';

interface ColleagueFilter {
  key: string;
  words: Record<'name' | 'anybody' | 'me' | 'somebody', string>;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** A filter by somebody who works here: oneself first, then colleagues by name. */
export function useColleagueFilter({ key, words, value, onChange }: ColleagueFilter) {
  const me = useSession().organizationUser?.id;
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const others = colleagues.filter(({ id }) => id !== me);
  const known = [
    { value: anybody, label: words.anybody },
    ...(me ? [{ value: me, label: words.me }] : []),
    ...others.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const isUnknown = value !== null && !known.some(option => option.value === value);
  return {
    key,
    name: words.name,
    options: isUnknown ? [...known, { value, label: words.somebody }] : known,
    value: value ?? anybody,
    usual: anybody,
    onChange: (chosen: string) => onChange(chosen === anybody ? null : chosen),
    isTerse: true as const,
  };
}
