import { toCsv } from '../../../shared/core/csv.ts';
import { workbook } from '../../support/files/workbook.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const rows = 10_000;
const headings = [
  ...['Name', 'Other name', 'DOB', 'Gender', 'File no', 'Email', 'Mobile', 'Address', 'Postcode', 'Country'],
  ...['Father', 'Father email', 'Father phone', 'Mother', 'Mother email', 'Mother phone', 'School', 'Class'],
  'Tags',
];
const two = (part: number) => String(part).padStart(2, '0');

/**
 * A row of a list of children, as clinics in Hong Kong export it. Its cells also contain the extra words that
 * people write into such cells.
 */
function child(at: number): string[] {
  const phone = String(90_000_000 + at);
  return [
    ...[`陈小明${at}`, `Chan Siu Ming ${at}`, `${1 + (at % 28)}/${1 + (at % 12)}/${2010 + (at % 10)}`],
    ...[at % 2 ? '男' : 'Female', `HK-${at}`, `Mei Chan <mei.chan${at}@example.org>`],
    ...[`+852 ${phone.slice(0, 4)} ${phone.slice(4)} (mum)`, `Flat ${at}, 12/F, 88 Queen’s Road, 香港中环`],
    ...['999077', '中国香港', `陈大文${at}`, `tai.man${at}@example.org; office${at}@example.org`],
    ...[`${phone} / ${Number(phone) + 1}`, `李美玲${at}`, `mei.ling${at}@example.org`, `（852）${phone}`],
    ...['圣玛利小学', `${1 + (at % 6)}${'ABCD'[at % 4]}`, 'myopia, 复诊、ortho-k'],
  ];
}

const children = [headings, ...Array.from({ length: rows }, (_, at) => child(at))];
export const listCsv = (): string => toCsv(children).slice(1);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const columnName = (at: number) => (at < 26 ? '' : 'A') + String.fromCharCode(65 + (at % 26));

/** A workbook as Excel writes it: texts are shared, dates are numbers with a style. */
export function listWorkbook(): Uint8Array<ArrayBuffer> {
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const sheet = children.map((cells, row) => {
    const written = cells.map((cell, at) => {
      const address = `r="${columnName(at)}${row + 1}"`;
      return at === 2 && row > 0
        ? `<c ${address} s="1"><v>${40_000 + (row % 3_000)}</v></c>`
        : `<c ${address} s="0" t="s"><v>${placeOf(cell)}</v></c>`;
    });
    return `<row r="${row + 1}" spans="1:19">${written.join('')}</row>`;
  });
  const strings = [...places.keys()].map(text => `<si><t>${escaped(text)}</t></si>`);
  return workbook(`<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`, {
    'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
  });
}

/**
 * A list of children as an HTML page. Some web programs save such a page with the file name of a workbook.
 */
export const listPage = (): string =>
  `<html><body><table>${children
    .map(cells => `<tr>${cells.map(cell => `<td class="x">${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table></body></html>`;

/**
 * A workbook with a name column that is merged down all rows, with hidden rows and formulas without results.
 */
export function oddWorkbook(): Uint8Array<ArrayBuffer> {
  const sheet = children.map(
    ([name = '', , birthDate = ''], row) =>
      `<row${row % 3 ? '' : ' hidden="1"'}><c t="inlineStr"><is><t>${name}_x000D_</t></is></c><c t="inlineStr"><is><t>${row === 0 ? 'DOB' : birthDate}</t></is></c>${row % 10 === 1 ? '<c t="inlineStr"><is><t>圣玛利小学</t></is></c>' : row === 0 ? '<c t="inlineStr"><is><t>School</t></is></c>' : '<c/>'}<c><f>A1</f></c></row>`,
  );
  const merged = Array.from(
    { length: rows / 10 },
    (_, at) => `<mergeCell ref="C${at * 10 + 2}:C${at * 10 + 11}"/>`,
  );
  return workbook(
    `<worksheet><sheetData>${sheet.join('')}</sheetData><mergeCells>${merged.join('')}</mergeCells></worksheet>`,
  );
}

/** A file with the maximum number of measurements, with the columns of an IOLMaster or of a myopia clinic. */
export const measurementsCsv = (): string =>
  toCsv([
    ['Last name', 'First name', 'DOB', 'Exam date', 'AL R', 'AL L', 'K1 R', 'K2 R', 'K1 L', 'K2 L'].concat(
      ...['Sph R', 'Cyl R', 'Axis R', 'Sph L', 'Cyl L', 'Axis L', 'ACD R', 'ACD L', 'CCT R'],
    ),
    ...Array.from({ length: 20_000 }, (_, at) => [
      ...['Chan', `小明${at}`, `${two(1 + (at % 28))}.${two(1 + (at % 12))}.2015`, '2026-11-03 16:20:11'],
      ...[
        '24.15 mm',
        '24,22 mm',
        '43.25 D @ 175',
        '44.12 D @ 85',
        '7.80',
        '7.65',
        '-1.25 DS',
        '-0.50',
        'x 175',
      ],
      ...['−2.00', 'DS', '180°', '3.52', '3.49', '551'],
    ]),
  ]).slice(1);
