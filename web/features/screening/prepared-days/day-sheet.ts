import { CaseId } from '../../../../shared/core/ids.ts';
import { delimiters, parseCsv } from '../../../../shared/core/parse-csv.ts';
import { NotDoneReason } from '../../../../shared/features/screening/tests/answers.schema.ts';
import {
  type Measure,
  type Place,
  placesOf,
  type ScreeningTest,
  screeningTests,
} from '../../../../shared/features/screening/tests/catalogue.ts';
import type { ScreeningValues } from '../form/screening-values.ts';

/** A column of the sheet: one measure on one side of a test. Its key is the same in every language. */
export interface SheetColumn {
  key: string;
  test: ScreeningTest;
  place: Place;
  measure: Measure;
}

export const sheetColumns: SheetColumn[] = screeningTests.flatMap(test =>
  placesOf(test).flatMap(place =>
    test.measures.map(measure => ({ key: `${test.id}.${place}.${measure.id}`, test, place, measure })),
  ),
);

export interface SheetChild {
  id: string;
  fullName: string;
}

/**
 * Rows of a sheet to fill in by hand: column keys, titles, then one row for each child. An id in the row
 * identifies the child on import.
 */
export function daySheet(
  children: readonly SheetChild[],
  titleOf: (column: SheetColumn) => string,
): string[][] {
  const blank = sheetColumns.map(() => '');
  return [
    ['id', 'name', ...sheetColumns.map(({ key }) => key)],
    ['', '', ...sheetColumns.map(titleOf)],
    ...children.map(({ id, fullName }) => [id, fullName, ...blank]),
  ];
}

export interface SheetRow {
  caseId: string;
  cells: Map<string, string>;
}

/** Limits for a sheet. A valid one has up to 200 children and a column for each measure. */
export const sheetLimits = { maxRows: 1_000, maxColumns: 200, maxCellLength: 10_000 };

/** Reads the rows of a filled-in CSV sheet; undefined for any other text. */
export function readCsvSheet(text: string): SheetRow[] | undefined {
  for (const delimiter of delimiters) {
    const read = readDaySheet(parseCsv(text, delimiter, sheetLimits).rows);
    if (read) return read;
  }
  return undefined;
}

/** Reads the rows that have an id; undefined if the first cell is not `id`. */
export function readDaySheet([head, ...others]: string[][]): SheetRow[] | undefined {
  if (head?.[0]?.trim() !== 'id') return undefined;
  return others.flatMap(row => {
    const caseId = CaseId.safeParse(row[0]?.trim()).data;
    if (!caseId) return [];
    const cells = head.flatMap((key, at): [string, string][] => {
      const typed = row[at]?.trim() ?? '';
      return at > 1 && typed !== '' ? [[key.trim(), typed]] : [];
    });
    return [{ caseId, cells: new Map(cells) }];
  });
}

/**
 * Merges a row of the sheet into typed values. A reason on its own marks that side as not done; a value takes
 * back an earlier reason. A reason beside a value stays as typed, so that the form shows it as an error.
 */
export function fillFromSheet(values: ScreeningValues, { cells }: SheetRow): ScreeningValues {
  const filled = structuredClone(values);
  for (const test of screeningTests) {
    const { places } = filled.tests[test.id];
    for (const place of placesOf(test)) {
      const answer = places[place];
      const typed = sheetColumns
        .filter(column => column.test === test && column.place === place)
        .flatMap(({ key, measure }) => (cells.has(key) ? [[measure.id, cells.get(key) ?? '']] : []));
      if (!answer || typed.length === 0) continue;
      const [text, ...others] = new Set(typed.map(([, cell]) => cell));
      const reason = others.length === 0 ? NotDoneReason.safeParse(text).data : undefined;
      places[place] = reason
        ? { ...answer, reason }
        : { values: { ...answer.values, ...Object.fromEntries(typed) }, reason: '', note: '' };
    }
  }
  return filled;
}
