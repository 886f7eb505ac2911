import { NotAnArchive, openArchive, TooBigUnpacked } from '../unzip.ts';
import {
  type Book,
  maxMarkup,
  readSheet,
  type SheetLimits,
  type SheetProblem,
  type SheetRows,
} from './read-sheet.ts';
import { attribute, declaresEntities, elementsIn, partText, textIn, withoutPrefix } from './read-xml.ts';

/** Day 0 of the default date system of spreadsheets. */
const firstDay = Date.UTC(1899, 11, 30);
/** Day 0 of the 1904 date system of spreadsheets. */
const firstDayOf1904 = Date.UTC(1904, 0, 1);
const maxStrings = 1_000_000;
const maxSheets = 100;
/** Maximum length of a number format in spreadsheets. */
const maxFormatLength = 255;
/** Whether a built-in number format is a date format. */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

export interface SheetName {
  name: string;
  isHidden: boolean;
}

/** A workbook that is open; its sheets are read on demand. */
export interface Workbook {
  sheets: SheetName[];
  readSheet: (at: number) => Promise<SheetRows | SheetProblem>;
}

/** Opens a workbook, with limits on unpacked size, rows, columns and cells. */
export async function openWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SheetLimits,
): Promise<Workbook | SheetProblem> {
  return guarded(async () => {
    const archive = await openArchive(new Blob([bytes]));
    const part = async (name: string) => {
      const file = await archive.file(name);
      const xml = file && partText(new Uint8Array(await file.arrayBuffer()));
      /** Rejects declared entities, which could expand without limit. Spreadsheet programs write none. */
      if (xml !== undefined && declaresEntities(xml)) throw new NotAnArchive();
      return xml && withoutPrefix(xml);
    };
    const workbook = await part('xl/workbook.xml');
    if (workbook === undefined) return { problem: 'notXlsx' };
    const sheets = await sheetsIn(part, workbook);
    const strings = (await part('xl/sharedStrings.xml')) ?? '';
    const styles = (await part('xl/styles.xml')) ?? '';
    const is1904 = /date1904="(?:1|true)"/.test(workbook.slice(0, 20_000));
    const book: Book = {
      limits,
      strings: stringsIn(strings, limits),
      isDay: dayStyles(styles),
      zero: is1904 ? firstDayOf1904 : firstDay,
    };
    return {
      sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      readSheet: at =>
        guarded(async () => {
          const sheet = await part(sheets[at]?.path ?? '');
          return sheet === undefined ? { problem: 'notXlsx' } : readSheet(sheet, book);
        }),
    };
  });
}

export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  limits: SheetLimits,
): Promise<SheetRows | SheetProblem> {
  const workbook = await openWorkbook(bytes, limits);
  if ('problem' in workbook) return workbook;
  return workbook.readSheet(
    Math.max(
      0,
      workbook.sheets.findIndex(({ isHidden }) => !isHidden),
    ),
  );
}

async function guarded<Result>(read: () => Promise<Result | SheetProblem>): Promise<Result | SheetProblem> {
  try {
    return await read();
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
    /** Replaces a text with too much markup by one that is too long, so that the cell is reported. */
    strings.push(body.length > maxMarkup * maxCellLength ? 'x'.repeat(maxCellLength + 1) : textIn(body));
  }
  return strings;
}

type ReadPart = (name: string) => Promise<string | undefined>;

interface SheetPart extends SheetName {
  path: string;
}

async function sheetsIn(part: ReadPart, workbook: string): Promise<SheetPart[]> {
  const relations = (await part('xl/_rels/workbook.xml.rels')) ?? '';
  const targets = new Map<string, string>();
  for (const { attributes } of elementsIn(relations, 'Relationship')) {
    const target = attribute(attributes, 'Target') ?? '';
    targets.set(attribute(attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const sheets: SheetPart[] = [];
  for (const { attributes } of elementsIn(workbook, 'sheet')) {
    if (sheets.length === maxSheets) break;
    const state = attribute(attributes, 'state') ?? 'visible';
    const id = /\s\w{1,20}:id=["']([^"']*)["']/.exec(attributes)?.[1] ?? '';
    sheets.push({
      name: attribute(attributes, 'name') ?? '',
      isHidden: state !== 'visible',
      path: targets.get(id) ?? `xl/worksheets/sheet${sheets.length + 1}.xml`,
    });
  }
  return sheets;
}

function dayStyles(styles: string): boolean[] {
  const own = new Set<number>();
  for (const { attributes } of elementsIn(styles, 'numFmt')) {
    const format = (attribute(attributes, 'formatCode') ?? '').slice(0, maxFormatLength);
    const code = format.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '');
    if (/[yd年日]/i.test(code)) own.add(Number(attribute(attributes, 'numFmtId')));
  }
  const [cells] = elementsIn(styles, 'cellXfs');
  return [...elementsIn(cells?.body ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0);
    return isDayFormat(id) || own.has(id);
  });
}
