import { expect, test, vi } from 'vitest';
import { importRowKey } from '../../../../functions/features/intake/keys.ts';
import { memberKey } from '../../../../functions/platform/storage/keys.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { ImportRow } from '../../../../shared/features/intake/imports/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { isFull } from '../../../support/is-full.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../../classes/classes/samples.ts';
import { makeSession } from '../../classes/sessions/samples.ts';
import { caseIdsOf, countCases, importOf, rowsOf } from './lists.ts';
import { makeCheckedImport, makeDoneImport, makeImport, mapping, rowOf } from './samples.ts';

const namesOf = async (caller: Principal) =>
  (await caller.call(cases.searchCases, { limit: 100, sort: 'name' })).data.data.map(row => row.fullName);

test('the check before an import changes no case and predicts the outcome of each row correctly', async () => {
  const { admin, slug } = await openClinic();
  const known = { fullName: '陈小明', otherName: null, birthDate: '2017-03-14' };
  await makeCase(admin, { ...known, fileNumber: null, school: null });
  await makeCase(admin, { ...known, fullName: 'Old Case', birthDate: '2016-01-01', fileNumber: 'F-4' });
  const archived = await makeCase(admin, {
    fullName: 'Gone Away',
    birthDate: '2015-05-05',
    fileNumber: 'F-5',
  });
  await admin.call(cases.archiveCase, { caseId: archived.id });
  const rows: ImportRow[] = [
    rowOf(1, { fullName: 'New Child', birthDate: '2018-02-03' }),
    rowOf(2, { ...known, fileNumber: 'F-2', school: 'Hill School' }),
    rowOf(3, { fullName: 'Chan Xiaoming', birthDate: '2017-03-14' }),
    rowOf(4, { fullName: 'Somebody Else', birthDate: '2019-09-09', fileNumber: 'f-4' }),
    rowOf(5, { fullName: 'Gone Away', birthDate: '2015-05-05' }),
    rowOf(6, { mobile: '12345', birthDate: '2031-01-01' }),
    { ...rowOf(7), child: null, problems: [{ field: 'fullName', problem: 'required', text: '' }] },
  ];
  const importId = await makeCheckedImport(admin, rows);
  const expected = ['created', 'filled', 'duplicate', 'duplicate', 'archived', 'invalid', 'invalid'];
  const checked = await rowsOf(admin, importId);
  expect(checked.map(({ outcome }) => outcome)).toEqual(expected);
  expect(checked[1]).toMatchObject({ filled: ['fileNumber', 'school'], case: { fullName: '陈小明' } });
  expect(checked[3]?.likely).toMatchObject([{ fullName: 'Old Case' }]);
  expect(checked[5]?.problems).toMatchObject([
    { field: 'birthDate', problem: 'future', text: '2031-01-01' },
    { field: 'mobile', problem: 'phone', text: '12345' },
  ]);
  expect(await namesOf(admin)).toEqual(['陈小明', 'Old Case']);
  expect(await importOf(admin, importId)).toMatchObject({
    phase: 'check',
    created: 1,
    filled: 1,
    invalid: 2,
  });

  await admin.call(imports.commitImport, { importId, asNew: [3] });
  expect(await importOf(admin, importId)).toMatchObject({
    ...{ phase: 'commit', state: 'done', done: 7 },
    ...{ created: 2, filled: 1, duplicate: 1, archived: 1, invalid: 2 },
  });
  expect(await namesOf(admin)).toEqual(['Chan Xiaoming', '陈小明', 'New Child', 'Old Case']);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn(
  'importing a file again fills blank fields and overwrites nothing that was entered by hand',
  async () => {
    const { admin } = await openClinic();
    await makeDoneImport(admin, [rowOf(1, { school: 'Hill School', grade: null, mother: null })]);
    const [row] = (await admin.call(cases.searchCases, {})).data.data;
    const { data: before } = await admin.call(cases.getCase, { caseId: row?.id ?? '' });
    const { id: caseId, version } = before;
    const fields = CaseFields.strip().parse(before);
    await admin.call(cases.changeCase, { ...fields, caseId, version, school: 'River School' });
    const mother = { title: null, name: 'Chan Mei', email: null, mobile: null };
    const importId = await makeDoneImport(admin, [rowOf(1, { school: 'Hill School', grade: 'P3', mother })]);
    expect((await rowsOf(admin, importId))[0]).toMatchObject({ outcome: 'filled' });
    expect((await admin.call(cases.getCase, { caseId })).data).toMatchObject({
      ...{ school: 'River School', grade: 'P3', mother, address: '1 Nathan Road' },
    });
    const again = await makeDoneImport(admin, [rowOf(1, { school: 'Hill School', grade: 'P3', mother })]);
    expect((await rowsOf(admin, again))[0]).toMatchObject({ outcome: 'unchanged' });
    expect((await namesOf(admin)).length).toBe(1);
  },
);

testInTurn(
  'undoing an import removes created cases, clears filled fields, and lists the cases and fields that it keeps',
  async () => {
    const { admin, slug } = await openClinic();
    const known = await makeCase(admin, {
      fullName: 'Kid 2',
      otherName: null,
      fileNumber: null,
      grade: null,
    });
    const rows = [
      rowOf(1, { fullName: 'Gone Again' }),
      rowOf(2, { birthDate: known.birthDate, grade: 'P5' }),
      rowOf(3, { birthDate: '2014-04-04' }),
    ];
    const importId = await makeDoneImport(admin, rows);
    const kept = (await rowsOf(admin, importId))[2]?.case?.id ?? '';
    await admin.call(cases.assignCases, { caseIds: [kept], addIds: [admin.person.id] });
    await admin.call(imports.undoImport, { importId });
    expect(await importOf(admin, importId)).toMatchObject({
      phase: 'undo',
      removed: 1,
      restored: 1,
      kept: 1,
    });
    expect((await rowsOf(admin, importId)).map(({ undone }) => undone)).toEqual([
      'removed',
      'restored',
      'kept',
    ]);
    expect(await namesOf(admin)).toEqual(['Kid 2', 'Kid 3']);
    expect((await admin.call(cases.getCase, { caseId: known.id })).data).toMatchObject({
      grade: null,
      fileNumber: null,
    });
    expect((await admin.call(cases.searchCases, { text: 'gone again' })).data.data).toEqual([]);
    expect(await countCases(admin)).toBe(2);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('undoing an import keeps the cases of children who are now in a class or a session', async () => {
  const { admin, slug } = await openClinic();
  const importId = await makeDoneImport(admin, [rowOf(1), rowOf(2), rowOf(3)]);
  const [inClass = '', onSession = ''] = await caseIdsOf(admin, importId);
  const { id: classId } = await makeClassWithChild(admin, { caseId: inClass });
  const { id: sessionId } = await makeSession(admin, { caseIds: [onSession] });
  await admin.call(imports.undoImport, { importId });
  expect(await importOf(admin, importId)).toMatchObject({ state: 'done', removed: 1, kept: 2 });
  const undone = (await rowsOf(admin, importId)).map(row => row.undone);
  expect(undone).toEqual(['kept', 'kept', 'removed']);
  const { data: schoolClass } = await admin.call(classes.getClass, { classId });
  expect(schoolClass).toMatchObject({ children: [{ id: inClass }], hidden: 0 });
  const { data: session } = await admin.call(classSessions.getSession, { sessionId });
  expect(session).toMatchObject({ children: [{ id: onSession }], hidden: 0 });
  expect(await violationsOf(slug)).toEqual([]);
});

test('all rows about one child become one case and rows about a twin another one, even if the browser did not compare rows', async () => {
  const { admin } = await openClinic();
  const same = { fullName: 'Twice Here', birthDate: '2016-06-06', fileNumber: null };
  const importId = await makeDoneImport(admin, [
    rowOf(1, same),
    rowOf(2, same),
    rowOf(3, { ...same, fullName: 'Twin Here' }),
  ]);
  expect((await rowsOf(admin, importId)).map(({ outcome }) => outcome)).toEqual([
    'created',
    'unchanged',
    'created',
  ]);
});

testInTurn(
  'an import killed halfway resumes and creates each case exactly once',
  {
    timeout: 120_000,
  },
  async () => {
    const { withFaults } = await openWorld();
    const { admin, slug } = await openClinic();
    const rows = isFull ? 300 : 80;
    const importId = await makeCheckedImport(
      admin,
      Array.from({ length: rows }, (_, at) => plainRow(at + 1)),
    );
    let writes = 0;
    await withFaults(
      ({ lambda, operation }) =>
        lambda === 'jobs' && operation === 'TransactWriteItems' && ++writes > 20 ? 'fail' : undefined,
      async () => {
        await admin.call(imports.commitImport, { importId });
        await vi.waitFor(() => expect(writes).toBeGreaterThan(21), 60_000);
      },
    );
    const item = await importOf(admin, importId);
    expect(item).toMatchObject({ state: 'done', created: rows, done: rows });
    expect(await countCases(admin)).toBe(rows);
    expect(new Set(await allNames(admin)).size).toBe(rows);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('an import rejects requests in the wrong order, and stops if the user who started the import is no longer an admin', async () => {
  const { admin, slug, join } = await openClinic();
  const importId = await makeImport(admin);
  const refused = { code: 'import.wrong-phase' };
  expect(await admin.expectError(imports.commitImport, { importId })).toMatchObject(refused);
  expect(await admin.expectError(imports.undoImport, { importId })).toMatchObject(refused);
  await admin.call(imports.checkImport, { importId });
  await settled();
  expect(await admin.expectError(imports.addImportRows, { importId, rows: [rowOf(1)] })).toMatchObject(
    refused,
  );
  expect(await admin.expectError(imports.checkImport, { importId })).toMatchObject(refused);
  const other = await join({ role: 'admin' });
  const second = await makeCheckedImport(other, [rowOf(1)]);
  const { table } = await openRawTable();
  const { withFaults } = await openWorld();
  const { promise: demoted, resolve: letWork } = Promise.withResolvers<undefined>();
  await withFaults(
    ({ lambda }) => (lambda === 'jobs' ? demoted : undefined),
    async () => {
      await other.call(imports.commitImport, { importId: second });
      await table.transact([{ update: memberKey(slug, other.person.id), set: { role: 'user' } }]);
      letWork(undefined);
      await settled();
    },
  );
  expect(await importOf(admin, second)).toMatchObject({ state: 'stopped', created: 0 });
  expect(await other.expectError(imports.getImport, { importId: second })).toMatchObject({
    code: 'permission.denied',
  });
});

test('an import whose rows were not all sent cannot be checked or imported', async () => {
  const { admin } = await openClinic();
  const start = { name: 'children.csv', total: 3, mapping };
  const { id: withoutEnd } = (await admin.call(imports.createImport, start)).data;
  await admin.call(imports.addImportRows, { importId: withoutEnd, rows: [rowOf(1), rowOf(2)] });
  const withGap = await makeImport(admin, [rowOf(1), rowOf(3)]);
  for (const importId of [withoutEnd, withGap]) {
    await admin.call(imports.checkImport, { importId });
    expect(await importOf(admin, importId)).toMatchObject({ state: 'stopped', done: 0, created: 0 });
    expect(await admin.expectError(imports.commitImport, { importId })).toMatchObject({
      code: 'import.wrong-phase',
    });
  }
});

test('an import stops at a row that is missing since the check', async () => {
  const { admin, slug } = await openClinic();
  const importId = await makeCheckedImport(admin, [rowOf(1), rowOf(2)]);
  const { table } = await openRawTable();
  await table.transact([{ delete: importRowKey(slug, importId, 2) }]);
  await admin.call(imports.commitImport, { importId });
  expect(await importOf(admin, importId)).toMatchObject({ state: 'stopped', created: 0 });
});

test('the fields that a user chose for the columns of a file are used again for files with the same headings', async () => {
  const { admin } = await openClinic();
  await makeImport(admin);
  const changed = { ...mapping, dateOrder: 'mdy' as const };
  await admin.call(imports.createImport, { name: 'again.csv', total: 1, mapping: changed });
  expect((await admin.call(imports.listImportMappings, {})).data.data).toEqual([changed]);
});

/** A row that is cheap to check, because no other child has the same birthday. */
const plainRow = (number: number) =>
  rowOf(number, {
    birthDate: new Date(Date.UTC(2012, 0, number)).toISOString().slice(0, 10),
    ...{ contactEmail: null, mobile: null, father: null, mother: null },
  });

async function allNames(caller: Principal): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: { data: { fullName: string }[]; meta: { next: string | null } } } =
      await caller.call(cases.searchCases, { limit: 100, cursor });
    names.push(...data.data.map(({ fullName }) => fullName));
    cursor = data.meta.next;
  } while (cursor !== null);
  return names;
}
