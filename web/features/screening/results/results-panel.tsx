import { Trans, useTranslation } from 'react-i18next';
import { withUnit } from '../../../../shared/core/with-unit.ts';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { placesOf, screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ColumnsMenu, useHiddenColumns } from '../../../ui/list/columns-menu.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import type { Column, ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useChildRows } from '../../../ui/list/use-child-rows.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { bandPages } from '../band-pages.ts';
import { useTestWords } from '../form/use-test-words.ts';
import { JudgedCell } from '../judged/judged-cell.tsx';
import { screeningFilters, toSearch } from '../list/screening-filters.ts';
import { useScreeningFilterBar } from '../list/use-screening-filter-bar.tsx';
import { fetchScreenings, screeningListKey } from '../queries.ts';
import { useResultsTable } from './use-results-table.ts';

/** Ids of the tests whose columns are hidden by default, because the table is wide. */
const hiddenByDefault = [
  'crawling',
  'fingerThumb',
  'eyeHand',
  'moro',
  'atnr',
  'stnr',
  'tlr',
  'spinalGalant',
  'palmar',
  'overlays',
  'plusLens',
  'band',
];

export function ResultsPanel() {
  const { t } = useTranslation(['learning', 'ui']);
  const to = useTo();
  const { organizationUser } = useSession();
  const { date: sayDate } = useCalendarDates();
  const { nameOf, optionName, unitName } = useTestWords();
  const { filters, change, clear, isFiltered } = useUrlFilters(screeningFilters);
  const childRows = useChildRows<ScreeningRow>();
  const [hidden, hide] = useHiddenColumns(`screening-results.${organizationUser?.id}`, hiddenByDefault);
  const search = {
    ...toSearch(filters),
    status: ['finished' as const, 'amended' as const],
    withResults: true,
  };
  const list = useList<ScreeningRow>({
    queryKey: [...screeningListKey(filters), 'results'],
    fetchPage: (page, signal) => fetchScreenings({ ...search, ...page }, signal),
    isFiltered,
  });
  const text = list.wanted;
  const readTable = useResultsTable(filters, text);
  usePageTitle(t('results.title'));

  /** Text of a cell: the first required value of a test, for both sides, with its unit. */
  function cellOf(row: ScreeningRow, test: (typeof screeningTests)[number]): string {
    return placesOf(test)
      .map(place => {
        const answer = row.tests?.[test.id][place];
        if (!answer) return '–';
        if (answer.state === 'notDone') return t('notDone.button');
        const id = test.required.flat().find(name => (answer.values[name] ?? null) !== null);
        const measure = test.measures.find(measure => measure.id === id);
        if (!measure) return '–';
        const value = String(answer.values[measure.id]);
        if (measure.kind === 'choice') return optionName(measure.id, value);
        if (measure.kind !== 'number') return value;
        return measure.unit === 'grade'
          ? t('form.ofFour', { grade: value })
          : withUnit(value, unitName(measure.unit));
      })
      .join(' · ');
  }

  const columns: Column<ScreeningRow>[] = [
    { key: 'date', title: t('field.date'), cell: row => sayDate(row.date) },
    { key: 'band', title: t('field.band'), cell: row => t(`band.${row.band}`) },
    { key: 'judged', title: t('judged.title'), cell: row => <JudgedCell counts={row.judged} /> },
    ...screeningTests.map(test => ({
      key: test.id,
      title: nameOf(test.id),
      cell: (row: ScreeningRow) => cellOf(row, test),
    })),
  ];
  const config: ListConfig<ScreeningRow> = {
    label: t('results.title'),
    rowKey: row => row.id,
    rowHref: row => to(bandPages[row.band].result, { id: row.id }),
    ...childRows,
    columns: columns.filter(({ key }) => !hidden.includes(key)),
  };
  return (
    <>
      <PageHeader
        parents={[{ label: t('list.title'), href: to('screenings') }]}
        crumb={t('results.title')}
        title={t('results.title')}
        description={t('results.description')}
      />
      <ListPage
        list={list}
        config={config}
        texts={{
          search: t('list.search'),
          searchHint: t('list.searchHint'),
          emptyTitle: t('results.empty'),
          emptyText: t('results.emptyText'),
          nothing: text ? (
            <Trans t={t} i18nKey="list.nothingFor" values={{ text }} components={{ b: <b dir="auto" /> }} />
          ) : (
            t('list.nothing')
          ),
          count: count => t('list.count', { count }),
          order: t(`ui:list.inOrderOf.${filters.sort}`),
        }}
        filters={useScreeningFilterBar(filters, change, true)}
        onClearFilters={clear}
        controls={
          <>
            <ColumnsMenu columns={columns} hidden={hidden} onChange={hide} />
            <ExportMenu
              read={readTable}
              onSaved={({ rows }) => toastDone(t('results.saved', { count: rows.length }))}
            />
          </>
        }
      />
    </>
  );
}
