import { TooBigUnpacked } from '../unzip.ts';
import { attribute, decodeXml, type Element, elementsIn, placesOf, textIn, unescaped } from './read-xml.ts';

/** Largest number of columns that any spreadsheet program allows. */
const columnsOfSheets = 16_384;
const secondsOfDay = 86_400;
/** Number of digits with which spreadsheets calculate. They store 2.3 as 2.2999999999999998. */
const digitsOfNumbers = 15;
/** Maximum length of a cell with its markup, as a multiple of the length of its text. */
export const maxMarkup = 20;

/** Maximum size of a sheet. The length of a cell is in UTF-16 units. */
export interface SheetLimits {
  maxRows: number;
  maxColumns: number;
  maxCellLength: number;
}

/** Rows of a sheet that contain text, with their line numbers and with notes on the sheet. */
export interface SheetRows {
  rows: string[][];
  lines: number[];
  /** Numbers of the lines that are hidden, such as by a filter. */
  hidden: number[];
  /** Indexes from 0 of the columns that are hidden. */
  hiddenColumns: number[];
  /** Addresses of cells that have an error, or a formula that was never calculated; their text is blank. */
  withoutValue: string[];
  /** Number of merged cells that got the text of the first cell. */
  merged: number;
}

export type SheetProblem =
  | { problem: 'tooManyRows' | 'notXlsx' | 'tooBigUnpacked' }
  | { problem: 'tooLarge'; line: number };

/** Data of a workbook that is needed to read its cells. */
export interface Book {
  limits: SheetLimits;
  strings: string[];
  /** Whether cells of a style are dates, by the index of the style. */
  isDay: boolean[];
  /** Day 0 of the workbook's date system, in milliseconds since 1970. */
  zero: number;
}

export function readSheet(sheet: string, book: Book): SheetRows | SheetProblem {
  const { maxRows, maxColumns, maxCellLength } = book.limits;
  const read: SheetRows = { rows: [], lines: [], hidden: [], hiddenColumns: [], withoutValue: [], merged: 0 };
  const hasZeroHeight = isTrue(attribute(firstOf(sheet, 'sheetFormatPr'), 'zeroHeight'));
  /** Lines without a mark (hidden or shown), in a sheet that hides rows by default. */
  const unmarked: number[] = [];
  let place = { line: 0, column: -1 };
  let cells = 0;
  const found = new Map<number, string[]>();
  for (const element of placesOf(sheet, 'row', 'c')) {
    if (element.name === 'row') {
      place = { line: Number(attribute(element.attributes, 'r')) || place.line + 1, column: -1 };
      if (isHidden(element.attributes, 'ht')) read.hidden.push(place.line);
      else if (hasZeroHeight && !isShown(element.attributes)) unmarked.push(place.line);
      continue;
    }
    place = placeOf(element, place);
    const { line, column } = place;
    if (++cells > maxRows * maxColumns) return { problem: 'tooManyRows' };
    if (column >= columnsOfSheets) return { problem: 'tooLarge', line };
    if (element.body === '') continue;
    if (element.body.length > maxMarkup * maxCellLength) return { problem: 'tooLarge', line };
    const text = textOf(element, book);
    if (text === undefined) read.withoutValue.push(addressOf(place));
    if (text === undefined || text.trim() === '') continue;
    if (column >= maxColumns || text.length > maxCellLength) return { problem: 'tooLarge', line };
    if (!found.has(line) && found.size === maxRows) return { problem: 'tooManyRows' };
    const row = found.get(line) ?? [];
    found.set(line, row);
    while (row.length < column) row.push('');
    row[column] = text;
  }
  /** Sorts rows by line, because some programs store them in another order than they show them. */
  for (const [line, row] of [...found].toSorted(([one], [other]) => one - other)) {
    read.lines.push(line);
    read.rows.push(row);
  }
  /**
   * Lines marked as hidden, and unmarked lines. If other lines are marked as shown, unmarked lines are
   * hidden. If no line is marked as shown, the program wrote only visible rows.
   */
  const marked = new Set([...read.hidden, ...unmarked]);
  if (read.lines.some(line => !marked.has(line))) read.hidden.push(...unmarked);
  return {
    ...read,
    hiddenColumns: hiddenColumnsIn(sheet, maxColumns),
    merged: fillMerged(sheet, read, maxRows * maxColumns),
  };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
const firstOf = (sheet: string, name: string) => elementsIn(sheet, name).next().value?.attributes ?? '';

/**
 * Whether a row or column is hidden: by a mark, or by size zero.
 * @param size name of the attribute for height or width
 */
const isHidden = (attributes: string, size: 'ht' | 'width') =>
  isTrue(attribute(attributes, 'hidden')) ||
  isTrue(attribute(attributes, 'zeroHeight')) ||
  Number(attribute(attributes, size) ?? 1) === 0;

const isShown = (attributes: string) =>
  attribute(attributes, 'hidden') !== undefined || attribute(attributes, 'ht') !== undefined;

function hiddenColumnsIn(sheet: string, maxColumns: number): number[] {
  const hidden = new Set<number>();
  for (const { attributes } of elementsIn(sheet.slice(0, sheet.indexOf('<sheetData')), 'col')) {
    if (!isHidden(attributes, 'width')) continue;
    const last = Math.min(Number(attribute(attributes, 'max')), maxColumns);
    for (let at = Number(attribute(attributes, 'min')); at <= last; at++) hidden.add(at - 1);
  }
  return [...hidden];
}

interface Place {
  line: number;
  /** Index of the column, from 0. */
  column: number;
}

const address = /^([A-Z]{1,3})(\d{1,7})$/;

/** Position of a cell. A cell without an address comes directly after the one before it. */
function placeOf({ attributes }: Element, { line, column }: Place): Place {
  const [, letters = '', digits] = address.exec(attribute(attributes, 'r') ?? '') ?? [];
  return digits
    ? { line: Number(digits), column: columnOf(letters) }
    : { line: line || 1, column: column + 1 };
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function addressOf({ line, column }: Place): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${line}`;
}

/**
 * Copies the text of the first cell into all cells that are merged with it down a column.
 * @returns number of filled cells
 */
function fillMerged(sheet: string, { rows, lines }: SheetRows, most: number): number {
  const places = new Map(lines.map((line, at) => [line, at]));
  let filled = 0;
  let seen = 0;
  for (const { attributes } of elementsIn(sheet, 'mergeCell')) {
    const [first, last] = (attribute(attributes, 'ref') ?? '').split(':').map(text => address.exec(text));
    const column = columnOf(first?.[1] ?? '');
    const top = places.get(Number(first?.[2]));
    const text = top === undefined ? undefined : rows[top]?.[column];
    if (top === undefined || text === undefined || text === '') continue;
    for (let at = top + 1; at < rows.length && (lines[at] ?? 0) <= Number(last?.[2]); at++) {
      if (++seen > most) throw new TooBigUnpacked();
      const row = rows[at] ?? [];
      if ((row[column] ?? '') !== '') continue;
      while (row.length < column) row.push('');
      row[column] = text;
      filled++;
    }
  }
  return filled;
}

/** Returns the text of a cell; undefined for an error, and for a formula without a result. */
function textOf({ attributes, body }: Element, { strings, isDay, zero }: Book): string | undefined {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textIn(body);
  const [value] = elementsIn(body, 'v');
  const raw = decodeXml(value?.body ?? '');
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str') return unescaped(raw);
  if (type === 'd') return raw;
  if (type === 'e' || (raw === '' && body.includes('<f'))) return undefined;
  if (raw === '') return '';
  const isDate = isDay[Number(attribute(attributes, 's') ?? -1)];
  return isDate ? dayOf(Number(raw), zero) : plainNumber(raw);
}

/** Formats a date. Adds the time unless it is midnight, because the day may differ in another time zone. */
function dayOf(serial: number, zero: number): string {
  const at = new Date(zero + Math.round(serial * secondsOfDay) * 1000);
  if (Number.isNaN(at.getTime()) || serial < 1) return '';
  const [date = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? date : `${date} ${time}`;
}

/** Writes a number without an exponent, because some programs store a phone number as 9.1234567E7. */
function plainNumber(raw: string): string {
  if (/e/i.test(raw) && Number.isSafeInteger(Number(raw))) return String(Number(raw));
  const isInexact = /^-?\d+\.\d+$/.test(raw) && raw.replaceAll(/\D/g, '').length > digitsOfNumbers;
  return isInexact ? String(Number(Number(raw).toPrecision(digitsOfNumbers))) : raw;
}
