import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../shared/core/csv.ts';
import { Email } from '../../../shared/core/fields.ts';
import { acuityNotations } from '../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../shared/core/reading/read-acuity.ts';
import { addressPattern, readAddress, readAddresses } from '../../../shared/core/reading/read-addresses.ts';
import { readCsvTable } from '../../../shared/core/reading/read-table.ts';
import { parseTyped } from '../../../shared/core/typed-input.ts';
import { CaseFields } from '../../../shared/features/cases/cases/schema.ts';
import { AcuityText } from '../../../shared/features/eye/eye-reports/acuity.schema.ts';
import { guessColumns } from '../../../shared/features/eye/measurements/guess-columns.ts';
import { measurementTable } from '../../../shared/features/eye/measurements/measurement-table.ts';
import { readMeasurements } from '../../../shared/features/eye/measurements/read-measurements.ts';
import { guessFields } from '../../../shared/features/intake/imports/guess-fields.ts';
import { readRows } from '../../../shared/features/intake/imports/read-rows.ts';
import { NewRegistration } from '../../../shared/features/intake/registrations/schema.ts';
import { TestEntries } from '../../../shared/features/screening/tests/answers.schema.ts';
import { parseNumber } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import { readList } from '../../../web/features/intake/imports/read-list.ts';
import { readPastedNames } from '../../../web/platform/lookups/read-names.ts';
import { isFull } from '../../support/is-full.ts';

const cases = isFull ? 10_000 : 500;
const timeZone = 'Asia/Hong_Kong';
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** What is typed, and what is meant by it: a value, or null if somebody has to be asked. */
interface Spelling<Value> {
  text: string;
  meant: Value | null;
}
type Doors<Value> = Record<string, (texts: string[]) => Promise<(Value | null)[]> | (Value | null)[]>;

async function expectSame<Value>(spelled: fc.Arbitrary<Spelling<Value>>, doors: Doors<Value>) {
  const many = fc.sample(spelled, cases);
  const texts = many.map(({ text }) => text);
  for (const [door, read] of Object.entries(doors)) {
    const found = await read(texts);
    expect(found, door).toHaveLength(texts.length);
    const wrong = many.flatMap(({ text, meant }, at) =>
      found[at] === meant ? [] : [{ door, text, found: found[at], meant }],
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  }
}

async function childrenOf(heading: string, texts: string[]) {
  const rows = texts.map((text, at) => [`Child ${at}`, text]);
  const csv = heading === 'Name' ? [['Name'], ...texts.map(text => [text])] : [['Name', heading], ...rows];
  const list = await readList(new TextEncoder().encode(toCsv(csv).slice(1)));
  if (!('table' in list)) throw new Error(JSON.stringify(list));
  const { table } = list;
  return readRows(table, { columns: guessFields(table.headings), dateOrder: 'dmy', timeZone });
}

function measured(headings: string[], rows: string[][]) {
  const table = readCsvTable(toCsv([headings, ...rows]).slice(1), measurementTable);
  if ('problem' in table) throw new Error(table.problem);
  const columns = guessColumns(table.headings);
  return readMeasurements(table, { columns, dateOrder: 'dmy', timeZone, withRefraction: true });
}

const hanNames = ['陳小明', '欧阳娜娜', '周雨桐', '李𠮷'];
const names = [
  ...hanNames,
  'Ann Lee',
  'Siu Ming Chan',
  "Ella O'Hara",
  'Zoë Müller-Graf',
  'محمد علي',
  'สมชาย ใจดี',
];
const spelledNames: ((name: string) => string)[] = [
  name => name,
  name => ` ${name} `,
  name => name.replaceAll(' ', '  '),
  name => name.replaceAll(' ', '\u00a0'),
  name => name.replaceAll(' ', '\u3000'),
  name => `\ufeff${name}\u200b`,
  name => `${name.slice(0, 1)}\u2060${name.slice(1)}`,
  name => wide(name).replaceAll('＇', "'"),
  name => name.normalize('NFD'),
  name => `\u202a${name}\u202c`,
];

test('each door reads the same name', async () => {
  const spelled = fc
    .tuple(fc.nat(9_999), fc.constantFrom(...names), fc.constantFrom(...spelledNames))
    .map(([at, name, spell]) => {
      // One name a child: doors take a name that is twice in a list for a slip.
      const own = `${name}${hanNames.includes(name) ? '' : ' '}${lettersOf(at, hanNames.includes(name))}`;
      return { text: spell(own), meant: own.normalize('NFKC') };
    });
  await expectSame(spelled, {
    form: texts => texts.map(fullName => parseTyped(() => CaseFields.parse({ fullName })).fullName),
    registration: texts => texts.map(name => parseTyped(() => NewRegistration.shape.consentBy.parse(name))),
    list: async texts => (await childrenOf('Name', texts)).map(({ name }) => name),
    measurements: texts =>
      measured(
        ['Name', 'Date', 'AL R'],
        texts.map(text => [text, '01/11/2026', '24.1']),
      ).map(({ name }) => name),
    'pasted list': texts => texts.map(text => readPastedNames(text)[0]?.names[0] ?? null),
  });
});

const lettersOf = (number: number, isHan: boolean) =>
  [...String(number)].map(digit => (isHan ? '甲乙丙丁戊己庚辛壬癸' : 'abcdefghij')[Number(digit)]).join('');

const spelledAddresses: ((address: string) => string | [asked: string])[] = [
  address => address,
  address => ` ${address} `,
  address => `Jo Lee <${address}>`,
  address => `"Lee, Jo" <${address}>`,
  address => `<${address}>`,
  address => `mailto:${address}`,
  address => `\u200b${address}\ufeff`,
  address => `\u00a0${address}`,
  address => wide(address),
  address => `${address}.`,
  address => address.replace('@', '\u2060@'),
  address => [address.replace('@', ' at ')],
  address => [address.slice(0, address.indexOf('@') + 1)],
  address => [address.replace('.', '..')],
];

test('each door reads the same address, or asks', async () => {
  const spelled = fc
    .tuple(
      fc.nat(99_999),
      fc.constantFrom('example.org', 'mail.example.com'),
      fc.constantFrom(...spelledAddresses),
    )
    .map(([at, domain, spell]) => {
      const address = `jo.lee+${at}@${domain}`;
      const text = spell(address);
      return typeof text === 'string' ? { text, meant: address } : { text: text[0], meant: null };
    });
  await expectSame(spelled, {
    form: texts => texts.map(text => Email.safeParse(text).data ?? null),
    'form of a family': texts =>
      texts.map(readAddress).map(text => (addressPattern.test(text) ? text : null)),
    sending: texts =>
      texts.map(text => {
        const { addresses, wrong } = readAddresses(text);
        return wrong.length === 0 && addresses.length === 1 ? (addresses[0] ?? null) : null;
      }),
    list: async texts =>
      (await childrenOf('Email', texts)).map(({ child, problems }) =>
        problems.length === 0 ? (child?.contactEmail ?? null) : null,
      ),
  });
});

const plain = (power: number) => power.toFixed(2);
const spelledPowers: ((power: number) => string | [asked: string])[] = [
  plain,
  power => plain(power).replace('-', '\u2212'),
  power => plain(power).replace('.', ','),
  power => plain(power).replace('.', '。'),
  power => wide(plain(power)),
  power => `${plain(power)}D`,
  power => `${plain(power)} DS`,
  power => `${plain(power)} dpt`,
  power => `S${plain(power)}`,
  power => `sph ${plain(power)}`,
  power => (power > 0 ? `+${plain(power)}` : plain(power)),
  power => (power === 0 ? 'plano' : plain(power)),
  power => (power < 0 ? `近视${Math.abs(power * 100)}度` : plain(power)).replace(/^近视(\d)度$/, '-0.0$1'),
  power => [`${plain(power)}?`],
  power => [`${plain(power)}/${plain(power)}`],
  power => [`1.${plain(power)}`],
];

test('each door reads the same power, or asks', async () => {
  const spelled = fc
    .tuple(fc.integer({ min: -60, max: 40 }), fc.constantFrom(...spelledPowers))
    .map(([quarters, spell]) => {
      const power = quarters / 4;
      const text = spell(power);
      return typeof text === 'string' ? { text, meant: power } : { text: text[0], meant: null };
    });
  await expectSame(spelled, {
    form: texts => texts.map(text => parseNumber('sph', text)),
    measurements: texts =>
      measured(
        ['Name', 'Date', 'Sph R', 'AL R'],
        texts.map((text, at) => [`Child ${at}`, '01/11/2026', text, '24.1']),
      ).map(({ values }) => values.right.sph),
  });
});

const fractions = ['6/6', '6/9', '20/40', '3/60', '0.5/60', '15/20'];
const decimals = ['0.8', '1.2', '0.05', '-0.1', '4.7'];
const spelledAcuities: ((acuity: string) => string | [asked: string])[] = [
  acuity => acuity,
  acuity => ` ${acuity} `,
  wide,
  acuity => acuity.replace('/', ' / '),
  acuity => acuity.replace('/', '⁄'),
  acuity => acuity.replace('.', ','),
  acuity => acuity.replace('.', '。'),
  acuity => acuity.replace('-', '\u2212'),
  acuity => acuity.replace(/^(-?)0\./, '$1.'),
  acuity => [`${acuity} partly`],
  acuity => [`about ${acuity}`],
];
const words: [string, string][] = [
  ['CF', 'Counting fingers'],
  ['CF 1m', 'CF @ 1 m'],
  ['CF 30cm', '指数/30cm'],
  ['HM', '手动'],
  ['LP', 'light perception'],
  ['NLP', 'npl'],
];

test('each door reads the same acuity, or asks', async () => {
  const numbers = fc
    .tuple(fc.constantFrom(...fractions, ...decimals), fc.constantFrom(...spelledAcuities))
    .map(([acuity, spell]) => {
      const text = spell(acuity);
      return typeof text === 'string' ? { text, meant: acuity } : { text: text[0], meant: null };
    });
  const inWords = fc.constantFrom(...words).map(([meant, text]) => ({ text, meant }));
  const known = (text: string | undefined) => AcuityText.safeParse(text).data ?? null;
  await expectSame(fc.oneof({ weight: 4, arbitrary: numbers }, inWords), {
    form: texts => texts.map(text => known(readAcuity(text))),
    call: texts => texts.map(known),
    'call of a screening': texts => texts.map(ofScreening),
  });
});

/** The acuity that a screening stores, whatever notation is chosen for its numbers. */
function ofScreening(unaided: string): string | null {
  for (const notation of [null, ...acuityNotations]) {
    const right = { state: 'done', values: { unaided } };
    const { data } = TestEntries.safeParse({ eyesight: { right, details: { notation } } });
    if (data?.eyesight.right?.state === 'done') return String(data.eyesight.right.values.unaided);
  }
  return null;
}
