import { useTranslation } from 'react-i18next';
import { CaseSort } from '../../../../../shared/features/cases/cases/schema.ts';
import { SortOrderSelect } from '../../../../ui/list/sort-order-select.tsx';
import type { ListFilters } from './use-case-filters.ts';

interface CaseSortSelectProps {
  value: ListFilters['sort'];
  onChange: (sort: ListFilters['sort']) => void;
}

/** Sort order of the list of cases. */
export function CaseSortSelect({ value, onChange }: CaseSortSelectProps) {
  const { t } = useTranslation('cases');
  const options = CaseSort.options.map(sort => ({ value: sort, label: t(`sort.${sort}`) }));
  return <SortOrderSelect label={t('filter.sort')} options={options} value={value} onChange={onChange} />;
}
