import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makePair } from '../../cases/merges/samples.ts';
import { entryFields, makeTreeEntry } from './samples.ts';

const search = treeEntries.searchTreeEntries;

test('only users who see the child can see the child’s NeuroTree entries, newest first', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const { id: caseId } = await makeCase(ours.admin);
  const first = await makeTreeEntry(ours.admin, 'First', caseId);
  const second = await makeTreeEntry(ours.admin, 'Second', caseId);
  expect((await ours.admin.call(search, { caseId })).data.data).toEqual([second, first]);
  const selected = await ours.join({ visibility: 'selected' });
  for (const who of [theirs.admin, selected])
    expect(await who.expectError(search, { caseId })).toMatchObject({ code: 'record.missing' });
  await ours.admin.call(cases.assignCases, { caseIds: [caseId], addIds: [selected.person.id] });
  expect((await selected.call(search, { caseId })).data.data).toEqual([second, first]);
});

test('NeuroTree entries are read page by page, without deleted entries', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const made = [];
  for (let index = 0; index < 5; index += 1) made.push(await makeTreeEntry(admin, `No ${index}`, caseId));
  await admin.call(treeEntries.removeTreeEntry, { treeEntryId: String(made[3]?.id) });
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ResponseOf<typeof search> = (await admin.call(search, { caseId, limit: 2, cursor })).data;
    read.push(...page.data.map(({ remarks }) => remarks));
    cursor = page.meta.next;
  } while (cursor !== null);
  expect(read).toEqual(['No 4', 'No 2', 'No 1', 'No 0']);
});

test('a NeuroTree entry of a concern needs a description', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const refused = await admin.expectError(treeEntries.createTreeEntry, {
    ...entryFields(' '),
    state: 'concern',
    caseId,
  });
  expect(refused).toMatchObject({ code: 'request.invalid', fields: { remarks: 'validation.required' } });
});

test('the day of a NeuroTree entry is between birth and today, in the organisation’s time zone', async () => {
  const { admin } = await openClinic();
  const { id: caseId, birthDate } = await makeCase(admin);
  const add = (fields: object) =>
    admin.expectError(treeEntries.createTreeEntry, { ...entryFields(), ...fields, caseId });
  expect(await add({ date: '2099-01-01' })).toMatchObject({ fields: { date: 'validation.future_date' } });
  const before = new Date(Date.parse(String(birthDate)) - dayMs).toISOString().slice(0, 10);
  expect(await add({ date: before })).toMatchObject({ fields: { date: 'validation.before_birth' } });
  expect(await add({ evidence: { kind: 'note', date: '2099-01-01' } })).toMatchObject({
    fields: { 'evidence.date': 'validation.future_date' },
  });
});

test('the author or an admin can change and delete a NeuroTree entry; a colleague can only read the entry', async () => {
  const { admin, join } = await openClinic();
  const user = await join();
  const { id: treeEntryId, caseId } = await makeTreeEntry(admin);
  const change = { ...entryFields('Changed'), treeEntryId, version: 1 };
  const notOwn = { code: 'tree-entry.not-own' };
  expect(await user.expectError(treeEntries.changeTreeEntry, change)).toMatchObject(notOwn);
  expect(await user.expectError(treeEntries.removeTreeEntry, { treeEntryId })).toMatchObject(notOwn);
  expect(await user.expectError(treeEntries.restoreTreeEntry, { treeEntryId })).toMatchObject(notOwn);
  const own = await makeTreeEntry(user, 'Own', caseId);
  const { data } = await admin.call(treeEntries.changeTreeEntry, { ...change, treeEntryId: own.id });
  expect(data).toMatchObject({ remarks: 'Changed', version: 2, author: own.author });
});

test('a deleted NeuroTree entry cannot be changed, and undoing the deletion restores the entry unchanged', async () => {
  const { admin } = await openClinic();
  const entry = await makeTreeEntry(admin);
  const { id: treeEntryId, caseId } = entry;
  await admin.call(treeEntries.removeTreeEntry, { treeEntryId });
  expect((await admin.call(search, { caseId })).data.data).toEqual([]);
  const change = { ...entryFields(), treeEntryId, version: 2 };
  expect(await admin.expectError(treeEntries.changeTreeEntry, change)).toMatchObject({
    code: 'record.missing',
  });
  await admin.call(treeEntries.restoreTreeEntry, { treeEntryId });
  const { data } = await admin.call(search, { caseId });
  expect(data.data).toMatchObject([{ remarks: entry.remarks, date: entry.date, deletedAt: null }]);
});

test('a change of an outdated version of a NeuroTree entry is rejected as a conflict', async () => {
  const { admin } = await openClinic();
  const { id: treeEntryId } = await makeTreeEntry(admin);
  const change = { ...entryFields('Second'), treeEntryId, version: 1 };
  await admin.call(treeEntries.changeTreeEntry, change);
  expect(await admin.expectError(treeEntries.changeTreeEntry, { ...change, remarks: 'Third' })).toMatchObject(
    { code: 'version.conflict' },
  );
});

test('after a merge, the NeuroTree lists the entries of both cases in pages, and these entries can be changed', async () => {
  const { admin } = await openClinic();
  const [survivor, other] = await makePair(admin);
  await makeTreeEntry(admin, 'Of the survivor', survivor.id);
  const absorbed = await makeTreeEntry(admin, 'Of the absorbed case', other.id);
  await admin.call(merges.mergeCases, {
    caseId: survivor.id,
    version: survivor.version,
    otherId: other.id,
    otherVersion: other.version,
  });
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ResponseOf<typeof search> = (
      await admin.call(search, { caseId: survivor.id, limit: 1, cursor })
    ).data;
    read.push(...page.data.map(({ remarks }) => remarks));
    cursor = page.meta.next;
  } while (cursor !== null);
  expect(read).toEqual(['Of the survivor', 'Of the absorbed case']);
  const change = { ...entryFields('Changed after the merge'), treeEntryId: absorbed.id, version: 1 };
  expect((await admin.call(treeEntries.changeTreeEntry, change)).data).toMatchObject({ version: 2 });
});
