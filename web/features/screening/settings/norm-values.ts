import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import type { NormRow, NormSetFields } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { ageText, monthsOf } from './age-text.ts';

export type RowValues = { key: string } & Record<keyof NormRow, string>;

export interface NormValues {
  test: string;
  measure: string;
  name: string;
  source: string;
  edition: string;
  population: string;
  language: string;
  task: string;
  rows: RowValues[];
}

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export const emptyRow = (): RowValues => ({
  key: crypto.randomUUID(),
  ...{ band: '', ageFrom: '', ageTo: '', sex: '', grade: '', low: '', high: '', typical: '' },
});

export const emptyNorm = (): NormValues => ({
  ...{ test: '', measure: '', name: '', source: '', edition: '', population: '', language: '', task: '' },
  rows: [emptyRow()],
});

export const valuesOfNorm = (set: NormSetFields): NormValues => ({
  test: set.test,
  measure: set.measure,
  name: set.name,
  source: set.source,
  edition: textOf(set.edition),
  population: set.population,
  language: textOf(set.language),
  task: textOf(set.task),
  rows: set.rows.map(row => ({
    key: crypto.randomUUID(),
    band: textOf(row.band),
    ageFrom: ageText(row.ageFrom),
    ageTo: ageText(row.ageTo),
    sex: textOf(row.sex),
    grade: textOf(row.grade),
    low: textOf(row.low),
    high: textOf(row.high),
    typical: textOf(row.typical),
  })),
});

const chosen = (text: string) => text.trim() || null;

export const fieldsOfNorm = (
  { rows, ...values }: NormValues,
  { id, isApproved }: Pick<NormSetFields, 'id' | 'isApproved'>,
) => ({
  ...values,
  id,
  isApproved,
  edition: chosen(values.edition),
  language: chosen(values.language),
  task: chosen(values.task),
  rows: rows.map(({ key: _, ...row }) => ({
    band: chosen(row.band),
    ageFrom: monthsOf(row.ageFrom),
    ageTo: monthsOf(row.ageTo),
    sex: chosen(row.sex),
    grade: numberIn(row.grade),
    low: numberIn(row.low),
    high: numberIn(row.high),
    typical: numberIn(row.typical),
  })),
});
