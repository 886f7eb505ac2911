import { expect, test } from 'vitest';
import { blankAgain, fillBlanks } from '../../../../shared/features/intake/imports/fill-blanks.ts';
import { guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';
import { readRows } from '../../../../shared/features/intake/imports/read-rows.ts';
import type { ImportedChild } from '../../../../shared/features/intake/imports/schema.ts';

function read(row: Record<string, string>, leavesOutCells = false) {
  const headings = ['Name', ...Object.keys(row)];
  const rows = [{ line: 2, cells: ['Mia Chan', ...Object.values(row)] }];
  const columns = guessFields(headings);
  return readRows(
    { headings, rows },
    { columns, dateOrder: null, timeZone: 'Asia/Hong_Kong', leavesOutCells },
  )[0];
}

const childOf = (row: Record<string, string>) => read(row)?.child as ImportedChild;

test('a guardian is read from an import row with relationship, email and mobile phone number', () => {
  expect(
    childOf({
      Guardian: 'Chan Mei Lan',
      Relationship: 'Grandmother',
      'Guardian email': 'lan@test.example',
      'Guardian phone': '91234567',
    }),
  ).toMatchObject({
    guardian: {
      ...{ name: 'Chan Mei Lan', relationship: 'grandparent', email: 'lan@test.example' },
      mobile: '91234567',
    },
    ...{ mother: null, father: null },
  });
});

test('a guardian described as mother or father is imported as this parent, unless the row has another name for this parent', () => {
  expect(childOf({ 家长姓名: '陈美', 关系: '妈妈' })).toMatchObject({
    ...{ mother: { name: '陈美' }, guardian: null },
  });
  expect(
    childOf({
      'Parent name': 'leo chan',
      Relation: 'Dad',
      Father: 'Leo Chan',
      'Parent email': 'l@test.example',
    }),
  ).toMatchObject({ father: { name: 'Leo Chan', email: 'l@test.example' }, guardian: null });
});

test.each([
  ['Ada Chan', 'Ann Ho'],
  ['Wong Mei Ling', 'Wong Siu Fong'],
  ['Wong Mei Ling', 'Wong Mei Fong'],
  ['Wong', 'Wong Siu Fong'],
  ['Mrs Wong', 'Mrs Wong Siu Fong'],
  ['陈美玲', 'Amy Wong'],
  ['陈美玲', '陈美芳'],
  ['陈太太', '陈小姐'],
])(
  'in an import, a mother %s and a guardian %s described as mother stay two people, and this is reported',
  (mother, name) => {
    const row = { Mother: mother, Guardian: name, Relationship: 'mother', 'Guardian email': 'sf@x.com' };
    expect(read(row, true)).toMatchObject({
      child: {
        mother: { name: mother, email: null, mobile: null },
        guardian: { name, relationship: 'other', email: 'sf@x.com' },
      },
      problems: [{ field: 'guardianRelationship', problem: 'twoNames', text: 'mother' }],
    });
  },
);

test.each([
  ['Wong Mei Ling', 'Amy WONG Mei-Ling'],
  ['Wong Meiling', 'Wong Mei Ling'],
  ['José García', 'Jose Garcia'],
  ['Amy Wong 黄美玲', '黄美玲'],
  ['黄美玲', '美玲'],
])('in an import, a mother %s and a guardian %s described as mother are the same person', (mother, name) => {
  const row = { Mother: mother, Guardian: name, Relationship: 'mother', 'Guardian email': 'sf@x.com' };
  expect(read(row, true)?.child).toMatchObject({
    mother: { name: mother, email: 'sf@x.com' },
    guardian: null,
  });
});

test('words for a guardian’s relationship are recognised in English and both Chinese scripts; any other word is read as “other”', () => {
  const words = {
    ...{
      '': 'guardian',
      'Legal guardian': 'guardian',
      Parent: 'guardian',
      监护人: 'guardian',
      家長: 'guardian',
    },
    ...{ Grandfather: 'grandparent', nan: 'grandparent', 外婆: 'grandparent', 祖父母: 'grandparent' },
    ...{ Aunt: 'other', 舅舅: 'other', Stepmother: 'other' },
  };
  for (const [word, relationship] of Object.entries(words))
    expect(childOf({ Guardian: 'Ann Ho', Relationship: word }).guardian, word).toMatchObject({
      relationship,
    });
  for (const word of ['Mother', 'MUM', '母親', '妈妈'])
    expect(childOf({ Guardian: 'Ann Ho', Relationship: word }).mother, word).toMatchObject({
      name: 'Ann Ho',
    });
  expect(childOf({ Relationship: 'Grandmother' }).guardian).toBeNull();
});

test('an unreadable email address of a guardian is reported with its column and not imported', () => {
  for (const Relationship of ['', 'Mother'])
    expect(read({ Relationship, 'Guardian email': 'ask Ann' })?.problems, Relationship).toEqual([
      { field: 'guardianEmail', problem: 'invalid', text: 'ask Ann' },
    ]);
  expect(read({ 'Guardian email': 'ask Ann' }, true)?.child).toMatchObject({ guardian: null });
});

test('an import adds a guardian to a case only if the case has none; undoing the import removes this guardian', () => {
  const child = childOf({ Guardian: 'Ann Ho', Relationship: 'Aunt', 'Guardian phone': '91234567' });
  const record = (guardian: object | null) =>
    ({ ...child, guardian, version: 1 }) as unknown as Parameters<typeof fillBlanks>[0];
  const { changes, filled } = fillBlanks(record(null), child);
  expect(changes.guardian).toEqual(child.guardian);
  expect(filled).toEqual(['guardian.name', 'guardian.mobile']);
  expect(blankAgain(record(child.guardian), filled)).toEqual({ guardian: null });
  const other = { title: null, name: 'Bea Ho', email: null, mobile: null, relationship: 'guardian' };
  expect(fillBlanks(record(other), child)).toEqual({ changes: {}, filled: [] });
  expect(fillBlanks(record({ ...other, name: 'Ann Ho' }), child).filled).toEqual(['guardian.mobile']);
});

test('guardian columns do not replace a parent’s name or email address; a guardian column with a different value is reported', () => {
  const row = {
    ...{ Mother: 'Chan Mei', 'Mother email': 'mei@test.example', 'Mother mobile': '91234567' },
    ...{ Guardian: 'Ada Chan Mei', Relationship: 'Mother', 'Guardian email': 'chan@test.example' },
    'Guardian phone': '+852 9123 4567',
  };
  expect(read(row, true)).toMatchObject({
    child: { mother: { name: 'Chan Mei', email: 'mei@test.example', mobile: '91234567' } },
    problems: [
      { field: 'guardianName', problem: 'partLeft', text: 'Ada Chan Mei' },
      { field: 'guardianEmail', problem: 'partLeft', text: 'chan@test.example' },
    ],
  });
  expect(read({ Mother: 'Chan Mei', Relationship: 'Mum', 'Guardian phone': '91234567' })).toMatchObject({
    child: { mother: { name: 'Chan Mei', mobile: '91234567' } },
    inGuardianColumns: ['motherMobile'],
  });
});
