import { describe, expect, test } from 'vitest';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import { formatOf, newestFormat } from '../../functions/platform/storage/record-format.ts';
import { keyModules, keyRows } from '../../lib/restore/key-rows.ts';
import { withoutFormat } from '../../lib/restore/read-formats.ts';
import { formatsIn } from '../../lib/restore/record-formats-source.ts';
import { fixturesOf, readAsToday, readKnownSchemas, schemaHash } from './fixtures.ts';
import { recordSchemas } from './record-schemas.ts';

const formats = formatsIn(keyRows);
const kinds = formats.map(({ kind }) => kind);
const fixtures = kinds.flatMap(fixturesOf);
const known = readKnownSchemas();

test('every kind of stored document has a unique name and a schema', () => {
  const named = keyModules.flatMap(([, { keyRows }]) => formatsIn(keyRows).map(({ kind }) => kind));
  expect(named.toSorted()).toEqual(kinds.toSorted());
  expect(kinds.toSorted()).toEqual(Object.keys(recordSchemas).sort());
});

describe('a stored document of every past format is upgraded to the current format', () => {
  test.each(fixtures)(
    'a stored document of the kind $kind in format $format is upgraded to the current format when the product reads it',
    ({ kind, item, read }) => {
      expect(recordFormats.find(item)?.kind).toBe(kind);
      expect(readAsToday(kind, item)).toEqual(read);
    },
  );
});

describe('every stored format has an example and a known schema', () => {
  test.each(formats)('every format of the document $kind has an example and a known schema', format => {
    const numbers = Array.from({ length: newestFormat(format) }, (_, index) => String(index + 1));
    expect(
      fixturesOf(format.kind)
        .map(fixture => String(fixture.format))
        .sort(),
    ).toEqual(numbers);
    expect(Object.keys(known[format.kind] ?? {}).sort()).toEqual(numbers);
  });
});

describe('the schema of a stored document does not change without a new format', () => {
  test.each(formats)('the document $kind has the schema recorded for its newest format', format => {
    const { kind } = format;
    const newest = newestFormat(format);
    const howTo = `The schema of ${kind} is not that of format ${newest}. Where stored documents have to change or older
versions of the product must not read new ones, add an upgrade to the format of ${kind} in formats.ts, delete the
*.read.json files in test/formats/${kind}/ and run npm run formats. Where it only allows more than it did, run
npm run formats -- --widened ${kind}. docs/operations.md says how a new format is deployed.`;
    expect(schemaHash(kind), howTo).toBe(known[kind]?.[newest]);
  });
});

test('a document without a format number is read as format 1', () => {
  const first = fixtures.filter(({ format }) => format === 1);
  for (const { kind, item, read } of first)
    expect([kind, readAsToday(kind, withoutFormat(item))]).toEqual([kind, read]);
});

test('each example of a stored document contains the number of its format', () => {
  for (const { kind, format, item } of fixtures) expect([kind, formatOf(item)]).toEqual([kind, format]);
});
