import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CaseSort, CaseStatus, Gender } from '../../shared/cases/schema.ts';
import { type Filter, FilterBar } from '../ui/filter-bar.tsx';
import { useIsPhone } from '../ui/use-is-phone.ts';
import styles from './case-list.module.css';
import { type CaseFilters, usual } from './use-case-filters.ts';

interface CaseFilterBarProps {
  text: string;
  onText: (text: string) => void;
  filters: CaseFilters;
  onChange: (changes: Partial<CaseFilters>) => void;
}

/** Stands for "no filter" among the options, which know texts only. */
const everyone = 'all';

/** Search, filters and order of the list of cases. */
export function CaseFilterBar({ text, onText, filters, onChange }: CaseFilterBarProps) {
  const { t } = useTranslation('cases');
  const gender: Filter = {
    key: 'gender',
    name: t('filter.gender'),
    options: [
      { value: everyone, label: t('filter.anyGender') },
      ...Gender.options.map(value => ({ value, label: t(`gender.${value}`) })),
    ],
    value: filters.gender ?? everyone,
    usual: everyone,
    onChange: value => onChange({ gender: Gender.safeParse(value).data ?? null }),
  };
  const status: Filter = {
    key: 'status',
    name: t('filter.status'),
    options: CaseStatus.options.map(value => ({ value, label: t(`status.${value}`) })),
    value: filters.status,
    usual: usual.status,
    onChange: value => onChange({ status: CaseStatus.parse(value) }),
  };
  return (
    <FilterBar
      search={{ label: t('list.search'), hint: t('list.searchHint'), text, onText }}
      filters={[gender, status]}
      onClear={() => onChange({ gender: usual.gender, status: usual.status })}
    >
      <Order value={filters.sort} onChange={sort => onChange({ sort })} />
    </FilterBar>
  );
}

interface OrderProps {
  value: CaseFilters['sort'];
  onChange: (sort: CaseFilters['sort']) => void;
}

function Order({ value, onChange }: OrderProps) {
  const { t } = useTranslation('cases');
  const label = t('filter.sort');
  const named = useIsPhone()
    ? { label }
    : { 'aria-label': label, size: 'sm' as const, className: styles.sort };
  return (
    <Select
      {...named}
      data={CaseSort.options.map(sort => ({ value: sort, label: t(`sort.${sort}`) }))}
      value={value}
      onChange={sort => onChange(CaseSort.parse(sort))}
    />
  );
}
