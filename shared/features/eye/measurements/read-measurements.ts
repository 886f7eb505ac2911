import { eyeLimits, isAtypical, type Limits } from '../eye-reports/field-limits.ts';
import type { Eye } from '../optics/prism.ts';
import { normalizeZero } from '../optics/sphero-cylinder.ts';
import {
  type EyeValues,
  eyes,
  fieldOf,
  type MeasuredValue,
  type MeasurementField,
  measuredValues,
  noValues,
} from './fields.ts';
import { cellText, parseCellNumber, parseEye } from './parse-cell.ts';
import { type DateOrder, parseCellDate } from './parse-cell-date.ts';
import type { ImportTable } from './read-table.ts';

/** Why a row is not imported, or a value of it is left out. `text` is the cell as it stands in the file. */
export type RowProblem =
  | { kind: 'cells' | 'noName' | 'noEye' | 'noValues' | 'axis'; eye?: Eye }
  | { kind: 'birthDate' | 'measuredOn' | 'eye'; text: string }
  | { kind: 'number' | 'range'; value: MeasuredValue; eye: Eye; text: string };

/** What one row of a file says. */
export interface Reading {
  line: number;
  name: string;
  birthDate: string | null;
  measuredOn: string | null;
  values: Record<Eye, EyeValues>;
  problems: RowProblem[];
}

export interface ReadingOptions {
  columns: ReadonlyMap<string, MeasurementField>;
  dateOrder: DateOrder | null;
  /** Whether refractions are read; without it, axial lengths alone. */
  withRefraction: boolean;
}

/** Axes and powers are rounded to what can be recorded; a device's −1.37 is −1.375. */
const limits: Record<MeasuredValue, Limits> = {
  axialLength: eyeLimits.axialLength,
  sph: eyeLimits.sph,
  cyl: eyeLimits.cyl,
  axis: { ...eyeLimits.axis, min: 0 },
};
const maxNameLength = 250;

/** The readings of a table; rows without anything in the chosen columns are left out. */
export function readMeasurements({ headings, rows }: ImportTable, options: ReadingOptions): Reading[] {
  const places = new Map(
    headings.flatMap((heading, index): [MeasurementField, number][] => {
      const field = options.columns.get(heading);
      return field ? [[field, index]] : [];
    }),
  );
  return rows.flatMap(({ line, cells }) => {
    const cell = (field: MeasurementField) => cells[places.get(field) ?? -1] ?? '';
    const isBlank = [...places.values()].every(place => (cells[place] ?? '').trim() === '');
    if (isBlank) return [];
    const reading = readRow(line, cell, new Set(places.keys()), options);
    const extra = cells.slice(headings.length).some(value => value.trim() !== '');
    return [extra ? { ...reading, values: nothing(), problems: [{ kind: 'cells' as const }] } : reading];
  });
}

const nothing = (): Record<Eye, EyeValues> => ({ right: noValues, left: noValues });

function readRow(
  line: number,
  cell: (field: MeasurementField) => string,
  known: ReadonlySet<MeasurementField>,
  { dateOrder, withRefraction }: ReadingOptions,
): Reading {
  const problems: RowProblem[] = [];
  const name = readName(cell);
  if (name === '') problems.push({ kind: 'noName' });
  const day = (field: 'birthDate' | 'measuredOn') => {
    const found = parseCellDate(cell(field), dateOrder);
    if (typeof found === 'object') return found.date;
    if (found === 'unclear' || field === 'measuredOn')
      problems.push({ kind: field, text: cellText(cell(field)) });
    return null;
  };
  const birthDate = day('birthDate');
  const measuredOn = day('measuredOn');
  const rowEye = parseEye(cell('eye'));
  const named = measuredValues.filter(
    value => known.has(value) && (withRefraction || value === 'axialLength'),
  );
  if (named.some(value => hasValue(cell(value))) && !rowEye) problems.push(eyeProblem(cell('eye')));
  const values = nothing();
  for (const eye of eyes) {
    const read = (value: MeasuredValue): number | null => {
      if (!withRefraction && value !== 'axialLength') return null;
      const own = readValue(cell(fieldOf(value, eye)), value, eye, problems);
      return own ?? (rowEye === eye ? readValue(cell(value), value, eye, problems) : null);
    };
    values[eye] = wholePower(
      { axialLength: read('axialLength'), sph: read('sph'), cyl: read('cyl'), axis: read('axis') },
      eye,
      problems,
    );
  }
  const hasAny = eyes.some(eye => measuredValues.some(value => values[eye][value] !== null));
  if (!hasAny && problems.length === 0) problems.push({ kind: 'noValues' });
  return { line, name, birthDate, measuredOn, values, problems };
}

const hasValue = (text: string) => parseCellNumber(text) !== 'blank';
const eyeProblem = (text: string): RowProblem =>
  text.trim() === '' ? { kind: 'noEye' } : { kind: 'eye', text: cellText(text) };

function readName(cell: (field: MeasurementField) => string): string {
  const whole = cellText(cell('fullName'));
  const parts = [cellText(cell('lastName')), cellText(cell('firstName'))].filter(part => part !== '');
  const isHan = parts.every(part => /\p{Script=Han}/u.test(part));
  const name = whole || parts.join(isHan ? '' : ' ');
  return [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, maxNameLength).join('');
}

function readValue(text: string, value: MeasuredValue, eye: Eye, problems: RowProblem[]): number | null {
  const found = parseCellNumber(text);
  if (found === 'blank') return null;
  const problem = (kind: 'number' | 'range') => problems.push({ kind, value, eye, text: cellText(text) });
  if (found === 'unclear') {
    problem('number');
    return null;
  }
  const { min, max, step } = limits[value];
  const rounded = normalizeZero(Number((Math.round(found.value / step) * step).toFixed(3)));
  if (rounded >= min && rounded <= max) return value === 'axis' && rounded === 0 ? 180 : rounded;
  problem('range');
  return null;
}

/** A cylinder needs its axis, an axis without a cylinder means nothing, and a power needs its sphere. */
function wholePower(values: EyeValues, eye: Eye, problems: RowProblem[]): EyeValues {
  const { axialLength, sph, cyl, axis } = values;
  const isTaken = problems.some(one => 'value' in one && one.eye === eye && one.value !== 'axialLength');
  if (isTaken || (sph === null && cyl === null)) return { ...noValues, axialLength };
  if (sph === null || (cyl && axis === null)) {
    problems.push({ kind: 'axis', eye });
    return { ...noValues, axialLength };
  }
  return { axialLength, sph, cyl, axis: cyl ? axis : null };
}

/** Values outside of what is usual, which are worth a look. */
export function atypicalValues(values: Record<Eye, EyeValues>): { value: MeasuredValue; eye: Eye }[] {
  return eyes.flatMap(eye =>
    measuredValues
      .filter(value => values[eye][value] !== null && isAtypical(values[eye][value] ?? 0, limits[value]))
      .map(value => ({ value, eye })),
  );
}
