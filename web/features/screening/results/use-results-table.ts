import { useTranslation } from 'react-i18next';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { placesOf, screeningTests } from '../../../../shared/features/screening/tests/catalogue.ts';
import { fetchPages } from '../../../platform/api/fetch-pages.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import type { SavedTable, TableCell } from '../../../ui/list/saved-table.ts';
import { useTestWords } from '../form/use-test-words.ts';
import type { ScreeningFilters } from '../list/screening-filters.ts';
import { toSearch } from '../list/screening-filters.ts';
import { fetchScreenings } from '../queries.ts';

/** Maximum number of rows in a saved file. */
const maxRows = 10_000;
const pageSize = 50;

const finished = ['finished', 'amended'] as const;

export function useResultsTable(filters: ScreeningFilters, text: string): () => Promise<SavedTable> {
  const { t } = useTranslation('learning');
  const { nameOf, placeName, measureName, optionName } = useTestWords();
  const { organization } = useSession();
  const columns = screeningTests.flatMap(test =>
    placesOf(test).flatMap(place =>
      test.measures.map(measure => ({
        test,
        place,
        measure,
        title: [
          nameOf(test.id),
          ...(place === 'whole' ? [] : [placeName(test.id, place)]),
          ...(test.measures.length > 1 ? [measureName(measure)] : []),
        ].join(' · '),
      })),
    ),
  );

  function cellOf({ tests }: ScreeningRow, { test, place, measure }: (typeof columns)[number]): TableCell {
    const answer = tests?.[test.id][place];
    if (!answer) return null;
    if (answer.state === 'notDone') return t('notDone.because', { reason: t(`reason.${answer.reason}`) });
    const value = answer.values[measure.id] ?? null;
    return measure.kind === 'choice' && value !== null ? optionName(measure.id, String(value)) : value;
  }

  return async () => {
    const search = { ...toSearch(filters), status: [...finished], withResults: true, text, limit: pageSize };
    const { rows } = await fetchPages(cursor => fetchScreenings({ ...search, cursor }), maxRows);
    return {
      name: `screening-results-${todayIn(organization?.timeZone)}`,
      head: [
        t('field.case'),
        t('field.date'),
        t('field.band'),
        t('field.tester'),
        t('field.status'),
        t('results.followUp'),
        t('judged.expected'),
        t('judged.column.notJudged'),
        ...columns.map(({ title }) => title),
      ],
      rows: rows.map((row): TableCell[] => [
        row.case.fullName,
        row.date,
        t(`band.${row.band}`),
        row.tester.fullName,
        t(`status.${row.status}`),
        row.judged?.again ?? null,
        row.judged?.expected ?? null,
        row.judged?.notJudged ?? null,
        ...columns.map(column => cellOf(row, column)),
      ]),
    };
  };
}
