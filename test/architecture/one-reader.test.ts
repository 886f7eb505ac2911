import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiOperations } from '../../shared/contract.ts';
import { PlainDate } from '../../shared/core/fields.ts';
import { schemasBelow } from '../../shared/core/personal-data.ts';
import { readAcuity } from '../../shared/core/reading/read-acuity.ts';
import { readAddress } from '../../shared/core/reading/read-addresses.ts';
import { readName } from '../../shared/core/reading/read-name.ts';
import { readPhone } from '../../shared/core/reading/read-phones.ts';
import { parseTyped } from '../../shared/core/typed-input.ts';
import { readSources, type Source, sourceOf } from '../support/source/source-tree.ts';

interface Rule {
  title: string;
  /** Matches code that is allowed only in files that match `mayContain`. */
  pattern: RegExp;
  mayContain: RegExp;
  /** Example lines that break the rule, one for each way to break it. */
  offenders: string[];
}

const rules: Rule[] = [
  {
    title: 'only shared/core/reading decodes bytes to text, except text that we encrypted ourselves',
    pattern: /\bTextDecoder\b|\breadAsText\b|\.toString\(['"](?:utf-?8|utf-?16le|ucs-?2)['"]/g,
    mayContain:
      /^(?:shared\/core\/reading\/decode-bytes|web\/platform\/(?:auth\/token-storage|offline\/encrypt))\.ts$/,
    offenders: [
      'const text = new TextDecoder(encoding).decode(bytes);',
      "const text = Buffer.from(bytes).toString('utf8');",
    ],
  },
  {
    title: 'a chosen file is read as bytes, because its encoding is unknown',
    pattern: /\.text\(\)/g,
    mayContain: /^web\/(?:ui\/file\/unzip|features\/courses\/import\/read-course-file|platform\/.+)\.ts$/,
    offenders: ['const text = await file.text();'],
  },
  {
    title: 'only shared/core/reading parses dates, except dates in calendar files',
    pattern:
      /\\d\{(?:1,)?[24]\}\)?(?:\[[^\]]*\]|[-/.年\\])*\(?\\d\{(?:1,)?2\}\)?(?:\[[^\]]*\]|[-/.月\\])*\(?\\d\{(?:1,)?[24]\}/g,
    mayContain: /^(?:shared\/core\/reading\/|web\/features\/classes\/school-calendar\/ics\/whole-days\.ts$)/,
    offenders: [
      String.raw`const [, year] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? [];`,
      'const found = text.match(/[0-9]{1,2}\\/[0-9]{1,2}\\/[0-9]{4}/);',
    ],
  },
  {
    title: 'a schema takes date and time fields from shared/core/fields.ts',
    pattern:
      /\bz\.(?:coerce\.)?(?:date|iso\.date|iso\.datetime)\(|\bz\s*\.string\(\)(?:\s*\.\w+\([^()]*\)){0,6}\s*\.(?:date|datetime)\(/g,
    mayContain: /^shared\/core\/fields\.ts$/,
    offenders: [
      'const Child = z.object({ birthDate: z.iso.date() });',
      'const Child = z.object({ birthDate: z.string().trim().date() });',
    ],
  },
  {
    title: 'a schema takes email and phone fields from shared/core/fields.ts',
    pattern: /\bz\.(?:email|e164)\(|\bz\s*\.string\(\)(?:\s*\.\w+\([^()]*\)){0,6}\s*\.(?:email|e164)\(/g,
    mayContain: /^shared\/core\/fields\.ts$/,
    offenders: [
      'const Parent = z.object({ email: z.email() });',
      'const Parent = z.object({ email: z.string().max(250).email() });',
    ],
  },
  {
    title: 'only shared/core/reading recognises email addresses, and only the listed files split them',
    pattern: /['"`]@['"`]|[\])][+*]?@|@[[(]|(?:\\S|\.)[+*]\??@/g,
    mayContain:
      /^(?:shared\/core\/(?:reading\/|mail\/mask-address|password)|functions\/(?:features\/cases\/duplicates\/score-pair|platform\/search\/search-words)|functions\/platform\/mail\/to-mime|web\/build\/dependencies|web\/features\/people\/sign-in\/password-strength)/,
    offenders: [
      String.raw`const isAddress = /^[^@\s]+@[^@\s]+$/.test(cell);`,
      "const [local] = cell.split('@');",
      String.raw`const isAddress = /\S+@\S+\.\S+/.test(text);`,
    ],
  },
  {
    title: 'only shared/core/reading recognises phone numbers, except in the listed files',
    pattern: /\/\^?\(?\[?\\\+\??\]?\??\(?(?:\[|\\d)|\\d\{(?:7|8|1[01])(?:,\d*)?\}/g,
    mayContain:
      /^(?:shared\/core\/(?:reading\/|places\/readable-phone\.ts$)|shared\/features\/operations\/notifications\/schema\.ts$|web\/features\/classes\/school-calendar\/ics\/)/,
    offenders: [String.raw`const isPhone = /^\+?[\d ]{8,15}$/.test(cell);`],
  },
  {
    title: 'only shared/core/reading parses typed numbers, except in the listed files',
    pattern:
      /\bparseFloat\(|(?:\b(?:Number|parseInt)\(|[=(,:?] \+)[^()]*\b(?:cells?|typed|entered|written|row|sph|cyl|axis|power|acuity)\b|\.replace(?:All)?\((?:\/,\/g?|',')\s*,\s*'\.'/g,
    mayContain:
      /^(?:web\/(?:features\/classes\/timetable\/grid\/grid-point|ui\/text\/use-fits)|shared\/features\/eye\/outcomes\/export\/child-profile)\.ts$/,
    offenders: [
      'const power = Number.parseFloat(cell);',
      "const power = Number(cell('sph'));",
      'const power = Number(values.right.sph);',
      'const power = +cells[3];',
      "const power = Number(text.replace(',', '.'));",
    ],
  },
  {
    title: 'only shared/core/reading removes invisible characters and converts full-width ones',
    pattern: /\breplace(?:All)?\(\/[^/]*(?:\\p\{Cf\}|\\u200[BbCcDd]|０-９|\\u[fF]{2}10)/g,
    mayContain: /^shared\/core\/reading\//,
    offenders: [
      String.raw`const name = cell.replaceAll(/[\p{Cf}]/gu, '');`,
      String.raw`const name = cell.replace(/\u200b/, '');`,
      'const digits = text.replace(/[０-９]/g, narrow);',
    ],
  },
  {
    title: 'only shared/core/reading normalises spaces in names',
    pattern: /normalize\('NFKC'\)\s*\.replace(?:All)?\(\/\\s\+\/gu?, ' '\)\s*\.trim\(\)(?!\s*\.to)/g,
    mayContain: /^shared\/core\/reading\//,
    offenders: [String.raw`const name = text.normalize('NFKC').replace(/\s+/g, ' ').trim();`],
  },
  {
    title: 'only shared/core/reading splits a lens power from its axis',
    pattern:
      /\[[^\]\s]*(?:[xX@][×✕]|[×✕][xX@])[^\]\s]*\]|(?:\\d|\.)[^/\n]{0,40}[xX×@]\]?[?*]?\(?(?:\?:)?\\d/g,
    mayContain: /^shared\/core\/reading\//,
    offenders: [
      String.raw`const [, sph, cyl, axis] = /^(.+)\/(.+)[x×](\d+)$/.exec(typed) ?? [];`,
      String.raw`const [, cyl, axis] = /^([+-]\d+\.\d+)x(\d+)$/.exec(typed) ?? [];`,
    ],
  },
  {
    title: 'only shared/core/reading and optics recognise visual acuities, except in one listed file',
    pattern:
      /\((?:\?:)?\d{1,2}\|\d{1,2}\)\\?\/|\b(?:CF|HM|N?LP)\||\/\^?(?:6|20)\\\/|\b(?:acuity|va|unaided)\.split\(|\.split\(['"/]\\?\/[/'"]\)\.map\(Number/g,
    mayContain: /^shared\/(?:core\/(?:reading|optics)\/|features\/eye\/visit-fields\/acuity-text\.ts$)/,
    offenders: [
      String.raw`const [, line] = /^(6|20)\/(\d+)$/.exec(cell) ?? [];`,
      'const isLow = /^(?:CF|HM|LP)$/.test(cell);',
      String.raw`const line = /^6\/(\d+)/.exec(text);`,
      "const [distance, line] = acuity.split('/');",
    ],
  },
  {
    title: 'a typed day is never passed to new Date or Date.parse',
    pattern:
      /\b(?:new Date|Date\.parse)\([^()]*\b(?:birthDate|dob|cells?|typed|entered|written|raw|text|values?|row|input)\b|\b(?:new Date|Date\.parse)\([^()]*\.trim\(|\b(?:cell|typed|entered|dob|raw)\.split\(['"/][-/.年]|\.split\([^()]*\)\.(?:toR|r)eversed?\(\)\.join\('-'/g,
    mayContain: /^$/,
    offenders: [
      'const day = new Date(values.birthDate);',
      "const day = new Date(cell('birthDate'));",
      'const day = Date.parse(row.date);',
      "const [day, month, year] = typed.split('/');",
    ],
  },
  {
    title: 'no library is imported to parse dates, addresses, tables, calendars or encodings',
    pattern:
      /from '(?:dayjs|date-fns|luxon|moment|chrono-node|validator|papa-?parse|csv-parse|xlsx|exceljs|iconv-lite|j?schardet|chardet|ical\.js|node-ical|email-addresses)\b/g,
    mayContain: /^$/,
    offenders: ["import { parse } from 'date-fns';", "import { parse } from 'csv-parse';"],
  },
];

const isProduct = ({ path }: Source) => /^(?:shared|functions|web)\//.test(path);
const sources = readSources().filter(isProduct);

test.each(rules)('$title', ({ pattern, mayContain, offenders }) => {
  const offences = ({ path, text }: Source) =>
    mayContain.test(path) ? [] : (text.replaceAll('[0-9]', String.raw`\d`).match(pattern) ?? []);
  expect(sources.filter(source => offences(source).length > 0).map(({ path }) => path)).toEqual([]);
  for (const offender of offenders)
    expect(offences(sourceOf('web/features/cases/cases/form/offender.ts', offender)), offender).not.toEqual(
      [],
    );
});

test('every listed file that reads input imports the shared parser for its kind of value', () => {
  const doors: Record<string, string> = {
    'web/ui/form/date-field.tsx': 'read-date.ts',
    'web/platform/i18n/date-settings.ts': 'read-date.ts',
    'web/features/intake/registrations/registration-values.ts': 'read-date.ts',
    'web/features/reports/report-links/birth-date-form.tsx': 'read-date.ts',
    'shared/features/intake/imports/read-rows.ts': 'read-date.ts',
    'shared/features/eye/measurements/read-measurements.ts': 'read-date.ts',
    'web/ui/file/table/read-table-file.ts': 'decode-bytes.ts',
    'web/features/eye/measurements/read-device-file.ts': 'decode-bytes.ts',
    'web/features/classes/school-calendar/ics/read-ics.ts': 'decode-bytes.ts',
    'web/features/screening/prepared-days/read-sheet-file.ts': 'decode-bytes.ts',
    'functions/platform/http/read-input.ts': 'decode-bytes.ts',
    'shared/core/typed-input.ts': 'read-name.ts',
    'web/platform/lookups/read-names.ts': 'read-name.ts',
    'shared/core/fields.ts': 'read-addresses.ts',
    'shared/features/eye/eye-reports/number-fields.ts': 'read-power.ts',
    'shared/features/eye/measurements/power-cells.ts': 'split-power.ts',
    'web/features/eye/eye-reports/form/whole-power/whole-power.ts': 'split-power.ts',
    'shared/features/eye/visit-fields/acuity-text.ts': 'read-acuity.ts',
    'shared/features/screening/tests/answers.schema.ts': 'read-acuity.ts',
  };
  for (const [path, reader] of Object.entries(doors)) {
    const read = sources.find(source => source.path === path)?.imports.map(imported => imported.path);
    expect(read, path).toContain(`shared/core/reading/${reader}`);
  }
});

type Schema = z.core.$ZodType;

/**
 * The input fields of an endpoint, by path. Fields inside a schema that contains itself are listed only once.
 */
function fieldsOf(schema: Schema, path = '', above: readonly Schema[] = []): [string, Schema][] {
  if (above.includes(schema)) return [];
  const below = schemasBelow(schema);
  if (!below) return [[path, schema]];
  return below.flatMap(([step, inner]) => fieldsOf(inner, path + step, [...above, schema]));
}

const isText = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type === 'string';
/** Whether a field accepts text. Number fields that convert text to a number are included. */
const takesText = (schema: Schema) =>
  isText(schema) || ('coerce' in schema._zod.def && schema._zod.def.coerce === true);
const written = (schema: Schema, text: string) => parseTyped(() => z.safeParse(schema, text).data);

/**
 * Kinds of values, with the fields that contain them and examples of how people type them. All endpoints must
 * parse these fields in the same way.
 */
const meanings: {
  what: string;
  path: RegExp;
  typed: string[];
  read: (text: string) => unknown;
  atLeast: number;
}[] = [
  {
    what: 'an address',
    path: /\.(?:\w*[eE]mail|(?:send)?[tT]o\[\])$/,
    typed: ['Jo Lee <jo@example.org>', 'mailto:jo@example.org', '\u200bjo@example.org ', 'ｊｏ＠example.org'],
    read: readAddress,
    atLeast: 15,
  },
  {
    what: 'a phone number',
    path: /\.(?:mobile|phone|\w+Phone)$/,
    typed: ['９１２３ ４５６７', 'tel:+852 9123 4567', '\u202a+852 9123–4567\u202c'],
    read: readPhone,
    atLeast: 10,
  },
  {
    what: 'the name of a person',
    path: /\.(?:fullName|otherName)$|\.(?:father|mother|giver)\.name$|\.consentBy$/,
    typed: ['Ａｎｎ　Lee', '\ufeffAnn\u00a0 Lee', 'مهدی\u200cزاده'],
    read: readName,
    atLeast: 15,
  },
  {
    what: 'a day',
    path: /\.(?:birthDate|measuredOn|lastDay|\w*Date|date)$/,
    typed: ['2017-03-14', '14/3/2017', '２０１７-03-14', '2017-02-30', '2017-03-14T00:00:00Z'],
    read: text => PlainDate.safeParse(text).data,
    atLeast: 20,
  },
  {
    what: 'an acuity',
    path: /\.(?:va|unaided|withGlasses|pinhole|near|aided)$/,
    typed: ['６／９', '0,8', 'Counting fingers', '指数/30cm'],
    read: readAcuity,
    atLeast: 10,
  },
];

test.each(meanings)(
  'each endpoint parses $what with the same result as imports and all other endpoints',
  ({ path, typed, read, atLeast }) => {
    const fields = apiOperations.flatMap(({ name, endpoint }) =>
      fieldsOf(endpoint.input).flatMap(([at, schema]) =>
        path.test(at) && isText(schema) ? [{ at: name + at, schema }] : [],
      ),
    );
    expect(fields.length).toBeGreaterThanOrEqual(atLeast);
    for (const { at, schema } of fields)
      for (const text of typed) expect([at, written(schema, text)]).toEqual([at, read(text)]);
  },
);

test('endpoints accept lens powers only as numbers, so no power is parsed twice', () => {
  const powers = apiOperations.flatMap(({ name, endpoint }) =>
    fieldsOf(endpoint.input)
      .filter(([at]) => /\.(?:sph|cyl|axis|add|k1|k2)$/.test(at))
      .map(([at, schema]) => ({ at: name + at, schema })),
  );
  expect(powers.length).toBeGreaterThan(20);
  for (const { at, schema } of powers) expect([at, takesText(schema)]).toEqual([at, false]);
});
