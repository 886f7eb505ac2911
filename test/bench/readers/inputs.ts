import { dateOrdersIn } from '../../../shared/core/reading/date-orders-of-file.ts';
import { readAcuity } from '../../../shared/core/reading/read-acuity.ts';
import { readAddress, readAddresses } from '../../../shared/core/reading/read-addresses.ts';
import { readNameCell } from '../../../shared/core/reading/read-cell.ts';
import { readDate } from '../../../shared/core/reading/read-date.ts';
import { readPhones } from '../../../shared/core/reading/read-phones.ts';
import { readPower } from '../../../shared/core/reading/read-power.ts';
import { readCsvTable } from '../../../shared/core/reading/read-table.ts';
import { splitPower } from '../../../shared/core/reading/split-power.ts';
import { guessColumns } from '../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../shared/features/eye/measurements/measurement-table.ts';
import { readMeasurements } from '../../../shared/features/eye/measurements/read-measurements.ts';
import { childrenTable } from '../../../shared/features/intake/imports/children-table.ts';
import { guessFields } from '../../../shared/features/intake/imports/guess-fields.ts';
import { readRows } from '../../../shared/features/intake/imports/read-rows.ts';
import { readIcs } from '../../../web/features/classes/school-calendar/ics/read-ics.ts';
import { openCourse } from '../../../web/features/courses/import/open-course.ts';
import { readJoia } from '../../../web/features/eye/measurements/read-joia.ts';
import { readList } from '../../../web/features/intake/imports/read-list.ts';
import { readPastedNames } from '../../../web/platform/lookups/read-names.ts';
import { cleanedClipboard } from '../../../web/ui/rich-text/clipboard.ts';
import { encoded } from '../../core/reading/encoded.ts';
import { cartridge, foldedCalendar, joia, moodleBackup, rulesCalendar, wordPage } from './files.ts';
import { bytesOf, listCsv, listPage, listWorkbook, measurementsCsv, oddWorkbook } from './tables.ts';

/** A reader (a function that parses files or typed text), and one of its largest accepted inputs. */
interface Input {
  reader: string;
  what: string;
  /**
   * Builds the input, which is not timed. The returned function reads it and returns the number of parts
   * read, never 0.
   */
  prepare: () => () => number | Promise<number>;
}

const timeZone = 'Asia/Hong_Kong';
const icsOptions = { timeZone, today: '2026-11-28' };

async function rowsOfList(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const read = await readList(bytes);
  return 'table' in read ? read.table.rows.length : 0;
}

async function partsOfCourse(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
  return (await openCourse(new File([bytes], name))).content.parts.length;
}

/**
 * Parses this number of table cells. By default this is one cell for each row of the longest list; long texts
 * need fewer.
 */
const each =
  (texts: readonly string[], read: (text: string) => unknown, cells = 10_000) =>
  () =>
  () => {
    let count = 0;
    for (let at = 0; at < cells; at++) if (read(texts[at % texts.length] ?? '') !== null) count++;
    return count;
  };
/** Number of table cells of 10,000 characters that fit in a file of 10 MB. */
const longCells = 1_000;
/** A text as long as a table cell allows, ending in a character that fits no pattern. */
const long = (part: string) => `${part.repeat(Math.floor(9_999 / part.length))}!`;
const longest = ['1', ' ', '-1.25', 'a ', '2017/', 'x@', '.', '（', '陈 ', '\u200B', 'a.b@c.d;', '+852 '].map(
  long,
);
const dates = [
  '14/3/2017',
  '2017年3月14日',
  'Tue, 14 Mar 2017 00:00:00 GMT+0800 (China Standard Time)',
  '106/3/14',
];
const powers = ['-1.25', '－１．２５', '近视125度', '-1.25 DS', 'plano', 'S-1,25'];

export const inputs: Input[] = [
  {
    reader: 'list of children',
    what: '10,000 rows × 19 columns, CSV',
    prepare: () => {
      const bytes = bytesOf(listCsv());
      return () => rowsOfList(bytes);
    },
  },
  {
    reader: 'list of children',
    what: 'the same in GB 18030, previews in every encoding',
    prepare: () => {
      const bytes = encoded(listCsv().replaceAll('’', ''), 'gb18030');
      return async () => {
        const read = await readList(bytes);
        return 'previews' in read ? read.previews.length : 0;
      };
    },
  },
  {
    reader: 'list of children',
    what: '10,000 rows × 19 columns, workbook',
    prepare: () => {
      const bytes = listWorkbook();
      return () => rowsOfList(bytes);
    },
  },
  {
    reader: 'list of children',
    what: 'the same as a web page',
    prepare: () => {
      const bytes = bytesOf(listPage());
      return () => rowsOfList(bytes);
    },
  },
  {
    reader: 'list of children',
    what: 'workbook with merged cells, hidden rows, formulas without results',
    prepare: () => {
      const bytes = oddWorkbook();
      return () => rowsOfList(bytes);
    },
  },
  {
    reader: 'rows of a list',
    what: 'children in 10,000 rows × 19 columns',
    prepare: () => {
      const table = readCsvTable(listCsv(), childrenTable);
      if ('problem' in table) throw new Error(table.problem);
      const columns = guessFields(table.headings);
      return () => readRows(table, { columns, dateOrder: 'dmy', timeZone }).length;
    },
  },
  {
    reader: 'measurements',
    what: '20,000 rows × 19 columns, CSV',
    prepare: () => {
      const text = measurementsCsv();
      return () => {
        const table = readCsvTable(text, measurementTable);
        return 'problem' in table ? 0 : table.rows.length;
      };
    },
  },
  {
    reader: 'rows of measurements',
    what: '20,000 rows × 19 columns',
    prepare: () => {
      const table = readCsvTable(measurementsCsv(), measurementTable);
      if ('problem' in table) throw new Error(table.problem);
      const columns = guessColumns(table.headings);
      const options = { columns, dateOrder: 'dmy' as const, timeZone, withRefraction: true };
      return () => readMeasurements(table, options).length;
    },
  },
  {
    reader: 'device XML (JOIA)',
    what: '20,000 readings, 4 MB',
    prepare: () => {
      const text = joia();
      return () => readJoia(text)?.rows.length ?? 0;
    },
  },
  {
    reader: 'calendar file',
    what: '1 MB of yearly rules',
    prepare: () => {
      const bytes = bytesOf(rulesCalendar());
      return () => readIcs(bytes, icsOptions)?.days.length ?? 0;
    },
  },
  {
    reader: 'calendar file',
    what: '1 MB of folded lines in Big5, with times',
    prepare: () => {
      const bytes = encoded(foldedCalendar().replaceAll(/[国庆节补调课]/g, '班'), 'big5');
      return () => readIcs(bytes, icsOptions)?.days.length ?? 0;
    },
  },
  {
    reader: 'course package',
    what: 'cartridge of 600 pages, 4 MB',
    prepare: () => {
      const bytes = cartridge();
      return () => partsOfCourse(bytes, 'course.imscc');
    },
  },
  {
    reader: 'course package',
    what: 'Moodle backup of 600 pages, 4 MB',
    prepare: () => {
      const bytes = moodleBackup();
      return () => partsOfCourse(bytes, 'backup.mbz');
    },
  },
  {
    reader: 'paste from Word',
    what: '1.5 MB with lists, comments and struck words',
    prepare: () => {
      const html = wordPage();
      return () => cleanedClipboard(html).length;
    },
  },
  {
    reader: 'pasted class list',
    what: '2,000 lines with numbers, brackets and both scripts',
    prepare: () => {
      const text = Array.from({ length: 2_000 }, (_, at) => `${at}. Chan Siu Ming (陳 小 明${at}) 3A`).join(
        '\n',
      );
      return () => readPastedNames(text).length;
    },
  },
  { reader: 'date', what: '10,000 spellings', prepare: each(dates, text => readDate(text, { timeZone })) },
  {
    reader: 'date',
    what: '1,000 of the longest cells',
    prepare: each(longest, text => [readDate(text), dateOrdersIn([text])], longCells),
  },
  {
    reader: 'name',
    what: '10,000 cells as DICOM writes them',
    prepare: each(['Chan^Tai Man=陳^大文'], readNameCell),
  },
  { reader: 'name', what: '1,000 of the longest cells', prepare: each(longest, readNameCell, longCells) },
  {
    reader: 'address and phone',
    what: '1,000 of the longest cells',
    prepare: each(longest, text => [readAddresses(text), readPhones(text)], longCells),
  },
  {
    reader: 'address',
    what: '10,000 with names and signs',
    prepare: each(['Jo Lee <jo@example.org>', '郵箱：mei＠example.org', 'a@b.org; c@d.org'], readAddress),
  },
  {
    reader: 'address',
    what: 'a paste of 500 with names',
    prepare: () => {
      const text = Array.from(
        { length: 500 },
        (_, at) => `"Lee, Jo" <jo${at}@例子.org>, Tom and Ann <a${at}@x.org>`,
      );
      return () => readAddresses(text.join('\n')).addresses.length;
    },
  },
  {
    reader: 'phone',
    what: '10,000 cells with two numbers',
    prepare: each(['9123 4567 / 9876 5432 (mum)'], readPhones),
  },
  {
    reader: 'power',
    what: '10,000 spellings',
    prepare: each(powers, text => readPower(text, { part: 'sph', impliesDecimals: true })),
  },
  {
    reader: 'power',
    what: '1,000 of the longest cells',
    prepare: each(
      longest,
      text => [readPower(text, { part: 'sph', impliesDecimals: true }), splitPower(text)],
      longCells,
    ),
  },
  {
    reader: 'power',
    what: '10,000 whole powers',
    prepare: each(['S-1.25 C-0.50 A173', '-1.25/-0.50x173'], text => splitPower(text)),
  },
  {
    reader: 'acuity',
    what: '10,000 spellings',
    prepare: each(['６／９', '20/40', '0。8', 'CF @ 1 m'], readAcuity),
  },
  { reader: 'acuity', what: '1,000 of the longest cells', prepare: each(longest, readAcuity, longCells) },
];
