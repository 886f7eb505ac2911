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

export interface Point {
  date: string;
  height: number;
}

export interface ResultLine {
  key: string;
  item: ResultItem;
  change: Change | null;
  series: Point[];
}

export interface ShownRow extends ResultRow {
  lines: ResultLine[];
}

/** Finished earlier screenings of a child, oldest first. */
export function finishedBefore(all: readonly Screening[], { id, date }: Screening): Screening[] {
  const place = (screening: Pick<Screening, 'id' | 'date'>) => `${screening.date} ${screening.id}`;
  return all
    .filter(other => other.deletedAt === null && other.status !== 'draft')
    .filter(other => other.id !== id && place(other) < place({ id, date }))
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** The value of a test to compare; for acuity, the presenting acuity (as the child sees in class). */
function comparedOf(row: ResultRow, item: ResultItem): ResultItem {
  if (row.test !== 'eyesight' || item.value !== null) return item;
  const seen = row.items.find(({ place, measure }) => place === item.place && measure === 'presenting');
  return seen?.text === item.text ? seen : item;
}

/**
 * A row for each test with the last screening and the history; tests to follow up come first.
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

function seriesOf({ test }: ResultRow, { place, measure }: ResultItem, all: readonly Screening[]): Point[] {
  return all.flatMap(({ date, tests }) => {
    const found = findingsOf(testOf(test), tests[test]).find(
      item => item.place === place && item.measure === measure,
    );
    if (found?.value == null) return [];
    // A better value gets a greater height, even if a smaller number is better.
    return [{ date, height: found.better === 'less' ? -found.value : found.value }];
  });
}
