import type * as z from 'zod';
import type { DateOrder } from '../../../core/dates/date-order.ts';
import { nowIn } from '../../../core/dates/now-in.ts';
import { maxGenderTextLength } from '../../../core/limits.ts';
import { readAddresses } from '../../../core/reading/read-addresses.ts';
import { hasLostCharacter, joinName, readCell, readNameCell } from '../../../core/reading/read-cell.ts';
import { isBlankDate, readDate } from '../../../core/reading/read-date.ts';
import type { DateProblem, ReadDate } from '../../../core/reading/read-day.ts';
import { readPhones } from '../../../core/reading/read-phones.ts';
import { type ImportTable, plainHeading } from '../../../core/reading/read-table.ts';
import type { FamilyKind } from '../../cases/cases/family.schema.ts';
import { maxTags } from '../../cases/cases/schema.ts';
import { countryOf } from './country-of.ts';
import { fieldAt } from './field-at.ts';
import { type ImportField, joinedFields } from './fields.ts';
import { knownText } from './known-text.ts';
import { blankAt, canBeLeftOut } from './leave-out-cells.ts';
import { readGender } from './read-gender.ts';
import { familyIn } from './read-guardian.ts';
import { ImportedChild, type ImportProblem, type ImportRow, maxProblemText } from './schema.ts';

export interface ReadingOptions {
  columns: ReadonlyMap<string, ImportField>;
  dateOrder: DateOrder | null;
  /** Time zone of the organisation; a birth date given as an instant must be midnight there. */
  timeZone: string | null;
  /**
   * Whether the user confirmed the proposed days of unclear dates (two-digit years, spreadsheet day numbers).
   */
  takesLikely?: boolean;
  /** Whether to import a child without unreadable optional cells; if false, the child is not imported. */
  leavesOutCells?: boolean;
}

/** Reading options with the current day in the organisation's zone, `YYYY-MM-DD`. */
type ReadingToday = ReadingOptions & { today: string };

const han = /\p{Script=Han}/u;
const nameFields: readonly ImportField[] = [
  'fullName',
  'lastName',
  'firstName',
  'otherName',
  'fatherName',
  'motherName',
  'guardianName',
];

/** Reads the non-empty rows of a table. Each gives a child, or the reason why the row cannot be imported. */
export function readRows({ headings, rows }: ImportTable, options: ReadingOptions): ImportRow[] {
  const places = [...placesOf(headings, options.columns)];
  const reading = { ...options, today: nowIn(options.timeZone ?? undefined).date };
  const read = rows.flatMap(({ line, cells }) => {
    const texts = new Map(places.map(([field, at]) => [field, textIn(cells, at, field)]));
    const cell = (field: ImportField) => texts.get(field) ?? '';
    const hasMore = cells.slice(headings.length).some(value => value.trim() !== '');
    if (!hasMore && [...texts.values()].every(text => text === '')) return [];
    if (isHeadingAgain(headings, cells)) return [];
    const row = readRow(line, cell, hasMore, reading);
    return [options.leavesOutCells ? { ...row, leavesOutCells: true } : row];
  });
  return markRepeated(read.map((row, index) => ({ ...row, number: index + 1 })));
}

/** Whether a row repeats the headings, as files made for printing do on each page. */
const isHeadingAgain = (headings: readonly string[], cells: readonly string[]): boolean =>
  headings.every((heading, at) => heading === '' || heading === plainHeading(cells[at] ?? ''));

/** Matches a total below a list of children. */
const sum =
  /^(?:(?:grand |sub)?totals?|sum|count|[总總小合共][计計数數]|[总總]人[数數]|共\s*\d+\s*[人名])(?:\s*[:：(（].*|\s*\d+.*)?$/i;

function placesOf(headings: string[], columns: ReadingOptions['columns']): Map<ImportField, number[]> {
  const places = new Map<ImportField, number[]>();
  for (const [at, heading] of headings.entries()) {
    const field = columns.get(heading);
    if (field) places.set(field, [...(places.get(field) ?? []), at]);
  }
  return places;
}

function textIn(cells: string[], places: number[], field: ImportField): string {
  const isNamePart = field === 'lastName' || field === 'firstName';
  const read = nameFields.includes(field) ? readNameCell : readCell;
  const textAt = (place: number) => knownText(read(withBreaks(cells[place] ?? '', field)), isNamePart);
  const [first = 0, ...others] = places;
  if (others.length === 0) return textAt(first);
  const texts = places.map(textAt).filter(Boolean);
  return joinedFields.includes(field) ? texts.join(', ') : (texts[0] ?? '');
}

/** Puts each address, number or tag of a cell on a separate line. */
const withBreaks = (cell: string, field: ImportField): string =>
  /[\r\n]/.test(cell) && /Mobile$|Email$|^(?:mobile|tags)$/.test(field)
    ? cell
        .split(/[\r\n]+/)
        .map(line => line.trim())
        .filter(Boolean)
        .join('; ')
    : cell;

type Read = Omit<ImportRow, 'number'>;
type Cell = (field: ImportField) => string;

function readRow(
  line: number,
  cell: (field: ImportField) => string,
  hasMore: boolean,
  options: ReadingToday,
): Read {
  const problems: ImportProblem[] = [];
  const note = (field: ImportProblem['field'], problem: ImportProblem['problem'], text = '') =>
    problems.push({ field, problem, text: [...text].slice(0, maxProblemText).join('') });
  const orNull = (field: ImportField) => cell(field) || null;
  const name = nameIn(cell);
  if (hasMore) note('row', 'cells');
  if (name === '') note('fullName', 'required');
  else if (sum.test(name) && cell('birthDate') === '') note('fullName', 'unclear', name);
  for (const field of nameFields) if (hasLostCharacter(cell(field))) note(field, 'unclear', cell(field));
  const { inGuardianColumns, left, isApart, ...family } = familyIn(
    { father: personIn(cell, 'father', note), mother: personIn(cell, 'mother', note) },
    personIn(cell, 'guardian', note),
    cell('guardianRelationship'),
  );
  for (const { field, text } of left) note(field, 'partLeft', text);
  if (isApart) note('guardianRelationship', 'twoNames', cell('guardianRelationship'));
  const child = {
    fullName: name,
    otherName: wholeName(cell('otherName')),
    birthDate: dayIn(cell('birthDate'), options, note),
    ...genderIn(cell('gender'), note),
    fileNumber: orNull('fileNumber'),
    contactEmail: addressIn(cell, 'contactEmail', note),
    mobile: phoneIn(cell, 'mobile', note),
    address: orNull('address'),
    country: countryIn(cell('country'), note),
    state: null,
    postalCode: orNull('postalCode'),
    emailLanguage: han.test(name) ? ('zh' as const) : ('en' as const),
    emailScript: null,
    ...family,
    school: orNull('school'),
    grade: orNull('grade'),
    tags: tagsIn(cell('tags')),
  };
  const shown = [...name].slice(0, 250).join('');
  const parsed = ImportedChild.safeParse(child);
  for (const { path, code, message } of parsed.error?.issues ?? []) {
    const field = fieldAt(path.map(String), inGuardianColumns);
    const isLong = code === 'too_big' || message.endsWith('max_length');
    if (!problems.some(one => one.field === field))
      note(field, isLong ? 'tooLong' : 'invalid', field === 'row' ? '' : cell(field));
  }
  const row = { line, name: shown, problems, ...(inGuardianColumns.length > 0 && { inGuardianColumns }) };
  if (parsed.success && problems.length === 0) return { ...row, child: parsed.data };
  const kept =
    options.leavesOutCells && problems.every(canBeLeftOut) ? withoutCells(child, parsed.error) : null;
  return { ...row, child: kept };
}

/** A child without its invalid values. If only a part of a cell is unreadable, the readable part is kept. */
function withoutCells(
  child: z.input<typeof ImportedChild>,
  error: z.ZodError | undefined,
): ImportedChild | null {
  const kept = blankAt(child, error?.issues.map(({ path }) => path.map(String)) ?? []);
  return ImportedChild.safeParse(kept).data ?? null;
}

function nameIn(cell: (field: ImportField) => string): string {
  return cell('fullName') || joinName(cell('lastName'), cell('firstName'));
}

/** The text of an unclear date, and the date that was probably meant. */
export interface LikelyDate {
  text: string;
  date: string;
}

const wholeName = (name: string): string | null => (hasLostCharacter(name) ? null : name || null);

type Note = (field: ImportField, problem: ImportProblem['problem'], text?: string) => void;

function addressIn(cell: Cell, field: ImportField, note: Note): string | null {
  const { addresses, wrong } = readAddresses(cell(field));
  const [address, ...others] = addresses;
  if (address === undefined) return cell(field) || null;
  noteBeside(field, [...others, ...wrong], note);
  return address;
}

function phoneIn(cell: Cell, field: ImportField, note: Note): string | null {
  const { phones, beside } = readPhones(cell(field));
  const [phone, ...others] = phones;
  if (phone === undefined) return cell(field) || null;
  noteBeside(field, [...others, ...beside], note);
  return phone;
}

function noteBeside(field: ImportField, parts: string[], note: Note): void {
  if (parts.length > 0) note(field, 'partLeft', parts.join(' · '));
}

const dateProblems: Partial<Record<DateProblem, ImportProblem['problem']>> = {
  instant: 'instant',
  'short-year': 'shortYear',
  serial: 'serial',
};

/** Null for a blank cell. */
function readBirthDate(
  cell: string,
  { dateOrder: order, timeZone, today: latest }: ReadingToday,
): ReadDate | null {
  if (isBlankDate(cell)) return null;
  return readDate(cell, { order, timeZone, isBirth: true, latest });
}

function dayIn(text: string, options: ReadingToday, note: Note): string | null {
  const read = readBirthDate(text, options);
  if (read === null) return null;
  if ('date' in read) return read.date;
  if (read.likely !== undefined && options.takesLikely) return read.likely;
  note('birthDate', dateProblems[read.problem] ?? 'unclear', text);
  return null;
}

/** Birth dates whose year or day the user must confirm, without duplicates. */
export function likelyDates({ headings, rows }: ImportTable, options: ReadingOptions): LikelyDate[] {
  const places = placesOf(headings, options.columns).get('birthDate') ?? [];
  const texts = new Set(rows.map(({ cells }) => textIn(cells, places, 'birthDate')));
  const today = nowIn(options.timeZone ?? undefined).date;
  return [...texts].flatMap(text => {
    const read = readBirthDate(text, { ...options, today });
    return read && 'problem' in read && read.likely !== undefined ? [{ text, date: read.likely }] : [];
  });
}

function genderIn(text: string, note: Note) {
  const { isKnown, ...read } = readGender(text);
  if (!isKnown && [...text].length <= maxGenderTextLength) note('gender', 'ownWord', text);
  return read;
}

function countryIn(text: string, note: Note): string | null {
  const found = text === '' ? null : countryOf(text);
  if (found === undefined) note('country', 'unclear', text);
  return found ?? null;
}

function personIn(cell: Cell, who: FamilyKind, note: Note) {
  const name = wholeName(cell(`${who}Name`));
  const email = addressIn(cell, `${who}Email`, note);
  const person = { title: null, name, email, mobile: phoneIn(cell, `${who}Mobile`, note) };
  return Object.values(person).some(Boolean) ? person : null;
}

const tagsIn = (text: string): string[] =>
  [...new Set(text.split(/[,;|，；、]/).map(tag => tag.trim()))].filter(tag => tag !== '').slice(0, maxTags);

/** Marks rows that repeat an earlier child. If rows have only the name in common, a person must decide. */
function markRepeated(rows: ImportRow[]): ImportRow[] {
  const earlier = new Map<string, { line: number; child: ImportedChild }>();
  return rows.map(row => {
    const { child } = row;
    if (!child) return row;
    const keys = keysOf(child);
    const before = keys.flatMap(key => earlier.get(key) ?? []).find(one => isSameChild(one.child, child));
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, { line: row.line, child });
    if (!before) return row;
    const problem: ImportProblem = { field: 'row', problem: 'sameAsLine', text: String(before.line) };
    return { ...row, child: null, problems: [problem] };
  });
}

/**
 * Whether two rows with a common key are the same child. File numbers decide if both rows have one; otherwise
 * the children differ only if both genders are known and not the same.
 */
function isSameChild(one: ImportedChild, other: ImportedChild): boolean {
  const [number, otherNumber] = [one.fileNumber, other.fileNumber].map(text => text && fold(text));
  if (number && otherNumber) return number === otherNumber;
  return one.gender === null || other.gender === null || one.gender === other.gender;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

export function keysOf({ fullName, birthDate, fileNumber }: ImportedChild): string[] {
  return [
    ...(fileNumber ? [`#${fold(fileNumber)}`] : []),
    ...(birthDate ? [`${birthDate} ${fold(fullName)}`] : []),
  ];
}
