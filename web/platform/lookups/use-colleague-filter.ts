import { useQuery } from '@tanstack/react-query';
import { useSession } from '../auth/session.ts';
import { colleaguesQuery } from './colleagues.ts';

const anyValue = 'all';

interface ColleagueFilterOptions {
  key: string;
  labels: Record<'name' | 'anybody' | 'me' | 'somebody', string>;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Filter by member: the user first, then colleagues by name. */
export function useColleagueFilter({ key, labels, value, onChange }: ColleagueFilterOptions) {
  const me = useSession().organizationUser?.id;
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const others = colleagues.filter(({ id }) => id !== me);
  const known = [
    { value: anyValue, label: labels.anybody },
    ...(me ? [{ value: me, label: labels.me }] : []),
    ...others.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const isUnknown = value !== null && !known.some(option => option.value === value);
  return {
    key,
    name: labels.name,
    options: isUnknown ? [...known, { value, label: labels.somebody }] : known,
    value: value ?? anyValue,
    defaultValue: anyValue,
    onChange: (chosen: string) => onChange(chosen === anyValue ? null : chosen),
    isCompact: true as const,
  };
}
