import type { DateOrder } from '../../../core/dates/date-order.ts';
import { nowIn } from '../../../core/dates/now-in.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { cellText } from '../../../core/reading/cell-text.ts';
import { joinName, readNameCell } from '../../../core/reading/read-cell.ts';
import { isBlankDate, readDate } from '../../../core/reading/read-date.ts';
import type { ReadDate } from '../../../core/reading/read-day.ts';
import type { ImportTable } from '../../../core/reading/read-table.ts';
import { isAtypical, type Limits } from '../eye-reports/field-limits.ts';
import { limitsOf } from '../eye-reports/number-fields.ts';
import { cornealPower } from '../optics/keratometry.ts';
import { normalizeZero } from '../optics/sphero-cylinder.ts';
import {
  type EyeValues,
  fieldOf,
  keratometryValues,
  type MeasuredValue,
  type MeasurementField,
  measuredValues,
  noKeratometry,
  noValues,
  refractionValues,
} from './fields.ts';
import { isBlankCell, parseEye, readCellValue } from './parse-cell.ts';
import { withSplitPowers } from './power-cells.ts';

/**
 * Why a row is not imported, or why a value is left out or rounded. `text` is the text of the cell in the
 * file.
 */
export type RowProblem =
  | { kind: 'cells' | 'noName' | 'noEye' | 'noValues' | 'axis' | 'sphere' | 'curvatures'; eye?: Eye }
  | { kind: 'birthDate' | 'birthInstant' | 'measuredOn' | 'shortYear' | 'serial' | 'eye'; text: string }
  | { kind: 'number' | 'range'; value: MeasuredValue; eye: Eye; text: string }
  /** A power between two valid steps, which is rounded. */
  | { kind: 'rounded'; value: MeasuredValue; eye: Eye; text: string; now: number };

export interface Reading {
  line: number;
  /** Name of the file, if several files are read. */
  file?: string;
  name: string;
  birthDate: string | null;
  measuredOn: string | null;
  values: Record<Eye, EyeValues>;
  problems: RowProblem[];
}

export interface ReadingOptions {
  columns: ReadonlyMap<string, MeasurementField>;
  dateOrder: DateOrder | null;
  /** Time zone of the organisation; decides on which day an instant falls. */
  timeZone: string | null;
  /**
   * Whether the user confirmed the proposed days of dates that are unclear (two-digit years, spreadsheet day
   * numbers).
   */
  takesLikely?: boolean;
  /** Whether to read refractions; if false, only the other measurements are read. */
  withRefraction: boolean;
}

/** Limits for rounding a value to a valid step. An axis of 0 is allowed. */
function limitsFor(value: MeasuredValue, size: number): Limits {
  const limits = limitsOf(value, 'spectacle', size);
  return isAxis(value) ? { ...limits, min: 0 } : limits;
}

/** Rounding by up to this many dioptres is not reported: devices write −1.375 as −1.37. */
const shortened = 0.0051;
const isPower = (value: MeasuredValue) => value === 'sph' || value === 'cyl';
const isAxis = (value: MeasuredValue) => value === 'axis' || value === 'cornealAxis';
const maxNameLength = 250;

/** Reads the rows of a table. A row is left out if all its chosen columns are blank. */
export function readMeasurements({ headings, rows }: ImportTable, asked: ReadingOptions): Reading[] {
  const options = withToday(asked);
  const places = new Map(
    headings.flatMap((heading, index): [MeasurementField, number][] => {
      const field = options.columns.get(heading);
      return field ? [[field, index]] : [];
    }),
  );
  return rows.flatMap(({ line, cells, file }) => {
    const cell = (field: MeasurementField) => cells[places.get(field) ?? -1] ?? '';
    const isBlank = [...places.values()].every(place => (cells[place] ?? '').trim() === '');
    if (isBlank) return [];
    const known = new Set(places.keys());
    const reading = {
      ...readRow(line, withSplitPowers(cell, known), known, options),
      ...(file !== undefined && { file }),
    };
    const extra = cells.slice(headings.length).some(value => value.trim() !== '');
    return [extra ? { ...reading, values: nothing(), problems: [{ kind: 'cells' as const }] } : reading];
  });
}

const dateColumns = ['birthDate', 'measuredOn'] as const;
type DateColumn = (typeof dateColumns)[number];

/** Reading options with the last possible day of a date (today), which is computed once per file. */
interface DatedOptions extends Omit<ReadingOptions, 'withRefraction'> {
  latest: string;
}

const withToday = <Options extends Omit<ReadingOptions, 'withRefraction'>>(options: Options) => ({
  ...options,
  latest: nowIn(options.timeZone ?? undefined).date,
});

/** Null for a blank cell. */
function readDay(
  cell: string,
  field: DateColumn,
  { dateOrder: order, timeZone, latest }: DatedOptions,
): ReadDate | null {
  if (isBlankDate(cell)) return null;
  return readDate(cell, { order, timeZone, isBirth: field === 'birthDate', latest });
}

function dateProblem(field: DateColumn, read: ReadDate | null, text: string): RowProblem {
  const problem = read && 'problem' in read ? read.problem : undefined;
  if (problem === 'short-year') return { kind: 'shortYear', text };
  if (problem === 'serial') return { kind: 'serial', text };
  return { kind: field === 'birthDate' && problem === 'instant' ? 'birthInstant' : field, text };
}

/** Dates whose year or day the user must confirm, without duplicates. */
export function likelyDates(
  { headings, rows }: ImportTable,
  asked: Omit<ReadingOptions, 'withRefraction'>,
): { text: string; date: string }[] {
  const options = withToday(asked);
  const found = new Map<string, string>();
  for (const [at, heading] of headings.entries()) {
    const field = dateColumns.find(one => one === options.columns.get(heading));
    if (!field) continue;
    for (const text of new Set(rows.map(({ cells }) => cells[at] ?? ''))) {
      const read = readDay(text, field, options);
      if (read && 'problem' in read && read.likely !== undefined) found.set(cellText(text), read.likely);
    }
  }
  return [...found].map(([text, date]) => ({ text, date }));
}

const nothing = (): Record<Eye, EyeValues> => ({ right: noValues, left: noValues });

function readRow(
  line: number,
  cell: (field: MeasurementField) => string,
  known: ReadonlySet<MeasurementField>,
  options: ReadingOptions & DatedOptions,
): Reading {
  const { withRefraction } = options;
  const problems: RowProblem[] = [];
  const name = readName(cell);
  if (name === '') problems.push({ kind: 'noName' });
  const dayIn = (field: DateColumn): string | null => {
    const read = readDay(cell(field), field, options);
    const date =
      read && 'problem' in read ? (options.takesLikely && read.likely) || null : (read?.date ?? null);
    const isAbsent = read === null && field === 'birthDate';
    if (date === null && !isAbsent) problems.push(dateProblem(field, read, cellText(cell(field))));
    return date;
  };
  const birthDate = dayIn('birthDate');
  const measuredOn = dayIn('measuredOn');
  const rowEye = parseEye(cell('eye'));
  const isRead = (value: MeasuredValue) => withRefraction || !refractionValues.includes(value);
  const named = measuredValues.filter(value => known.has(value) && isRead(value));
  if (named.some(value => !isBlankCell(cell(value))) && !rowEye) problems.push(eyeProblem(cell('eye')));
  const values = nothing();
  for (const eye of eyes) {
    const read = (value: MeasuredValue): number | null => {
      if (!isRead(value)) return null;
      const own = readValue(cell(fieldOf(value, eye)), value, eye, problems);
      return own ?? (rowEye === eye ? readValue(cell(value), value, eye, problems) : null);
    };
    const found: EyeValues = {
      ...{ axialLength: read('axialLength'), sph: read('sph'), cyl: read('cyl'), axis: read('axis') },
      ...{ k1: read('k1'), k2: read('k2'), cornealAxis: read('cornealAxis') },
      cornealDiameter: read('cornealDiameter'),
    };
    values[eye] = {
      ...found,
      ...wholePower(found, eye, problems),
      ...wholeKeratometry(found, eye, problems),
    };
  }
  const hasAny = eyes.some(eye => measuredValues.some(value => values[eye][value] !== null));
  if (!hasAny && problems.length === 0) problems.push({ kind: 'noValues' });
  return { line, name, birthDate, measuredOn, values, problems };
}

const eyeProblem = (text: string): RowProblem =>
  text.trim() === '' ? { kind: 'noEye' } : { kind: 'eye', text: cellText(text) };

function readName(cell: (field: MeasurementField) => string): string {
  const of = (field: MeasurementField) => readNameCell(cell(field));
  const name = of('fullName') || joinName(of('lastName'), of('firstName'), true);
  return [...name].slice(0, maxNameLength).join('');
}

function readValue(text: string, value: MeasuredValue, eye: Eye, problems: RowProblem[]): number | null {
  const found = readCellValue(value, text);
  if (found === 'blank') return null;
  const problem = (kind: 'number' | 'range') => problems.push({ kind, value, eye, text: cellText(text) });
  if (found === 'unclear') {
    problem('number');
    return null;
  }
  const { min, max, step } = limitsFor(value, found.value);
  const rounded = normalizeZero(Number((Math.round(found.value / step) * step).toFixed(3)));
  const isIn = rounded >= min && rounded <= max;
  if (isIn && isPower(value) && Math.abs(rounded - found.value) > shortened)
    problems.push({ kind: 'rounded', value, eye, text: cellText(text), now: rounded });
  if (isIn) return isAxis(value) && rounded === 0 ? 180 : rounded;
  problem('range');
  return null;
}

/**
 * Removes incomplete powers. A complete power has a sphere; if it has a cylinder, it has an axis too. An axis
 * without a cylinder is removed.
 */
function wholePower(values: EyeValues, eye: Eye, problems: RowProblem[]): Partial<EyeValues> {
  const { sph, cyl, axis } = values;
  const none = { sph: null, cyl: null, axis: null };
  if (isSpoilt(refractionValues, eye, problems) || (sph === null && cyl === null)) return none;
  if (sph === null || (cyl && axis === null)) {
    problems.push({ kind: sph === null ? 'sphere' : 'axis', eye });
    return none;
  }
  return { sph, cyl, axis: cyl ? axis : null };
}

/**
 * Removes keratometry that is unreadable, or in which K1 (the flatter meridian) has more power than K2,
 * because then the axis could belong to either meridian. Removes an axis without K1.
 */
function wholeKeratometry(values: EyeValues, eye: Eye, problems: RowProblem[]): Partial<EyeValues> {
  const { k1, k2, cornealAxis } = values;
  if (isSpoilt(keratometryValues, eye, problems)) return noKeratometry;
  if (k1 !== null && k2 !== null && cornealPower(k1) > cornealPower(k2)) {
    problems.push({ kind: 'curvatures', eye });
    return noKeratometry;
  }
  return { k1, k2, cornealAxis: k1 === null ? null : cornealAxis };
}

/**
 * Whether a value could not be read although it belongs to a group of values, such as the parts of a power.
 */
const isSpoilt = (together: readonly MeasuredValue[], eye: Eye, problems: readonly RowProblem[]) =>
  problems.some(
    one => 'value' in one && one.kind !== 'rounded' && one.eye === eye && together.includes(one.value),
  );

/** Returns the values outside the typical range, which a person should check. */
export function atypicalValues(values: Record<Eye, EyeValues>): { value: MeasuredValue; eye: Eye }[] {
  return eyes.flatMap(eye =>
    measuredValues
      .filter(value => {
        const size = values[eye][value];
        return size !== null && isAtypical(size, limitsFor(value, size));
      })
      .map(value => ({ value, eye })),
  );
}
