import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentSort } from '../../../../shared/core/documents/document-sort.ts';
import type { EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  EyeReportStatus,
  LabOrderState,
  ReportCheck,
} from '../../../../shared/features/eye/eye-reports/states.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { ColumnsMenu } from '../../../ui/list/columns-menu.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { useDocumentFilters } from '../../../ui/list/filters/use-document-filters.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { SortOrderSelect } from '../../../ui/list/sort-order-select.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';
import { EyeFilters, toSearch } from './eye-filters.ts';
import { eyeListKey, fetchEyeReports } from './queries.ts';
import { useEyeColumns } from './use-eye-columns.tsx';
import { useReportTable } from './use-report-table.ts';

export function ReportsPanel({ add }: { add: ReactNode }) {
  const { t } = useTranslation(['eye', 'ui']);
  const { filters, change, clear, isFiltered } = useUrlFilters(EyeFilters);
  const { look, all, hidden, hide } = useEyeColumns();
  const list = useList<EyeReportRow>({
    queryKey: eyeListKey(filters),
    fetchPage: (search, signal) => fetchEyeReports({ ...toSearch(filters), ...search }, signal),
    isFiltered,
  });
  const text = list.wanted;
  const readTable = useReportTable(filters, text);
  const nothingFor = (
    <LaterTrans t={t} i18nKey="list.nothingFor" values={{ text }} components={{ b: <b dir="auto" /> }} />
  );
  return (
    <ListPage
      list={list}
      config={look}
      texts={{
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
        nothing: text ? nothingFor : t('list.nothing'),
        count: count => t('list.count', { count }),
        order: t(`ui:list.inOrderOf.${filters.sort}`),
      }}
      filters={useEyeFilterBar(filters, change)}
      onClearFilters={clear}
      controls={
        <>
          <SortOrderSelect
            options={DocumentSort.options.map(value => ({ value, label: t(`ui:list.order.${value}`) }))}
            value={filters.sort}
            onChange={sort => change({ sort })}
          />
          <ColumnsMenu columns={all} hidden={hidden} onChange={hide} />
          <ExportMenu
            read={readTable}
            onSaved={({ rows }) => toastDone(t('export.saved', { count: rows.length }))}
          />
        </>
      }
      add={add}
    />
  );
}

function useEyeFilterBar(
  filters: EyeFilters,
  onChange: (changes: Partial<EyeFilters>) => void,
): (Filter | FieldFilter)[] {
  const { t } = useTranslation('eye');
  const { choice, sent, days } = useDocumentFilters(filters, onChange);
  const author = useColleagueFilter({
    key: 'author',
    name: t('filter.author'),
    value: filters.author,
    onChange: author => onChange({ author }),
  });
  const status = choice(
    'status',
    { name: t('field.status'), anyLabel: t('filter.anyStatus') },
    EyeReportStatus.options,
    value => t(`status.${value}`),
  );
  const method = choice(
    'method',
    { name: t('field.method'), anyLabel: t('filter.anyMethod') },
    powerMethods,
    value => t(`method.${value}`),
  );
  const order = choice(
    'order',
    { name: t('filter.order'), anyLabel: t('filter.anyOrder') },
    LabOrderState.options,
    value => t(`order.${value}`),
  );
  const check = choice(
    'check',
    { name: t('filter.check'), anyLabel: t('filter.anyCheck') },
    ReportCheck.options,
    value => t(`check.${value}`),
  );
  const more = [order, check, method].map(filter => ({ ...filter, isSecondary: true as const }));
  return [author, status, ...more, sent, ...days];
}
