import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '../api/colleagues.ts';
import { useSession } from '../session/session.ts';
import type { Filter } from '../ui/filter-bar.tsx';

const anybody = 'all';

/** The filter by who is assigned: oneself first, then colleagues by name. */
export function useAssignedFilter(value: string | null, onChange: (id: string | null) => void): Filter {
  const { t } = useTranslation('cases');
  const me = useSession().organizationUser?.id;
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const others = colleagues.filter(({ id }) => id !== me);
  const known = [
    { value: anybody, label: t('filter.anybody') },
    ...(me ? [{ value: me, label: t('filter.me') }] : []),
    ...others.map(({ id, fullName }) => ({ value: id, label: fullName })),
  ];
  const isUnknown = value !== null && !known.some(option => option.value === value);
  return {
    key: 'assigned',
    name: t('filter.assigned'),
    options: isUnknown ? [...known, { value, label: t('filter.somebody') }] : known,
    value: value ?? anybody,
    usual: anybody,
    onChange: chosen => onChange(chosen === anybody ? null : chosen),
    isTerse: true,
  };
}
