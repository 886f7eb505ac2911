import { expect, test } from 'vitest';
import { type ImportTable, readCsvTable } from '../../../../shared/core/reading/read-table.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { childrenTable } from '../../../../shared/features/intake/imports/children-table.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { fillBlanks } from '../../../../shared/features/intake/imports/fill-blanks.ts';
import { guessFields } from '../../../../shared/features/intake/imports/guess-fields.ts';
import { readGender } from '../../../../shared/features/intake/imports/read-gender.ts';
import { readRows } from '../../../../shared/features/intake/imports/read-rows.ts';
import type { ImportedChild } from '../../../../shared/features/intake/imports/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { rowsOf } from './lists.ts';
import { makeCheckedImport } from './samples.ts';

const tableOf = (text: string): ImportTable => {
  const table = readCsvTable(text, childrenTable);
  if ('problem' in table) throw new Error(table.problem);
  return table;
};

const rowsIn = (text: string, leavesOutCells: boolean) => {
  const table = tableOf(text);
  return readRows(table, {
    columns: guessFields(table.headings),
    dateOrder: 'dmy',
    timeZone: 'Asia/Hong_Kong',
    leavesOutCells,
  });
};

const list = `Full name,Date of birth,Country,Mobile,Email
Left Testone,14/03/2017,Atlantis,91234567,a@example.org
Left Testtwo,15/03/2017,HK,9123 4567 / 9876 5432,b@example.org
Left Testthree,16/03/2017,HK,+852 9123 4567 (mum),c@example.org; d@example.org
Left Testfour,17/03/2017,HK,call the school,e@example.org
Left Testfive,31/31/2017,HK,91234567,f@example.org
`;

test('if a cell of an optional field is unreadable, the cell is left out and reported, and the child is imported', () => {
  const rows = rowsIn(list, true);
  expect(rows.map(({ child }) => child && [child.country, child.mobile, child.contactEmail])).toEqual([
    [null, '91234567', 'a@example.org'],
    ['HK', '9123 4567', 'b@example.org'],
    ['HK', '+852 9123 4567', 'c@example.org'],
    ['HK', null, 'e@example.org'],
    null,
  ]);
  expect(rows.map(({ problems }) => problems.map(one => `${one.field} ${one.problem} ${one.text}`))).toEqual([
    ['country unclear Atlantis'],
    ['mobile partLeft 9876 5432'],
    ['contactEmail partLeft d@example.org', 'mobile partLeft (mum)'],
    ['mobile invalid call the school'],
    ['birthDate unclear 31/31/2017'],
  ]);
});

test('only the first phone number or email address of a cell is read; a name with a lost character is reported', () => {
  const rows = rowsIn(
    `Full name,Mobile,Email,Other name
Ann,"9123 4567\n9876 5432","a@example.org\nb@example.org",陳\uE000文
陳\uFFFD文,,,
`,
    true,
  );
  expect(rows.map(({ child }) => child && [child.mobile, child.contactEmail, child.otherName])).toEqual([
    ['9123 4567', 'a@example.org', null],
    null,
  ]);
  expect(rows.map(({ problems }) => problems.map(one => `${one.field} ${one.problem} ${one.text}`))).toEqual([
    ['otherName unclear 陳\uE000文', 'contactEmail partLeft b@example.org', 'mobile partLeft 9876 5432'],
    ['fullName unclear 陳\uFFFD文'],
  ]);
});

test('children with an unreadable cell are imported only if the user chooses to leave out unreadable cells', () => {
  expect(rowsIn(list, false).map(({ child }) => child)).toEqual([null, null, null, null, null]);
});

test('if a guardian described as mother has a wrong phone number, the guardian’s column is reported and not the mother’s', async () => {
  const { admin } = await openClinic();
  const [row] = rowsIn(
    'Full name,Guardian,Relationship,Guardian phone\nLeft Testsix,Ann,Mother,1234\n',
    true,
  );
  if (!row) throw new Error('no row');
  const importId = await makeCheckedImport(admin, [row]);
  expect((await rowsOf(admin, importId))[0]?.problems).toMatchObject([
    { field: 'guardianMobile', problem: 'phone', text: '1234' },
  ]);
});

test('a phone number that only the server recognises as invalid is skipped and reported', async () => {
  const { admin } = await openClinic();
  const text = 'Name,DOB,Mobile\nLeft Phoneone,14/03/2017,1234\nLeft Phonetwo,15/03/2017,91234567\n';
  const importId = await makeCheckedImport(admin, rowsIn(text, true));
  const checked = await rowsOf(admin, importId);
  expect(checked.map(({ outcome, problems }) => [outcome, problems.map(({ problem }) => problem)])).toEqual([
    ['created', ['phone']],
    ['created', []],
  ]);
  await admin.call(imports.commitImport, { importId });
  await settled();
  const done = await rowsOf(admin, importId);
  expect(done[0]?.problems).toEqual([{ field: 'mobile', problem: 'phone', text: '1234' }]);
  const { data } = await admin.call(cases.getCase, { caseId: done[0]?.case?.id ?? '' });
  expect(data).toMatchObject({ fullName: 'Left Phoneone', birthDate: '2017-03-14', mobile: null });
});

const genders = `Full name,Date of birth,Gender,Mobile,Email
Qgx Testone,14/03/2017,X,91234567,a@example.org
Qgx Testtwo,15/03/2017,Non-binary,9123 4567 / 9876 5432,b@example.org
Qgx Testthree,16/03/2017,F,+852 9123 4567 (mum),c@example.org; d@example.org
Qgx Testfour,17/03/2017,Femal,91234567,e@example.org
Qgx Testfive,17/03/2017,prefer not to say,91234567,f@example.org
`;

test('a gender other than male and female is imported in the family’s words; the user is asked about a likely typo', () => {
  expect(rowsIn(genders, true).map(({ child }) => child && [child.gender, child.genderText])).toEqual([
    [null, 'X'],
    [null, 'Non-binary'],
    ['female', null],
    [null, 'Femal'],
    [null, null],
  ]);
  const ofGender = rowsIn(genders, false).map(({ problems }) =>
    problems.flatMap(({ field, problem, text }) => (field === 'gender' ? [problem, text] : [])),
  );
  expect(ofGender).toEqual([[], [], [], ['ownWord', 'Femal'], []]);
});

test.each([
  ['男生', 'male', null],
  ['男 (M)', 'male', null],
  ['2-女', 'female', null],
  ['保密', null, null],
  ['9 - Not specified', null, null],
  ['Rather not say', null, null],
  ['不便透露', null, null],
  ['Master', 'male', null],
  ['小姐', 'female', null],
  ['01', 'male', null],
  ['weiblich', 'female', null],
  ['Laki-laki', 'male', null],
  ['性別：女', 'female', null],
  ['Female.', 'female', null],
  ['9', null, null],
  ['不願透露', null, null],
  ['Gender-fluid', null, 'Gender-fluid'],
  ['跨性別', null, '跨性別'],
])('the gender written as %s in a list is recognised', (text, gender, genderText) => {
  expect(readGender(text)).toEqual({ gender, genderText, isKnown: true });
});

test('an imported row does not change the gender of an existing case', () => {
  const record = { gender: 'male', genderText: null, tags: [], father: null, mother: null };
  const row = { ...record, gender: null, genderText: 'X' };
  expect(fillBlanks(record as unknown as Case, row as unknown as ImportedChild).filled).toEqual([]);
  const blank = { ...record, gender: null } as unknown as Case;
  expect(fillBlanks(blank, row as unknown as ImportedChild).filled).toEqual(['genderText']);
});

const fieldsOf = (headings: string) => Object.fromEntries(guessFields(headings.split(',')));

test('column headings of common school systems are recognised', () => {
  expect(fieldsOf('班別,班號,學生編號,中文姓名,英文姓名,性別,出生日期')).toEqual({
    班別: 'grade',
    學生編號: 'fileNumber',
    中文姓名: 'fullName',
    英文姓名: 'otherName',
    性別: 'gender',
    出生日期: 'birthDate',
  });
  expect(fieldsOf('Name,English name,Chinese name')).toEqual({
    Name: 'fullName',
    'English name': 'otherName',
  });
  expect(fieldsOf('English Name,Class Name,STRN,Sex')).toEqual({
    'English Name': 'fullName',
    'Class Name': 'grade',
    STRN: 'fileNumber',
    Sex: 'gender',
  });
  expect(fieldsOf('Legal Surname,Legal Forename,UPN,Reg group,DOB')).toEqual({
    'Legal Surname': 'lastName',
    'Legal Forename': 'firstName',
    UPN: 'fileNumber',
    'Reg group': 'grade',
    DOB: 'birthDate',
  });
  expect(fieldsOf('学籍号,姓名,班级名称,监护人电话,现住址')).toEqual({
    学籍号: 'fileNumber',
    姓名: 'fullName',
    班级名称: 'grade',
    监护人电话: 'mobile',
    现住址: 'address',
  });
  expect(fieldsOf('學號,姓名,班級,連絡電話,通訊地址')).toEqual({
    學號: 'fileNumber',
    姓名: 'fullName',
    班級: 'grade',
    連絡電話: 'mobile',
    通訊地址: 'address',
  });
});

test('a list of a school system with English and Chinese names is read', () => {
  const text =
    '班別,班號,學生編號,中文姓名,英文姓名,性別,出生日期\n3A,1,S001,陳測文,CHAN Chak Man,男,14/03/2017\n3A,2,S002,歐陽測娜,AU-YEUNG Chak Na,女,14/06/2017\n';
  expect(rowsIn(text, false).map(({ child }) => child)).toMatchObject([
    { fullName: '陳測文', otherName: 'CHAN Chak Man', grade: '3A', fileNumber: 'S001', gender: 'male' },
    { fullName: '歐陽測娜', otherName: 'AU-YEUNG Chak Na', birthDate: '2017-06-14', gender: 'female' },
  ]);
});

test('a row with a total at the end of a list, and a row that repeats the headings, are not read as children', () => {
  const list = 'Name,Class\nAnn Lee,3A\nName,Class\nBen Ho,3A\nTotal: 2,\n合计：2人,\nSum Ting,3A';
  expect(rowsIn(list, true).map(({ name, child }) => [name, child?.fullName])).toEqual([
    ['Ann Lee', 'Ann Lee'],
    ['Ben Ho', 'Ben Ho'],
    ['Total: 2', undefined],
    ['合计:2人', undefined],
    ['Sum Ting', 'Sum Ting'],
  ]);
});
