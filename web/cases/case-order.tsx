import { NativeSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CaseSort } from '../../shared/cases/schema.ts';
import { useIsPhone } from '../ui/use-is-phone.ts';
import styles from './case-list.module.css';
import type { ListFilters } from './use-case-filters.ts';

interface CaseOrderProps {
  value: ListFilters['sort'];
  onChange: (sort: ListFilters['sort']) => void;
}

/** In which order cases are listed. */
export function CaseOrder({ value, onChange }: CaseOrderProps) {
  const { t } = useTranslation('cases');
  const label = t('filter.sort');
  const data = CaseSort.options.map(sort => ({ value: sort, label: t(`sort.${sort}`) }));
  if (useIsPhone()) {
    return (
      <NativeSelect
        label={label}
        data={data}
        value={value}
        onChange={event => onChange(CaseSort.parse(event.currentTarget.value))}
      />
    );
  }
  return (
    <Select
      aria-label={label}
      size="sm"
      className={styles.sort}
      data={data}
      value={value}
      onChange={sort => onChange(CaseSort.parse(sort))}
    />
  );
}
