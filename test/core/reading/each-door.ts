import * as fc from 'fast-check';
import { expect } from 'vitest';
import { toCsv } from '../../../shared/core/csv.ts';
import { readCsvTable } from '../../../shared/core/reading/read-table.ts';
import { guessColumns } from '../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../shared/features/eye/measurements/measurement-table.ts';
import { readMeasurements } from '../../../shared/features/eye/measurements/read-measurements.ts';
import { isFull } from '../../support/is-full.ts';

export const cases = isFull ? 10_000 : 500;
export const timeZone = 'Asia/Hong_Kong';
export const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** A typed text and its meaning: a value, or null if it needs confirmation. */
export interface Spelling<Value> {
  text: string;
  meant: Value | null;
}
type Doors<Value> = Record<string, (texts: string[]) => Promise<(Value | null)[]> | (Value | null)[]>;

export async function expectSame<Value>(spelled: fc.Arbitrary<Spelling<Value>>, doors: Doors<Value>) {
  const many = fc.sample(spelled, cases);
  const texts = many.map(({ text }) => text);
  for (const [door, read] of Object.entries(doors)) {
    const found = await read(texts);
    expect(found, door).toHaveLength(texts.length);
    const wrong = many.flatMap(({ text, meant }, at) =>
      found[at] === meant ? [] : [{ door, text, found: found[at], meant }],
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  }
}

export function measured(headings: string[], rows: string[][]) {
  const table = readCsvTable(toCsv([headings, ...rows]).slice(1), measurementTable);
  if ('problem' in table) throw new Error(table.problem);
  const columns = guessColumns(table.headings);
  return readMeasurements(table, { columns, dateOrder: 'dmy', timeZone, withRefraction: true });
}
