import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Change } from '../../../../shared/features/screening/results/change.ts';
import { findingsOf } from '../../../../shared/features/screening/results/findings.ts';
import { type ResultRow, resultOf } from '../../../../shared/features/screening/results/result.ts';
import { type ShownItem, shownItems } from '../../../../shared/features/screening/results/shown-items.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';

export interface Point {
  date: string;
  height: number;
}

export interface ResultLine {
  key: string;
  item: ShownItem;
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
    lines: shownItems(row, screening.tests[row.test]).map(item => ({
      key: `${item.place}.${item.measure}`,
      item,
      change: item.change,
      series: seriesOf(row, item, [...earlier, screening]),
    })),
  }));
  return shown.toSorted((a, b) => Number(b.judgement === 'again') - Number(a.judgement === 'again'));
}

function seriesOf({ test }: ResultRow, item: ShownItem, all: readonly Screening[]): Point[] {
  const { place } = item;
  const measure = item.notation === null ? item.measure : 'presenting';
  return all.flatMap(({ date, tests }) => {
    const found = findingsOf(testOf(test), tests[test]).find(
      one => one.place === place && one.measure === measure,
    );
    if (found?.value == null) return [];
    // A better value gets a greater height, even if a smaller number is better.
    return [{ date, height: found.better === 'less' ? -found.value : found.value }];
  });
}
