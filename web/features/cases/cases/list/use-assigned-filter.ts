import { useTranslation } from 'react-i18next';
import { useColleagueFilter } from '../../../../platform/lookups/use-colleague-filter.ts';
import type { Filter } from '../../../../ui/list/filters/filter.ts';

/** The filter by who is assigned. */
export function useAssignedFilter(value: string | null, onChange: (id: string | null) => void): Filter {
  const { t } = useTranslation('cases');
  const labels = {
    name: t('filter.assigned'),
    anybody: t('filter.anybody'),
    me: t('filter.me'),
    somebody: t('filter.somebody'),
  };
  return useColleagueFilter({ key: 'assigned', labels, value, onChange });
}
