import { expect, test } from 'vitest';
import { draftKey } from '../../../../functions/features/cases/keys.ts';
import { caseKey } from '../../../../functions/platform/storage/keys.ts';
import { draftSeconds, maxDraftLength } from '../../../../shared/core/limits.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { journalEntriesOf } from '../../../support/journal.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../cases/samples.ts';
import { makePair, merge } from '../merges/samples.ts';

const body = JSON.stringify({ fullName: '陈小明' });

test('the author of a draft can read the draft until the author discards it', async () => {
  const { admin } = await openClinic();
  expect((await admin.call(drafts.getDraft, { form: 'case' })).data).toBeNull();
  await admin.call(drafts.saveDraft, { form: 'case', body: '{}' });
  const { savedAt } = (await admin.call(drafts.saveDraft, { form: 'case', body })).data;
  expect((await admin.call(drafts.getDraft, { form: 'case' })).data).toEqual({ body, savedAt });
  await admin.call(drafts.discardDraft, { form: 'case' });
  await admin.call(drafts.discardDraft, { form: 'case' });
  expect((await admin.call(drafts.getDraft, { form: 'case' })).data).toBeNull();
});

test('a draft belongs to one person, one form and one case, and no other person can read it', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const [first, second] = [await makeCase(admin), await makeCase(admin)];
  await admin.call(drafts.saveDraft, { form: 'case', body });
  await admin.call(drafts.saveCaseDraft, { caseId: first.id, form: 'case', body: '{"a":1}' });
  const read = async (who: typeof admin, caseId: string, form = 'case') =>
    (await who.call(drafts.getCaseDraft, { caseId, form })).data?.body;
  expect(await read(admin, first.id)).toBe('{"a":1}');
  expect(await read(admin, first.id, 'eye')).toBeUndefined();
  expect(await read(admin, second.id)).toBeUndefined();
  expect(await read(colleague, first.id)).toBeUndefined();
  expect((await colleague.call(drafts.getDraft, { form: 'case' })).data).toBeNull();
});

test('the author of a draft about a case loses access to the draft when the author can no longer see the case', async () => {
  const { slug, admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const { id: caseId, ...record } = await makeCase(user);
  await user.call(drafts.saveCaseDraft, { caseId, form: 'case', body });
  const { table } = await openRawTable();
  await table.transact([{ update: caseKey(slug, caseId), set: { assigned: [] } }]);
  expect(await user.expectError(drafts.getCaseDraft, { caseId, form: 'case' })).toMatchObject({
    status: 404,
  });
  expect(await user.expectError(drafts.saveCaseDraft, { caseId, form: 'case', body })).toMatchObject({
    status: 404,
  });
  await table.transact([{ update: caseKey(slug, caseId), set: { assigned: record.assigned } }]);
  expect((await admin.call(cases.getCase, { caseId })).data.id).toBe(caseId);
});

test('a person’s drafts of a form are listed with the name of the child, newest first, without those of others', async () => {
  const { admin, join } = await openClinic();
  const [first, second] = [await makeCase(admin), await makeCase(admin)];
  const colleague = await join();
  await colleague.call(drafts.saveCaseDraft, { caseId: first.id, form: 'eye', body });
  await admin.call(drafts.saveDraft, { form: 'eye', body });
  await admin.call(drafts.saveCaseDraft, { caseId: second.id, form: 'case', body });
  const { savedAt } = (await admin.call(drafts.saveCaseDraft, { caseId: first.id, form: 'eye', body })).data;
  const listed = async () => (await admin.call(drafts.listCaseDrafts, { form: 'eye' })).data.data;
  expect(await listed()).toMatchObject([{ savedAt, case: { id: first.id, fullName: first.fullName } }]);
  expect(Object.keys((await listed())[0] ?? {})).toEqual(['savedAt', 'case']);
  await admin.call(drafts.saveCaseDraft, { caseId: second.id, form: 'eye', body });
  expect((await listed()).map(({ case: { id } }) => id)).toEqual([second.id, first.id]);
  await admin.call(drafts.discardCaseDraft, { caseId: first.id, form: 'eye' });
  expect((await listed()).map(({ case: { id } }) => id)).toEqual([second.id]);
});

test('drafts of cases that are hidden from their author, restricted or archived are not listed', async () => {
  const { slug, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const [hidden, restricted, archived] = [await makeCase(user), await makeCase(user), await makeCase(user)];
  const all = [hidden, restricted, archived];
  for (const { id: caseId } of all) await user.call(drafts.saveCaseDraft, { caseId, form: 'eye', body });
  const listed = async () => (await user.call(drafts.listCaseDrafts, { form: 'eye' })).data.data;
  expect(await listed()).toHaveLength(3);
  const { table } = await openRawTable();
  const change = (caseId: string, set: Record<string, unknown>) => ({ update: caseKey(slug, caseId), set });
  await table.transact([
    change(hidden.id, { assigned: [] }),
    change(restricted.id, { status: 'restricted' }),
    change(archived.id, { status: 'archived' }),
  ]);
  expect(await listed()).toEqual([]);
});

test('after a merge, the draft of either case is listed once, under the surviving case', async () => {
  const { admin } = await openClinic();
  const [kept, other] = await makePair(admin);
  for (const { id: caseId } of [kept, other])
    await admin.call(drafts.saveCaseDraft, { caseId, form: 'eye', body });
  await merge(admin, kept, other);
  const { data } = (await admin.call(drafts.listCaseDrafts, { form: 'eye' })).data;
  expect(data.map(({ case: { id } }) => id)).toEqual([kept.id]);
});

test('a draft expires after 30 days, even if the database still contains it', async () => {
  const { slug, admin } = await openClinic();
  await admin.call(drafts.saveDraft, { form: 'case', body });
  const { table } = await openRawTable();
  const key = draftKey(slug, admin.person.id, null, 'case');
  const [item] = await table.get([key]);
  expect(Number(item?.expiresAt) - Date.now() / 1000).toBeCloseTo(draftSeconds, -2);
  await table.transact([{ update: key, set: { expiresAt: Math.floor(Date.now() / 1000) } }]);
  expect((await admin.call(drafts.getDraft, { form: 'case' })).data).toBeNull();
});

testInTurn('saving a draft writes no journal entry', async () => {
  const { slug, admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const before = await journalEntriesOf(slug);
  await admin.call(drafts.saveDraft, { form: 'case', body });
  await admin.call(drafts.saveCaseDraft, { caseId, form: 'case', body });
  await admin.call(drafts.discardCaseDraft, { caseId, form: 'case' });
  expect(await journalEntriesOf(slug)).toEqual(before);
});

test('a draft with an unknown form or above the size limit is rejected', async () => {
  const { admin } = await openClinic();
  await admin.call(drafts.saveDraft, { form: 'note', body: '陈'.repeat(maxDraftLength) });
  for (const input of [
    { form: 'case', body: 'x'.repeat(maxDraftLength + 1) },
    { form: 'case', body: '' },
    { form: 'case#x', body },
    { form: 'CASE', body },
  ])
    expect(await admin.expectError(drafts.saveDraft, input)).toMatchObject({ status: 400 });
});
