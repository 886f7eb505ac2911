import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../auth/session.ts';
import { colleaguesQuery } from './colleagues.ts';

const anyValue = 'all';

interface ColleagueFilterOptions {
  key: string;
  name: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Filter of a list by member: offers the user first, then colleagues sorted by name. */
export function useColleagueFilter({ key, name, value, onChange }: ColleagueFilterOptions) {
  const { t } = useTranslation('ui');
  const me = useSession().organizationUser?.id;
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const others = colleagues.filter(({ id }) => id !== me);
  const known = [
    { value: anyValue, label: t('filter.anybody') },
    ...(me ? [{ value: me, label: t('filter.me') }] : []),
    ...others.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const isUnknown = value !== null && !known.some(option => option.value === value);
  return {
    key,
    name,
    options: isUnknown ? [...known, { value, label: t('filter.somebody') }] : known,
    value: value ?? anyValue,
    defaultValue: anyValue,
    onChange: (chosen: string) => onChange(chosen === anyValue ? null : chosen),
    isCompact: true as const,
  };
}
