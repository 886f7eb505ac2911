import { NotAnArchive, openArchive, TooBigUnpacked } from '../unzip.ts';
import { attribute, decodeXml, elementsIn, textIn, withoutPrefix } from './read-xml.ts';

const secondsOfDay = 86_400;
/** Day 0 of the default date system, and of the 1904 date system. */
const firstDay = Date.UTC(1899, 11, 30);
const firstDayOf1904 = Date.UTC(1904, 0, 1);
/** Maximum number of shared strings read, and factor by which markup may lengthen a cell. */
const maxStrings = 1_000_000;
const maxMarkup = 20;
/** Spreadsheets calculate with 15 digits, but store 2.3 as 2.2999999999999998. */
const digitsOfNumbers = 15;
/** Maximum length of a number format in spreadsheets. */
const maxFormatLength = 255;
/** Numbers of the built-in date formats. */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Maximum size of a sheet; cells in UTF-16 units. */
export interface SheetLimits {
  maxRows: number;
  maxColumns: number;
  maxCellLength: number;
}

/** Rows that contain text, and their line numbers. */
export interface SheetRows {
  rows: string[][];
  lines: number[];
}

export type SheetProblem =
  | { problem: 'tooManyRows' | 'notXlsx' | 'tooBigUnpacked' }
  | { problem: 'tooLarge'; line: number };

interface Book {
  limits: SheetLimits;
  strings: string[];
  /** Whether cells of each style are dates. */
  isDay: boolean[];
  zero: number;
}

/** Reads the first sheet of a workbook, with limits on unpacked size, rows, columns and cells. */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SheetLimits,
): Promise<SheetRows | SheetProblem> {
  try {
    const archive = await openArchive(new Blob([bytes]));
    const part = async (name: string) => withoutPrefix(await archive.text(name));
    const workbook = await part('xl/workbook.xml');
    if (workbook === undefined) return { problem: 'notXlsx' };
    const sheet = await part(await firstSheet(part, workbook));
    if (sheet === undefined) return { problem: 'notXlsx' };
    const strings = (await part('xl/sharedStrings.xml')) ?? '';
    const styles = (await part('xl/styles.xml')) ?? '';
    const is1904 = /date1904="(?:1|true)"/.test(workbook.slice(0, 20_000));
    return rowsOf(sheet, {
      limits,
      strings: stringsIn(strings, limits),
      isDay: dayStyles(styles),
      zero: is1904 ? firstDayOf1904 : firstDay,
    });
  } catch (error) {
    if (error instanceof TooBigUnpacked) return { problem: 'tooBigUnpacked' };
    if (error instanceof NotAnArchive || error instanceof RangeError) return { problem: 'notXlsx' };
    throw error;
  }
}

function stringsIn(xml: string, { maxCellLength }: SheetLimits): string[] {
  const strings: string[] = [];
  for (const { body } of elementsIn(xml, 'si')) {
    if (strings.length === maxStrings) throw new TooBigUnpacked();
    /** One character above the limit marks the cell as too long. */
    strings.push(body.length > maxMarkup * maxCellLength ? 'x'.repeat(maxCellLength + 1) : textIn(body));
  }
  return strings;
}

type ReadPart = (name: string) => Promise<string | undefined>;

async function firstSheet(part: ReadPart, workbook: string): Promise<string> {
  const [first] = elementsIn(workbook, 'sheet');
  const id = first && attribute(first.attributes, 'r:id');
  const relations = (await part('xl/_rels/workbook.xml.rels')) ?? '';
  for (const { attributes } of elementsIn(relations, 'Relationship')) {
    if (attribute(attributes, 'Id') !== id) continue;
    const target = attribute(attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
}

function dayStyles(styles: string): boolean[] {
  const own = new Set<number>();
  for (const { attributes } of elementsIn(styles, 'numFmt')) {
    const format = (attribute(attributes, 'formatCode') ?? '').slice(0, maxFormatLength);
    const code = format.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '');
    if (/[yd年日]/i.test(code)) own.add(Number(attribute(attributes, 'numFmtId')));
  }
  const [cells] = elementsIn(styles, 'cellXfs');
  return [...elementsIn(cells?.body ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0);
    return isDayFormat(id) || own.has(id);
  });
}

function rowsOf(sheet: string, book: Book): SheetRows | SheetProblem {
  const { maxRows, maxColumns, maxCellLength } = book.limits;
  const rows: string[][] = [];
  const lines: number[] = [];
  let cells = 0;
  for (const cell of elementsIn(sheet, 'c')) {
    const [, letters = '', digits = ''] =
      /^([A-Z]{1,3})(\d{1,7})$/.exec(attribute(cell.attributes, 'r') ?? '') ?? [];
    const line = Number(digits);
    const column = columnOf(letters);
    if (++cells > maxRows * maxColumns) return { problem: 'tooManyRows' };
    if (cell.body.length > maxMarkup * maxCellLength) return { problem: 'tooLarge', line };
    const text = textOf(cell, book);
    if (letters === '' || text.trim() === '') continue;
    if (column >= maxColumns || text.length > maxCellLength) return { problem: 'tooLarge', line };
    if (lines.at(-1) !== line) {
      if (rows.length === maxRows) return { problem: 'tooManyRows' };
      rows.push([]);
      lines.push(line);
    }
    const row = rows.at(-1) ?? [];
    while (row.length < column) row.push('');
    row[column] = text;
  }
  return { rows, lines };
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function textOf(
  { attributes, body }: { attributes: string; body: string },
  { strings, isDay, zero }: Book,
): string {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textIn(body);
  const [value] = elementsIn(body, 'v');
  const raw = decodeXml(value?.body ?? '');
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'd') return raw;
  if (type === 'e' || raw === '') return '';
  const isDate = isDay[Number(attribute(attributes, 's') ?? -1)];
  return isDate ? dayOf(Number(raw), zero) : plainNumber(raw);
}

/** Formats a day, with its time unless that is midnight, because the day may differ in another time zone. */
function dayOf(serial: number, zero: number): string {
  const at = new Date(zero + Math.round(serial * secondsOfDay) * 1000);
  if (Number.isNaN(at.getTime()) || serial < 1) return '';
  const [date = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? date : `${date} ${time}`;
}

/** Some programs store a phone number as 9.1234567E7. */
function plainNumber(raw: string): string {
  if (/e/i.test(raw) && Number.isSafeInteger(Number(raw))) return String(Number(raw));
  const isInexact = /^-?\d+\.\d+$/.test(raw) && raw.replaceAll(/\D/g, '').length > digitsOfNumbers;
  return isInexact ? String(Number(Number(raw).toPrecision(digitsOfNumbers))) : raw;
}
