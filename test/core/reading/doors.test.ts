import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { toCsv } from '../../../shared/core/csv.ts';
import { type DateOrder, dateOrders } from '../../../shared/core/dates/date-order.ts';
import { dateIn, readDate } from '../../../shared/core/reading/read-date.ts';
import { readCsvTable } from '../../../shared/core/reading/read-table.ts';
import { parseTyped } from '../../../shared/core/typed-input.ts';
import { CaseFields } from '../../../shared/features/cases/cases/schema.ts';
import { guessColumns } from '../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../shared/features/eye/measurements/measurement-table.ts';
import { readMeasurements } from '../../../shared/features/eye/measurements/read-measurements.ts';
import { guessFields } from '../../../shared/features/intake/imports/guess-fields.ts';
import { readRows } from '../../../shared/features/intake/imports/read-rows.ts';
import { ImportedChild } from '../../../shared/features/intake/imports/schema.ts';
import { NewRegistration } from '../../../shared/features/intake/registrations/schema.ts';
import { readList } from '../../../web/features/intake/imports/read-list.ts';
import type { ReadTable } from '../../../web/ui/file/table/read-table-file.ts';
import { workbook } from '../../support/files/workbook.ts';
import { cases, timeZone, wide } from './each-door.ts';
import { encoded } from './encoded.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const numerals = '〇一二三四五六七八九';
const inChinese = (year: number) => [...String(year)].map(digit => numerals[Number(digit)]).join('');
const two = (part: number) => String(part).padStart(2, '0');

interface Spelling {
  text: string;
  /** The day that the text means; null if the text is ambiguous, so that a person must confirm the day. */
  date: string | null;
}

/** Ways to write a date, with day and month in the given order, as people and programs do. */
const spellings: ((day: string, order: DateOrder) => string | [asked: string])[] = [
  day => day,
  day => day.replaceAll('-', ''),
  day => `${day}T00:00:00`,
  day => `${day}T00:00:00+08:00`,
  day => `${new Date(Date.parse(day) - 8 * 3_600_000).toISOString()}`,
  day => `${day} 00:00:00`,
  day => [`${day} 23:59:00`],
  day => [`${day}T09:30:00Z`],
  day => day.split('-').map(Number).join('/'),
  day => wide(day),
  day => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`,
  day => `${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`,
  day => `${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}-${day.slice(0, 4)}`,
  day => [`${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}-${day.slice(2, 4)}`],
  day => `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
  day => `${inChinese(Number(day.slice(0, 4)))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}号`,
  day => `民國${Number(day.slice(0, 4)) - 1911}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
  day => `${day.replaceAll('-', '/')} 上午 12:00:00`,
  day => [String(Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000))],
  (day, order) => {
    const [year = '', month = '', date = ''] = day.split('-');
    if (order === 'ymd') return `${year}/${month}/${date}`;
    return order === 'dmy' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
  },
  (day, order) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return order === 'mdy'
      ? `${Number(month)}/${Number(date)}/${year} 12:00:00 AM`
      : `${Number(date)}.${month}.${year}`;
  },
];

const spelled = (order: DateOrder) =>
  fc
    .tuple(
      fc.date({ min: new Date('2005-01-01'), max: new Date('2026-10-31'), noInvalidDate: true }),
      fc.constantFrom(...spellings),
    )
    .map(([at, spell]): Spelling => {
      const day = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
      const text = spell(day, order);
      return typeof text === 'string' ? { text, date: day } : { text: text[0], date: null };
    });

/**
 * Ways in which a birth date enters the product ("doors"), each with its parser. The parser returns null if a
 * person must confirm the date.
 */
const doors: Record<string, (texts: string[], order: DateOrder) => Promise<(string | null)[]>> = {
  field: async (texts, order) =>
    texts.map(text => {
      const read = readDate(text, { order, timeZone, isBirth: true });
      return 'date' in read ? read.date : null;
    }),
  list: async (texts, order) => birthDates(await readList(csvOf(texts)), order),
  'list in UTF-16': async (texts, order) =>
    birthDates(await readList(encoded(new TextDecoder().decode(csvOf(texts)), 'utf-16le')), order),
  workbook: async (texts, order) => {
    const rows = ['Date of birth', ...texts].map(
      (text, at) =>
        `<row><c t="inlineStr"><is><t>${at === 0 ? 'Name' : `Child ${at}`}</t></is></c><c t="inlineStr"><is><t>${text}</t></is></c></row>`,
    );
    return birthDates(
      await readList(workbook(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`)),
      order,
    );
  },
  measurements: async (texts, order) => {
    const table = readCsvTable(
      toCsv([
        ['Name', 'DOB', 'Date', 'AL R'],
        ...texts.map((text, at) => [`Child ${at}`, text, '2026-11-01', '24.1']),
      ]).slice(1),
      measurementTable,
    );
    if ('problem' in table) throw new Error(table.problem);
    const columns = guessColumns(table.headings);
    return readMeasurements(table, { columns, dateOrder: order, timeZone, withRefraction: true }).map(
      ({ birthDate }) => birthDate,
    );
  },
};

const csvOf = (texts: string[]) =>
  new TextEncoder().encode(
    toCsv([['Name', 'Date of birth'], ...texts.map((text, at) => [`Child ${at}`, text])]).slice(1),
  );

function birthDates(read: Awaited<ReturnType<typeof readList>>, dateOrder: DateOrder): (string | null)[] {
  if (!('table' in read)) throw new Error(JSON.stringify(read));
  const { table }: ReadTable = read;
  const rows = readRows(table, { columns: guessFields(table.headings), dateOrder, timeZone });
  return rows.map(({ child }) => child?.birthDate ?? null);
}

/**
 * Doors that do not know the organisation's time zone, or accept only dates in the stored form. They ask for
 * confirmation more often.
 */
const strictDoors: typeof doors = {
  'QR form': async (texts, order) => texts.map(text => dateIn(text, { order, isBirth: true }) ?? null),
  'call of a case': async texts => texts.map(text => dayIn(CaseFields.shape.birthDate, text)),
  'call of an import': async texts => texts.map(text => dayIn(ImportedChild.shape.birthDate, text)),
  'call of a registration': async texts => texts.map(text => dayIn(NewRegistration.shape.birthDate, text)),
};

const dayIn = (schema: z.ZodType, text: string) =>
  (parseTyped(() => schema.safeParse(text)).data ?? null) as string | null;

test.each(dateOrders)(
  'no input path (form, import, API) reads a date as a wrong day if the date order is %s',
  async order => {
    const many = fc.sample(spelled(order), cases);
    for (const [door, read] of Object.entries(strictDoors)) {
      const found = await read(
        many.map(({ text }) => text),
        order,
      );
      const wrong = many.flatMap(({ text, date: meant }, at) =>
        found[at] === null || found[at] === meant ? [] : [{ door, text, date: found[at], meant }],
      );
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(found.filter(Boolean).length, door).toBeGreaterThan(cases / 100);
    }
  },
);

test.each(dateOrders)(
  'each input path (form, import, API) reads the same day or asks for confirmation if the date order is %s',
  async order => {
    const many = fc.sample(spelled(order), cases);
    const [texts, dates] = [many.map(({ text }) => text), many.map(({ date }) => date)];
    for (const [door, read] of Object.entries(doors)) {
      const found = await read(texts, order);
      const wrong = found.flatMap((date, at) =>
        date === dates[at] ? [] : [{ door, text: texts[at], date, meant: dates[at] }],
      );
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(found).toHaveLength(texts.length);
    }
  },
);
