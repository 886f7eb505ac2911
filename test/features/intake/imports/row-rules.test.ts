import { expect, test } from 'vitest';
import type { ImportDateOrder, ImportField } from '../../../../shared/features/intake/imports/fields.ts';
import { readRows } from '../../../../shared/features/intake/imports/read-rows.ts';

/** Rows of a table whose headings are the fields themselves; the first of them stands on line 2. */
const read = (headings: (ImportField | '')[], ...rows: string[][]) => readIn('dmy', headings, ...rows);
const readIn = (dateOrder: ImportDateOrder | null, headings: (ImportField | '')[], ...rows: string[][]) => {
  const columns = new Map(
    headings.flatMap((field, at): [string, ImportField][] => (field ? [[`${field} ${at}`, field]] : [])),
  );
  const table = {
    headings: headings.map((field, at) => field && `${field} ${at}`),
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  };
  return readRows(table, { columns, dateOrder, timeZone: 'Asia/Hong_Kong' });
};
/** The child of one row that can be imported. */
const childOf = (cells: Record<string, string>) => {
  const [row] = read(Object.keys(cells) as ImportField[], Object.values(cells));
  expect(row?.problems).toEqual([]);
  return row?.child;
};
/** What is wrong with a row. */
const problemsOf = (cells: Record<string, string>) => {
  const named = { fullName: 'Ann', ...cells };
  const [row] = read(Object.keys(named) as ImportField[], Object.values(named));
  expect(row?.child).toBeNull();
  return row?.problems;
};
const nothing = {
  ...{ otherName: null, birthDate: null, gender: null, fileNumber: null, contactEmail: null, mobile: null },
  ...{ address: null, country: null, state: null, postalCode: null, emailLanguage: 'en', emailScript: null },
  ...{ father: null, mother: null, school: null, grade: null, tags: [] },
};

test('a row says of a child what its cells say, and nothing else', () => {
  expect(read(['fullName'], ['Ann'])).toEqual([
    { number: 1, line: 2, name: 'Ann', child: { ...nothing, fullName: 'Ann' }, problems: [] },
  ]);
  const cells = {
    ...{
      fullName: 'Ann Lee',
      otherName: 'Annie',
      birthDate: '14/03/2017',
      gender: 'girl',
      fileNumber: 'A-1',
    },
    ...{
      contactEmail: 'home@test.example',
      mobile: '9123 4567',
      address: '1 Nathan Road',
      postalCode: '000',
    },
    ...{
      country: 'Hong Kong',
      fatherName: 'Leo',
      fatherEmail: 'leo@test.example',
      fatherMobile: '9234 5678',
    },
    ...{
      motherName: 'Ada',
      motherEmail: 'ada@test.example',
      motherMobile: '9345 6789',
      school: 'Hill School',
    },
    ...{ grade: 'P2', tags: 'reading' },
  };
  expect(childOf(cells)).toEqual({
    ...{
      fullName: 'Ann Lee',
      otherName: 'Annie',
      birthDate: '2017-03-14',
      gender: 'female',
      fileNumber: 'A-1',
    },
    ...{
      contactEmail: 'home@test.example',
      mobile: '9123 4567',
      address: '1 Nathan Road',
      postalCode: '000',
    },
    ...{ country: 'HK', state: null, emailLanguage: 'en', emailScript: null },
    father: { title: null, name: 'Leo', email: 'leo@test.example', mobile: '9234 5678' },
    mother: { title: null, name: 'Ada', email: 'ada@test.example', mobile: '9345 6789' },
    ...{ school: 'Hill School', grade: 'P2', tags: ['reading'] },
  });
});

test('rows that hold nothing are left out, also where only other columns do, and the others are counted on', () => {
  const rows = read(
    ['fullName', '', 'school'],
    ['Ann'],
    ['', 'x', ' '],
    ['', '', 'N/A'],
    ['Bea', '', 'Hill'],
  );
  expect(rows.map(({ number, line, name }) => [number, line, name])).toEqual([
    [1, 2, 'Ann'],
    [2, 5, 'Bea'],
  ]);
});

test('what stands to the right of the headings cannot be told, unless it is blank', () => {
  expect(read(['fullName'], ['Ann', ' ', ''])[0]?.problems).toEqual([]);
  expect(read(['fullName'], ['Ann', '', 'more'])).toEqual([
    {
      ...{ number: 1, line: 2, name: 'Ann', child: null },
      problems: [{ field: 'row', problem: 'cells', text: '' }],
    },
  ]);
});

test('where several columns hold a field, the first that says something counts; an address is all of them', () => {
  const [row] = read(
    ['mobile', 'address', 'fullName', 'mobile', 'address', 'mobile', 'address'],
    ['-', '1 Nathan Road', 'Ann', '9123 4567', ' ', '9234 5678', 'Kowloon'],
  );
  expect(row?.child).toMatchObject({ mobile: '9123 4567', address: '1 Nathan Road, Kowloon' });
});

test('a cell is read without the space and signs around it, and what programs write for “unknown” is blank', () => {
  expect(childOf({ fullName: ' Ann\u200b \n Lee ', school: '＝', grade: '="07"' })).toEqual({
    ...{ ...nothing, fullName: 'Ann Lee', school: '=', grade: '07' },
  });
  expect(
    read(['fullName', 'school'], ['Ann', '\u200bHill\u200b'], ['Bea']).map(row => row.child?.school),
  ).toEqual([...['Hill', null]]);
  for (const blank of ['n/a', 'N/A', ' Unknown ', 'NOT SPECIFIED', '—', '未知'])
    expect(childOf({ fullName: 'Ann', school: blank })?.school, blank).toBeNull();
});

test('a name in parts is written as its language has it', () => {
  const name = (lastName: string, firstName: string, fullName = '') =>
    childOf({ fullName, lastName, firstName })?.fullName;
  expect([name('Chan', 'Siu Ming'), name('陈', '小明'), name('陈', 'Siu Ming')]).toEqual([
    ...['Siu Ming Chan', '陈小明', 'Siu Ming 陈'],
  ]);
  expect([name('Chan', ''), name('', 'Siu Ming'), name('Chan', 'Siu Ming', 'Ann')]).toEqual([
    ...['Chan', 'Siu Ming', 'Ann'],
  ]);
});

test('Na, U and Null are surnames, and no names where a whole name stands', () => {
  const named = (lastName: string, firstName: string) => childOf({ lastName, firstName })?.fullName;
  expect([named('Na', 'Hye Jin'), named('U', 'Chi Man'), named('NULL', 'Ann')]).toEqual([
    ...['Hye Jin Na', 'Chi Man U', 'Ann NULL'],
  ]);
  expect([named('n/a', 'Ann'), named('None', 'Ann')]).toEqual(['Ann', 'Ann']);
  expect(childOf({ fullName: 'Ann', otherName: 'NA', school: 'U' })).toMatchObject({
    otherName: null,
    school: null,
  });
});

test('a row that is shifted to the right of the headings is told, and not left out', () => {
  expect(read(['fullName', 'school'], ['', '', 'Ann'])).toMatchObject([
    {
      line: 2,
      child: null,
      problems: [
        { field: 'row', problem: 'cells' },
        { field: 'fullName', problem: 'required' },
      ],
    },
  ]);
});

test('a child without a name cannot be imported', () => {
  expect(read(['fullName', 'school'], ['', 'Hill'])).toEqual([
    {
      ...{ number: 1, line: 2, name: '', child: null },
      problems: [{ field: 'fullName', problem: 'required', text: '' }],
    },
  ]);
});

test('families of children with a Chinese name are written to in Chinese', () => {
  expect(['Ann', '陈小明', 'Ann 陈'].map(fullName => childOf({ fullName })?.emailLanguage)).toEqual([
    ...['en', 'zh', 'zh'],
  ]);
});

test('a gender is known by its words, letters and numbers, and left blank where there is none', () => {
  const genderOf = (gender: string) => childOf({ fullName: 'Ann', gender })?.gender;
  expect(['m', 'Male', 'BOY', '男', '1'].map(genderOf)).toEqual(Array(5).fill('male'));
  expect(['F', 'female', 'Girl', '女', '2'].map(genderOf)).toEqual(Array(5).fill('female'));
  expect(['', 'unknown'].map(genderOf)).toEqual([null, null]);
  expect(problemsOf({ gender: 'X' })).toEqual([{ field: 'gender', problem: 'unclear', text: 'X' }]);
});

test('a birthday that can be two days, or is none, is unclear', () => {
  const problem = [{ field: 'birthDate', problem: 'unclear', text: '01/02/2017' }];
  const birthday = (order: ImportDateOrder | null) =>
    readIn(order, ['fullName', 'birthDate'], ['Ann', '01/02/2017'])[0];
  expect([birthday('dmy')?.child?.birthDate, birthday('mdy')?.child?.birthDate]).toEqual([
    ...['2017-02-01', '2017-01-02'],
  ]);
  expect(birthday(null)).toMatchObject({ child: null, problems: problem });
  expect(problemsOf({ birthDate: '31/02/2017' })).toMatchObject([{ problem: 'unclear' }]);
});

test('a country that is not known is unclear, none is blank', () => {
  expect(problemsOf({ country: 'Atlantis' })).toEqual([
    { field: 'country', problem: 'unclear', text: 'Atlantis' },
  ]);
  expect(childOf({ fullName: 'Ann', country: '' })?.country).toBeNull();
});

test('a parent is recorded with whatever is known of them', () => {
  const parents = childOf({ fullName: 'Ann', fatherMobile: '9123 4567', motherEmail: 'ada@test.example' });
  expect(parents).toMatchObject({
    father: { title: null, name: null, email: null, mobile: '9123 4567' },
    mother: { title: null, name: null, email: 'ada@test.example', mobile: null },
  });
});

test('tags are separated by any comma, semicolon or bar, each is there once, and twenty are kept', () => {
  const tagsOf = (tags: string) => childOf({ fullName: 'Ann', tags })?.tags;
  expect(tagsOf('a, b;c|d，e；f、a,, b')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const many = Array.from({ length: 21 }, (_, at) => `t${at}`);
  expect(tagsOf(many.join())).toEqual(many.slice(0, 20));
  expect(tagsOf(',')).toEqual([]);
});

test('all that is wrong with a row is told', () => {
  expect(problemsOf({ fullName: '', gender: 'X', country: 'Atlantis' })).toEqual([
    { field: 'fullName', problem: 'required', text: '' },
    { field: 'gender', problem: 'unclear', text: 'X' },
    { field: 'country', problem: 'unclear', text: 'Atlantis' },
  ]);
});
