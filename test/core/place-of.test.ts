import { expect, test } from 'vitest';
import { keyRows } from '../../lib/restore/key-rows.ts';
import { isFileOfRegion, placeOf, placeOfRange } from '../../shared/core/place-of.ts';

const filled = (pattern: string) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'o' ? 'clinic-a' : name === 'date' ? '2026-01-31' : 'a1',
  );
const rows = keyRows.map(({ record, pk, sk, gsi1, gsi2 }) => ({
  record,
  /**
   * A function, so that each test computes the place itself. Mutation testing then sees which test computes
   * it.
   */
  place: () => placeOf({ pk: filled(pk), sk: filled(sk) }),
  hasOrganization: `${pk}\n${sk}`.includes('{o}'),
  isOfPerson: /^[PTL]/.test(pk) || pk.startsWith('X#CELLS'),
  indexes: [gsi1, gsi2].flatMap(keys => (keys ? [filled(keys[0])] : [])),
}));

test.each(rows.filter(({ hasOrganization, isOfPerson }) => hasOrganization && !isOfPerson))(
  'the keys of $record name the organisation to which it belongs',
  ({ place }) => {
    expect(place()).toEqual({ organization: 'clinic-a' });
  },
);

test.each(rows.filter(({ hasOrganization, isOfPerson }) => !hasOrganization || isOfPerson))(
  '$record belongs to a cell or region, not to an organisation',
  ({ place }) => {
    expect(['cell', 'region']).toContain(place());
  },
);

test.each(rows.filter(({ indexes }) => indexes.length > 0))(
  'an index query for $record reads the table that contains the record',
  ({ place, indexes }) => {
    for (const pk of indexes) {
      const asked = placeOfRange({ pk });
      const isOfCell = place() === 'cell' || typeof place() === 'object';
      expect([pk, asked]).toEqual([pk, pk.startsWith('X#') && isOfCell ? 'cell' : place()]);
    }
  },
);

test('a key range of a list about all organisations belongs to one cell, because each cell has a list of its own', () => {
  for (const pk of ['X#DUE#2026-01-31', 'X#DUE#DIGESTS', 'X#COUNTS', 'X#TOLD'])
    expect(placeOfRange({ pk })).toBe('cell');
});

test('only the beginning of a key decides which organisation owns the record', () => {
  expect(placeOf({ pk: 'O#clinic-a#MEMBERS', sk: 'M#1' })).toEqual({ organization: 'clinic-a' });
  expect(placeOf({ pk: 'C#clinic-a', sk: 'CASE' })).toEqual({ organization: 'clinic-a' });
  expect(placeOf({ pk: 'P#amy#O#clinic-a', sk: 'PERSON' })).toBe('region');
});

test('a schedule item belongs to the organisation that its sort key names', () => {
  expect(placeOf({ pk: 'X#COUNTS', sk: 'clinic-a#2026' })).toEqual({ organization: 'clinic-a' });
  expect(placeOf({ pk: 'X#DUE#DIGESTS', sk: 'clinic-a' })).toEqual({ organization: 'clinic-a' });
  expect(placeOf({ pk: 'X#DUE#2026-01-31', sk: 'licence#clinic-a' })).toEqual({ organization: 'clinic-a' });
});

test('files of people and of the library belong to the region, even before a record refers to them', () => {
  for (const key of ['people/amy/a.png', 'tmp/people/amy/a.png', 'library/a.mp4'])
    expect(isFileOfRegion(key), key).toBe(true);
  for (const key of [
    'clinic-a/people/a.png',
    'tmp/library/a.mp4',
    'tmp/clinic-a/a.png',
    'people',
    'libraryx/a',
  ])
    expect(isFileOfRegion(key), key).toBe(false);
});
