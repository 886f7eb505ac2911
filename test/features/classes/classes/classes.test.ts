import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { finishedJob } from '../../operations/jobs/samples.ts';
import { makeClass, makeClassWithChild } from './samples.ts';

const namesOf = async (person: Principal, filters: Parameters<Principal['call']>[1] & object = {}) =>
  (await person.call(classes.searchClasses, filters)).data.data.map(({ name }) => name);

const add = (person: Principal, classId: string, ...caseIds: string[]) =>
  person.call(classes.addClassChildren, { classId, caseIds });

test('users see classes that they created or teach, and classes of children whom they see; admins see all classes', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const [all, selected] = await Promise.all([clinic.join(), clinic.join({ visibility: 'selected' })]);
  const { id: caseId } = await makeCase(admin);
  await makeClass(admin, 'Empty');
  await makeClassWithChild(admin, { name: 'With a child', caseId });
  await makeClass(all, 'Of all');
  const { id: taught, version } = await makeClass(admin, 'Taught');
  const change = { classId: taught, version, name: 'Taught', note: '', color: 'teal' as const };
  await admin.call(classes.changeClass, { ...change, teacherIds: [selected.person.id] });
  expect(await namesOf(admin)).toEqual(['Empty', 'Taught', 'With a child', 'Of all']);
  expect(await namesOf(all)).toEqual(['Of all', 'With a child']);
  expect(await namesOf(selected)).toEqual(['Taught']);
  expect(await namesOf(selected, { text: selected.person.fullName.slice(1).toUpperCase() })).toEqual([
    'Taught',
  ]);
  expect(await namesOf(all, { isMine: true })).toEqual(['Of all']);
  await admin.call(cases.assignCases, { caseIds: [caseId], addIds: [selected.person.id] });
  expect(await namesOf(selected)).toEqual(['Taught', 'With a child']);
});

test('the list of classes and the page of a class count children hidden from the reader without naming them', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const seen = await makeCase(teacher, { fullName: 'Seen Child' });
  const hidden = await makeCase(admin, { fullName: 'Hidden Child' });
  const { id: classId } = await makeClassWithChild(admin, { caseId: hidden.id });
  await add(admin, classId, seen.id);
  const { data } = await teacher.call(classes.getClass, { classId });
  expect(data.children.map(({ fullName }) => fullName)).toEqual(['Seen Child']);
  expect(data.hidden).toBe(1);
  const { data: list } = await teacher.call(classes.searchClasses, {});
  expect(list.data).toMatchObject([{ children: 1, hidden: 1 }]);
  expect(JSON.stringify([data, list])).not.toContain(hidden.id);
});

test('the classes of a child are listed, unless the child is hidden from the reader', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const [own, hidden] = [await makeCase(teacher), await makeCase(admin)];
  await makeClass(teacher, 'Of nobody');
  const { id: shared } = await makeClassWithChild(teacher, { name: 'In it', caseId: own.id });
  await add(admin, shared, hidden.id);
  expect(await namesOf(teacher, { caseId: own.id })).toEqual(['In it']);
  expect(await namesOf(admin, { caseId: hidden.id })).toEqual(['In it']);
  expect(await namesOf(teacher, { caseId: hidden.id })).toEqual([]);
});

test('a user who sees a class but does not teach the class cannot change it', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const colleague = await clinic.join();
  const { id: classId } = await makeClassWithChild(admin);
  const { id: caseId } = await makeCase(colleague);
  const change = { classId, version: 9, name: 'Taken', note: '', color: 'teal' as const, teacherIds: [] };
  const refused = { status: 403, code: 'class.not-own' };
  expect(await colleague.expectError(classes.changeClass, change)).toMatchObject(refused);
  const caseIds = [caseId];
  expect(await colleague.expectError(classes.addClassChildren, { classId, caseIds })).toMatchObject(refused);
  expect(await colleague.expectError(classes.removeClass, { classId })).toMatchObject(refused);
  const { data: copy } = await colleague.call(classes.copyClass, { classId, locale: 'en' });
  expect(copy).toMatchObject({ owner: { id: colleague.person.id }, hidden: 0 });
  expect(copy.children).toHaveLength(1);
});

test('a change based on an outdated class is rejected with the current class in the error; adding a child changes no version', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClassWithChild(admin);
  const change = { classId, version: 1, name: 'Second', note: '', color: 'clay' as const, teacherIds: [] };
  expect((await admin.call(classes.changeClass, change)).data).toMatchObject({ name: 'Second', version: 2 });
  const told = await admin.expectError(classes.changeClass, { ...change, name: 'Third' });
  expect(told).toMatchObject({ status: 409, code: 'version.conflict' });
  expect(JSON.stringify(told)).toContain('Second');
  expect(JSON.stringify(told)).not.toContain('stays');
  const { data } = await admin.call(classes.getClass, { classId });
  expect(data.children).toHaveLength(1);
});

test('children that several concurrent requests add to a class are all stored', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClass(admin);
  const children = await Promise.all(Array.from({ length: 6 }, () => makeCase(admin)));
  await Promise.all(children.map(({ id }) => add(admin, classId, id)));
  const { data } = await admin.call(classes.getClass, { classId });
  expect(data.children.map(({ id }) => id).sort()).toEqual(children.map(({ id }) => id).sort());
  expect((await admin.call(classes.searchClasses, {})).data.data).toMatchObject([{ children: 6 }]);
});

test('only active children whom the user sees can be added to a class; if one child is archived or hidden, none is added', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const { id: classId } = await makeClass(teacher);
  const [own, foreign, archived] = [await makeCase(teacher), await makeCase(admin), await makeCase(teacher)];
  await teacher.call(cases.archiveCase, { caseId: archived.id });
  const attempt = (...caseIds: string[]) =>
    teacher.expectError(classes.addClassChildren, { classId, caseIds });
  expect(await attempt(own.id, foreign.id)).toMatchObject({ status: 404, code: 'record.missing' });
  expect(await attempt(own.id, archived.id)).toMatchObject({ status: 409, code: 'case.archived' });
  expect((await teacher.call(classes.getClass, { classId })).data.children).toEqual([]);
});

test('an archived child stays in a class, and a child whose two cases were merged is listed once in the class', async () => {
  const { admin } = await openClinic();
  const [into, from] = [await makeCase(admin), await makeCase(admin)];
  const { id: classId } = await makeClassWithChild(admin, { caseId: into.id });
  await add(admin, classId, from.id);
  const current = async (caseId: string) => (await admin.call(cases.getCase, { caseId })).data;
  const [one, other] = [await current(into.id), await current(from.id)];
  await admin.call(merges.mergeCases, {
    caseId: one.id,
    version: one.version,
    otherId: other.id,
    otherVersion: other.version,
    take: [],
  });
  const merged = (await admin.call(classes.getClass, { classId })).data;
  expect(merged.children.map(({ id }) => id)).toEqual([into.id]);
  await admin.call(cases.archiveCase, { caseId: into.id });
  const { data: archived } = await admin.call(classes.getClass, { classId });
  expect(archived.children).toMatchObject([{ id: into.id, status: 'archived' }]);
  const { data: left } = await admin.call(classes.removeClassChild, { classId, caseId: into.id });
  expect([left.children, left.former]).toEqual([[], []]);
});

test('an archived class is read-only until it is restored', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClassWithChild(admin, { name: 'Last year' });
  await admin.call(classes.archiveClass, { classId, version: 1, isArchived: true });
  expect(await namesOf(admin)).toEqual([]);
  expect(await namesOf(admin, { status: 'archived' })).toEqual(['Last year']);
  const again = { classId, version: 1, isArchived: true };
  expect(await admin.expectError(classes.archiveClass, again)).toMatchObject({ code: 'version.conflict' });
  const { id: caseId } = await makeCase(admin);
  const refused = { status: 409, code: 'class.archived' };
  expect(await admin.expectError(classes.addClassChildren, { classId, caseIds: [caseId] })).toMatchObject(
    refused,
  );
  await admin.call(classes.archiveClass, { classId, version: 2, isArchived: false });
  expect((await add(admin, classId, caseId)).data.children).toHaveLength(2);
  expect(await namesOf(admin, { status: 'archived' })).toEqual([]);
});

test('only a class without children can be deleted, and the deletion can be undone', async () => {
  const { admin } = await openClinic();
  const { id: classId, children } = await makeClassWithChild(admin, { name: 'Once' });
  expect(await admin.expectError(classes.removeClass, { classId })).toMatchObject({ code: 'class.in-use' });
  await admin.call(classes.removeClassChild, { classId, caseId: String(children[0]?.id) });
  await admin.call(classes.removeClass, { classId });
  expect(await namesOf(admin)).toEqual([]);
  expect(await admin.expectError(classes.getClass, { classId })).toMatchObject({ status: 404 });
  await admin.call(classes.restoreClass, { classId });
  expect(await namesOf(admin)).toEqual(['Once']);
});

testInTurn(
  'the classes of a removed member go to the new owner, who appears in each class only once',
  async () => {
    const clinic = await openClinic();
    const { admin } = clinic;
    const [leaves, stays] = await Promise.all([clinic.join(), clinic.join()]);
    const { id: classId } = await makeClass(leaves);
    const teacherIds = [leaves.person.id, stays.person.id];
    const change = {
      classId,
      version: 1,
      name: 'Taught by two',
      note: '',
      color: 'teal' as const,
      teacherIds,
    };
    await leaves.call(classes.changeClass, change);
    const memberId = leaves.person.id;
    expect((await admin.call(offboarding.listBelongings, { memberId })).data.belongings).toEqual([
      { kind: 'classes', count: 1 },
    ]);
    const { data } = await admin.call(offboarding.removeMember, { memberId, heirId: stays.person.id });
    expect(await finishedJob(admin, data.id)).toMatchObject({ state: 'done', done: 1 });
    const { data: taken } = await stays.call(classes.getClass, { classId });
    expect(taken).toMatchObject({
      owner: { id: stays.person.id },
      teachers: [{ id: stays.person.id }],
      version: 3,
    });
  },
);
