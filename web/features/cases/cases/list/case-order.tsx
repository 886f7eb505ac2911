import { useTranslation } from 'react-i18next';
import { CaseSort } from '../../../../../shared/features/cases/cases/schema.ts';
import { OrderSelect } from '../../../../ui/list/order-select.tsx';
import type { ListFilters } from './use-case-filters.ts';

interface CaseOrderProps {
  value: ListFilters['sort'];
  onChange: (sort: ListFilters['sort']) => void;
}

/** In which order cases are listed. */
export function CaseOrder({ value, onChange }: CaseOrderProps) {
  const { t } = useTranslation('cases');
  const options = CaseSort.options.map(sort => ({ value: sort, label: t(`sort.${sort}`) }));
  return <OrderSelect label={t('filter.sort')} options={options} value={value} onChange={onChange} />;
}
