import { expect, test } from 'vitest';
import type { ImportDateOrder, ImportField } from '../../../../shared/features/intake/imports/fields.ts';
import { readRows } from '../../../../shared/features/intake/imports/read-rows.ts';

/** Rows of a table whose headings are the field names, starting on line 2. */
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
/** The child read from a single valid row. */
const childOf = (cells: Record<string, string>) => {
  const [row] = read(Object.keys(cells) as ImportField[], Object.values(cells));
  expect(row?.problems).toEqual([]);
  return row?.child;
};
const problemsOf = (cells: Record<string, string>) => {
  const named = { fullName: 'Ann', ...cells };
  const [row] = read(Object.keys(named) as ImportField[], Object.values(named));
  expect(row?.child).toBeNull();
  return row?.problems;
};
const nothing = {
  guardian: null,
  ...{
    otherName: null,
    birthDate: null,
    gender: null,
    genderText: null,
    fileNumber: null,
    contactEmail: null,
    mobile: null,
  },
  ...{ address: null, country: null, state: null, postalCode: null, emailLanguage: 'en', emailScript: null },
  ...{ father: null, mother: null, school: null, grade: null, tags: [] },
};

test('an imported child has exactly the values of the row’s cells', () => {
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
      genderText: null,
      fileNumber: 'A-1',
    },
    ...{
      contactEmail: 'home@test.example',
      mobile: '9123 4567',
      address: '1 Nathan Road',
      postalCode: '000',
    },
    guardian: null,
    ...{ country: 'HK', state: null, emailLanguage: 'en', emailScript: null },
    father: { title: null, name: 'Leo', email: 'leo@test.example', mobile: '9234 5678' },
    mother: { title: null, name: 'Ada', email: 'ada@test.example', mobile: '9345 6789' },
    ...{ school: 'Hill School', grade: 'P2', tags: ['reading'] },
  });
});

test('empty rows, and rows with values only in unused columns, are skipped but counted in line numbers', () => {
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

test('a row with a value to the right of the headings is invalid; a row with a blank cell there is valid', () => {
  expect(read(['fullName'], ['Ann', ' ', ''])[0]?.problems).toEqual([]);
  expect(read(['fullName'], ['Ann', '', 'more'])).toEqual([
    {
      ...{ number: 1, line: 2, name: 'Ann', child: null },
      problems: [{ field: 'row', problem: 'cells', text: '' }],
    },
  ]);
});

test('a field is read from its first column that is not empty; an address is joined from all address columns', () => {
  const [row] = read(
    ['mobile', 'address', 'fullName', 'mobile', 'address', 'mobile', 'address'],
    ['-', '1 Nathan Road', 'Ann', '9123 4567', ' ', '9234 5678', 'Kowloon'],
  );
  expect(row?.child).toMatchObject({ mobile: '9123 4567', address: '1 Nathan Road, Kowloon' });
});

test('surrounding spaces and punctuation are removed, and words for “unknown” are read as blank', () => {
  expect(childOf({ fullName: ' Ann\u200b \n Lee ', school: '＝', grade: '="07"' })).toEqual({
    ...{ ...nothing, fullName: 'Ann Lee', school: '=', grade: '07' },
  });
  expect(
    read(['fullName', 'school'], ['Ann', '\u200bHill\u200b'], ['Bea']).map(row => row.child?.school),
  ).toEqual([...['Hill', null]]);
  for (const blank of ['n/a', 'N/A', ' Unknown ', 'NOT SPECIFIED', '—', '未知'])
    expect(childOf({ fullName: 'Ann', school: blank })?.school, blank).toBeNull();
});

test('the parts of a name are joined as its language requires', () => {
  const name = (lastName: string, firstName: string, fullName = '') =>
    childOf({ fullName, lastName, firstName })?.fullName;
  expect([name('Chan', 'Siu Ming'), name('陈', '小明'), name('陈', 'Siu Ming')]).toEqual([
    ...['Siu Ming Chan', '陈小明', 'Siu Ming 陈'],
  ]);
  expect([name('Chan', ''), name('', 'Siu Ming'), name('Chan', 'Siu Ming', 'Ann')]).toEqual([
    ...['Chan', 'Siu Ming', 'Ann'],
  ]);
});

test('Na, U and Null are read as surnames, but not as complete names', () => {
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

test('a row whose values are shifted to the right of the headings is reported, not skipped', () => {
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

test('the family of a child with a Chinese name gets emails in Chinese', () => {
  expect(['Ann', '陈小明', 'Ann 陈'].map(fullName => childOf({ fullName })?.emailLanguage)).toEqual([
    ...['en', 'zh', 'zh'],
  ]);
});

test('an import reads a gender from words, letters or numbers, and leaves the gender blank if the cell is empty', () => {
  const genderOf = (gender: string) => childOf({ fullName: 'Ann', gender })?.gender;
  expect(['m', 'Male', 'BOY', '男', '1'].map(genderOf)).toEqual(Array(5).fill('male'));
  expect(['F', 'female', 'Girl', '女', '2'].map(genderOf)).toEqual(Array(5).fill('female'));
  expect(['', 'unknown'].map(genderOf)).toEqual([null, null]);
  expect(problemsOf({ gender: 'Q' })).toEqual([{ field: 'gender', problem: 'ownWord', text: 'Q' }]);
});

test('an ambiguous or invalid birthday is reported as unclear', () => {
  const problem = [{ field: 'birthDate', problem: 'unclear', text: '01/02/2017' }];
  const birthday = (order: ImportDateOrder | null) =>
    readIn(order, ['fullName', 'birthDate'], ['Ann', '01/02/2017'])[0];
  expect([birthday('dmy')?.child?.birthDate, birthday('mdy')?.child?.birthDate]).toEqual([
    ...['2017-02-01', '2017-01-02'],
  ]);
  expect(birthday(null)).toMatchObject({ child: null, problems: problem });
  expect(problemsOf({ birthDate: '31/02/2017' })).toMatchObject([{ problem: 'unclear' }]);
});

test('an unknown country is reported as unclear; a missing country is blank', () => {
  expect(problemsOf({ country: 'Atlantis' })).toEqual([
    { field: 'country', problem: 'unclear', text: 'Atlantis' },
  ]);
  expect(childOf({ fullName: 'Ann', country: '' })?.country).toBeNull();
});

test('a parent is imported if at least one of its fields is known', () => {
  const parents = childOf({ fullName: 'Ann', fatherMobile: '9123 4567', motherEmail: 'ada@test.example' });
  expect(parents).toMatchObject({
    father: { title: null, name: null, email: null, mobile: '9123 4567' },
    mother: { title: null, name: null, email: 'ada@test.example', mobile: null },
  });
});

test('tags are separated by comma, semicolon or vertical bar; repeats are dropped, and at most twenty are read', () => {
  const tagsOf = (tags: string) => childOf({ fullName: 'Ann', tags })?.tags;
  expect(tagsOf('a, b;c|d，e；f、a,, b')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const many = Array.from({ length: 21 }, (_, at) => `t${at}`);
  expect(tagsOf(many.join())).toEqual(many.slice(0, 20));
  expect(tagsOf(',')).toEqual([]);
});

test('all problems of a row are reported together', () => {
  expect(problemsOf({ fullName: '', gender: 'Q', country: 'Atlantis' })).toEqual([
    { field: 'fullName', problem: 'required', text: '' },
    { field: 'gender', problem: 'ownWord', text: 'Q' },
    { field: 'country', problem: 'unclear', text: 'Atlantis' },
  ]);
});
