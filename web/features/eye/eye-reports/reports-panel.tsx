import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EyeReportSort } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { ColumnsMenu } from '../../../ui/list/columns-menu.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { SortOrderSelect } from '../../../ui/list/sort-order-select.tsx';
import { EyeList } from './eye-list.tsx';
import { eyeListQuery } from './queries.ts';
import { useEyeColumns } from './use-eye-columns.tsx';
import { useEyeFilterBar } from './use-eye-filter-bar.tsx';
import { useEyeFilters } from './use-eye-filters.ts';
import { useReportTable } from './use-report-table.ts';

const debounceMs = 250;

/** All reports the user may see, with search, filters and export. */
export function ReportsPanel({ add }: { add: ReactNode }) {
  const { t } = useTranslation('eye');
  const [text, setText] = useState('');
  const [debouncedText] = useDebouncedValue(text.trim(), debounceMs);
  const { filters, change, clear, isFiltered } = useEyeFilters();
  const { look, all, hidden, hide } = useEyeColumns();
  const list = useInfiniteQuery(eyeListQuery(filters, debouncedText));
  const readTable = useReportTable(filters, debouncedText);
  const bar = useEyeFilterBar(filters, change);
  return (
    <>
      <FilterBar
        search={{ label: t('list.search'), placeholder: t('list.searchHint'), text, onTextChange: setText }}
        filters={bar}
        onClear={clear}
      >
        <SortOrderSelect
          label={t('sort.label')}
          options={EyeReportSort.options.map(value => ({ value, label: t(`sort.${value}`) }))}
          value={filters.sort}
          onChange={sort => change({ sort })}
        />
        <ColumnsMenu columns={all} hidden={hidden} onChange={hide} />
        <ExportMenu
          read={readTable}
          onSaved={({ rows }) => toastDone(t('export.saved', { count: rows.length }))}
        />
      </FilterBar>
      <EyeList
        list={list}
        look={look}
        text={debouncedText}
        sort={filters.sort}
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
