import { readFileSync } from 'node:fs';
import type { DateOrder } from '../../../../shared/core/dates/date-order.ts';
import { type ImportTable, readCsvTable } from '../../../../shared/core/reading/read-table.ts';
import {
  gatherMeasurements,
  type Measurement,
} from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { guessColumns } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../../shared/features/eye/measurements/measurement-table.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';

export const fileText = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8');

export const readTable = (text: string) => readCsvTable(text, measurementTable);

/** Reads a text as a table of measurements. @throws Error if the text cannot be read as a table */
export function tableOf(text: string): ImportTable {
  const table = readTable(text);
  if ('problem' in table) throw new Error(`no table: ${JSON.stringify(table)}`);
  return table;
}

/** Returns the measurements in a text, with columns assigned by their headings. */
export function measurementsIn(text: string, dateOrder: DateOrder | null = null): Measurement[] {
  const table = tableOf(text);
  const columns = guessColumns(table.headings);
  return gatherMeasurements(
    readMeasurements(table, { columns, dateOrder, timeZone: 'Asia/Hong_Kong', withRefraction: true }),
  );
}
