import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { documentSorts } from '../../../../shared/core/documents/document-sort.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import {
  eyeReportStatuses,
  labOrderStates,
  reportChecks,
} from '../../../../shared/features/eye/eye-reports/states.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPages } from '../../../platform/api/fetch-pages.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { ColumnsMenu } from '../../../ui/list/columns-menu.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import type { FieldFilter, Filter } from '../../../ui/list/filters/filter.ts';
import { useDocumentFilters } from '../../../ui/list/filters/use-document-filters.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { SavedTable, TableCell } from '../../../ui/list/saved-table.ts';
import { SortOrderSelect } from '../../../ui/list/sort-order-select.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { LaterTrans } from '../../../ui/text/later-trans.tsx';
import { type EyeFilters, eyeFilters, toSearch } from './eye-filters.ts';
import { eyeListKey, fetchEyeReports } from './queries.ts';
import { useEyeColumns } from './use-eye-columns.tsx';

export function ReportsPanel({ add }: { add: ReactNode }) {
  const { t } = useTranslation(['eye', 'ui']);
  const { filters, change, clear, isFiltered } = useUrlFilters(eyeFilters);
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
            options={documentSorts.map(value => ({ value, label: t(`ui:list.order.${value}`) }))}
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
    eyeReportStatuses,
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
    labOrderStates,
    value => t(`order.${value}`),
  );
  const check = choice(
    'check',
    { name: t('filter.check'), anyLabel: t('filter.anyCheck') },
    reportChecks,
    value => t(`check.${value}`),
  );
  const more = [order, check, method].map(filter => ({ ...filter, isSecondary: true as const }));
  return [author, status, ...more, sent, ...days];
}

/** Maximum number of rows in a saved file. */
const maxRows = 10_000;
const pageSize = 100;

/** Fetches all reports of the list, in its order, as a table to save. */
function useReportTable(filters: EyeFilters, text: string): () => Promise<SavedTable> {
  const { t } = useTranslation(['eye', 'ui']);
  const { organization } = useSession();
  const language = useLanguage();
  const ofEye = (field: string) => eyes.map(eye => `${field} ${t(`export.${eye}`)}`);
  return async () => {
    const { measurementColumns } = await import('./measurement-columns.ts');
    const measured = measurementColumns(t, language);
    return {
      name: `eye-reports-${todayIn(organization?.timeZone)}`,
      head: [
        t('field.case'),
        t('field.visit'),
        t('field.reference'),
        t('field.method'),
        ...ofEye(t('field.se')),
        ...ofEye(t('field.change')),
        t('field.author'),
        t('field.status'),
        t('field.returnBy'),
        t('field.order'),
        ...measured.head,
      ],
      rows: (await readAll(filters, text)).map((row): TableCell[] => [
        row.case.fullName,
        row.date,
        row.reference,
        row.method && t(`method.${row.method}`),
        row.se.right,
        row.se.left,
        rounded(row.change?.right),
        rounded(row.change?.left),
        row.author.fullName,
        t(`status.${row.status}`),
        row.returnBy,
        row.order && t(`order.${row.order}`),
        ...measured.cells(row.measurements),
      ]),
    };
  };
}

const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value * 100) / 100);

async function readAll(filters: EyeFilters, text: string): Promise<EyeReportRow[]> {
  const search = { ...toSearch(filters), text, limit: pageSize, withMeasurements: true };
  return (await fetchPages(cursor => call(eyeReports.searchEyeReports, { ...search, cursor }), maxRows)).rows;
}
