import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Change } from '../../../../shared/features/screening/results/change.ts';
import { findingsOf } from '../../../../shared/features/screening/results/findings.ts';
import {
  type ResultItem,
  type ResultRow,
  resultOf,
} from '../../../../shared/features/screening/results/result.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';

/** A value in a series: the day, and how high it is drawn. */
export interface Point {
  date: string;
  height: number;
}

/** One value of a test in the result. */
export interface ResultLine {
  key: string;
  item: ResultItem;
  change: Change | null;
  series: Point[];
}

/** A test in the result. */
export interface ShownRow extends ResultRow {
  lines: ResultLine[];
}

/** Finished screenings of a child before one, the oldest first. */
export function finishedBefore(all: readonly Screening[], { id, date }: Screening): Screening[] {
  const place = (one: Pick<Screening, 'id' | 'date'>) => `${one.date} ${one.id}`;
  return all
    .filter(one => one.deletedAt === null && one.status !== 'draft')
    .filter(one => one.id !== id && place(one) < place({ id, date }))
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** What is compared of an item: of an acuity, that with which the child sees in class. */
function comparedOf(row: ResultRow, item: ResultItem): ResultItem {
  if (row.test !== 'eyesight' || item.value !== null) return item;
  const seen = row.items.find(({ place, measure }) => place === item.place && measure === 'presenting');
  return seen?.text === item.text ? seen : item;
}

/**
 * Every test beside the last screening and the years before; what to follow up stands first.
 * @param sets the organisation's norms
 */
export function resultRows(
  screening: Screening,
  earlier: readonly Screening[],
  { birthDate, gender }: Pick<Case, 'birthDate' | 'gender'>,
  sets: readonly NormSet[],
): ShownRow[] {
  const rows = resultOf(screening, earlier.at(-1), sets, { birthDate, gender });
  const shown = rows.map(row => ({
    ...row,
    lines: row.items
      .filter(({ measure }) => measure !== 'presenting')
      .map(item => {
        const compared = comparedOf(row, item);
        return {
          key: `${item.place}.${item.measure}`,
          item,
          change: compared.change,
          series: seriesOf(row, compared, [...earlier, screening]),
        };
      }),
  }));
  return shown.toSorted((a, b) => Number(b.judgement === 'again') - Number(a.judgement === 'again'));
}

function seriesOf(
  { test }: ResultRow,
  { place, measure, unit }: ResultItem,
  all: readonly Screening[],
): Point[] {
  return all.flatMap(({ date, tests }) => {
    const found = findingsOf(testOf(test), tests[test]).find(
      one => one.place === place && one.measure === measure,
    );
    if (found?.value == null) return [];
    // Better sight is a smaller logMAR and is drawn higher.
    return [{ date, height: unit === 'logMar' ? -found.value : found.value }];
  });
}
