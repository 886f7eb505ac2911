import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EyeReportStatus } from '../../shared/eye/schema.ts';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { useIsReadOnly } from '../session/use-is-read-only.ts';
import { DateField } from '../ui/date-field.tsx';
import { type FieldFilter, type Filter, FilterBar } from '../ui/filter-bar.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { readDate } from '../ui/plain-date.ts';
import { EyeList } from './eye-list.tsx';
import { eyeListQuery } from './queries.ts';
import { type EyeFilters, useEyeFilters } from './use-eye-filters.ts';

const typingPause = 250;
/** Stands for "no filter" among the options, which know texts only. */
const any = 'all';

export function EyeListPage() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), typingPause);
  const { filters, change, clear, isFiltered } = useEyeFilters();
  const list = useInfiniteQuery(eyeListQuery(filters, searched));
  usePageTitle(t('list.title'));

  const add = useIsReadOnly() ? null : (
    <Button component={Link} to={to('createEyeReport')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.new')}
    </Button>
  );
  const status: Filter = {
    key: 'status',
    name: t('field.status'),
    options: [
      { value: any, label: t('filter.anyStatus') },
      ...EyeReportStatus.options.map(value => ({ value, label: t(`status.${value}`) })),
    ],
    value: filters.status ?? any,
    usual: any,
    onChange: value => change({ status: EyeReportStatus.safeParse(value).data ?? null }),
    isTerse: true,
  };
  const dayFilter = (key: 'from' | 'to'): FieldFilter => ({
    key,
    name: t(`filter.${key}`),
    shown: filters[key] && t(`filter.${key}Day`, { day: filters[key] }),
    onClear: () => change({ [key]: null }),
    field: <DayField name={key} filters={filters} onChange={change} />,
  });

  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={add} />
      <FilterBar
        search={{ label: t('list.search'), hint: t('list.searchHint'), text, onText: setText }}
        filters={[status, dayFilter('from'), dayFilter('to')]}
        onClear={clear}
      />
      <EyeList
        list={list}
        text={searched}
        isFiltered={isFiltered}
        add={add}
        onClear={() => {
          setText('');
          clear();
        }}
      />
    </>
  );
}

interface DayFieldProps {
  name: 'from' | 'to';
  filters: EyeFilters;
  onChange: (changes: Partial<EyeFilters>) => void;
}

/** Counts once it can be read as a day. */
function DayField({ name, filters, onChange }: DayFieldProps) {
  const { t } = useTranslation('eye');
  const [typed, setTyped] = useState(filters[name] ?? '');
  return (
    <DateField
      label={t(`filter.${name}`)}
      value={typed}
      onChange={value => {
        setTyped(value);
        const day = readDate(value);
        if (day || value === '') onChange({ [name]: day ?? null });
      }}
    />
  );
}
