import { expect, test } from 'vitest';
import { readSources, type Source, sourceOf } from '../support/source/source-tree.ts';

interface Rule {
  title: string;
  /** What only the files below may contain. */
  pattern: RegExp;
  mayContain: RegExp;
  offender: string;
}

const rules: Rule[] = [
  {
    title: 'bytes become text by shared/core/reading, but for our own sealed texts',
    pattern: /\bTextDecoder\b|\breadAsText\b/g,
    mayContain:
      /^(?:shared\/core\/reading\/decode-bytes|web\/platform\/(?:auth\/token-storage|offline\/encrypt))\.ts$/,
    offender: 'const text = new TextDecoder(encoding).decode(bytes);',
  },
  {
    title: 'a file that somebody chose is read as bytes, which may have any encoding',
    pattern: /\.text\(\)/g,
    mayContain: /^web\/(?:ui\/file\/unzip|features\/courses\/import\/read-course-file|platform\/.+)\.ts$/,
    offender: 'const text = await file.text();',
  },
  {
    title: 'a date in a text is read by shared/core/reading, and one of a calendar file by its reader',
    pattern:
      /\\d\{(?:1,)?[24]\}\)?(?:\[[^\]]*\]|[-/.年])*\(?\\d\{(?:1,)?2\}\)?(?:\[[^\]]*\]|[-/.月])*\(?\\d\{(?:1,)?[24]\}/g,
    mayContain: /^(?:shared\/core\/reading\/|web\/features\/classes\/school-calendar\/ics\/whole-days\.ts$)/,
    offender: String.raw`const [, year] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? [];`,
  },
  {
    title: 'a schema has its dates and instants from shared/core/fields.ts',
    pattern: /\bz\.(?:coerce\.)?(?:date|iso\.date|iso\.datetime)\(/g,
    mayContain: /^shared\/core\/fields\.ts$/,
    offender: 'const Child = z.object({ birthDate: z.iso.date() });',
  },
  {
    title: 'a typed day is no Date by itself',
    pattern: /\b(?:new Date|Date\.parse)\((?:typed|text|cell|value|values\.\w+)\)/g,
    mayContain: /^$/,
    offender: 'const day = new Date(values.birthDate);',
  },
];

const isProduct = ({ path }: Source) => /^(?:shared|functions|web)\//.test(path);
const sources = readSources().filter(isProduct);

test.each(rules)('$title', ({ pattern, mayContain, offender }) => {
  const offences = ({ path, text }: Source) => (mayContain.test(path) ? [] : (text.match(pattern) ?? []));
  expect(sources.filter(source => offences(source).length > 0).map(({ path }) => path)).toEqual([]);
  expect(offences(sourceOf('web/features/cases/cases/form/offender.ts', offender))).not.toEqual([]);
});

test('one file decodes bytes, one reads days, and each door reads by them', () => {
  const doors: Record<string, string> = {
    'web/ui/form/use-typed-date.ts': 'read-date.ts',
    'web/ui/form/partial-date-field.tsx': 'read-date.ts',
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
  };
  for (const [path, reader] of Object.entries(doors)) {
    const read = sources.find(source => source.path === path)?.imports.map(imported => imported.path);
    expect(read, path).toContain(`shared/core/reading/${reader}`);
  }
});
