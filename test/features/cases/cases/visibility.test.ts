import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from './samples.ts';

/**
 * Opens a clinic with two cases: the admin created one, and a user who sees only selected cases the other.
 */
async function openSelected() {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const own = await makeCase(user, { fullName: 'Kim Own', otherName: null });
  const hidden = await makeCase(admin, { fullName: 'Kim Hidden', otherName: null });
  return { admin, join, user, own, hidden };
}

test('a user limited to selected cases sees only those cases in lists, searches and counts', async () => {
  const { user, own } = await openSelected();
  const searches = [{}, { sort: 'name' as const }, { text: 'kim' }, { gender: 'male' as const }];
  for (const search of searches) {
    const { data } = await user.call(cases.searchCases, search);
    expect(data.data.map(row => row.id)).toEqual([own.id]);
    expect(data.meta).toMatchObject({ total: 1, last_page: 1, next: null });
  }
  expect((await user.call(cases.searchCases, { text: 'hidden' })).data.data).toEqual([]);
  expect((await user.call(cases.getCase, { caseId: own.id })).data).toEqual(own);
});

test('the total of a list over several pages never includes hidden cases', async () => {
  const { user } = await openSelected();
  for (let more = 0; more < 3; more++) await makeCase(user);
  const { data } = await user.call(cases.searchCases, { limit: 2 });
  expect(data.meta).toMatchObject({ total: null, last_page: null });
});

testInTurn(
  'if requested, the cases assigned to a user are counted by status, even over several pages',
  async () => {
    const { admin, user, own } = await openSelected();
    for (let more = 0; more < 3; more++) await makeCase(user);
    const total = async (input: object) =>
      (await user.call(cases.searchCases, { limit: 1, withTotal: true, ...input })).data.meta.total;
    expect(await total({})).toBe(4);
    await admin.call(cases.archiveCase, { caseId: own.id });
    expect([await total({}), await total({ status: 'archived' })]).toEqual([3, 1]);
    expect(await total({ gender: 'male' })).toBeNull();
  },
);

test('reading or changing a hidden case returns the same error as reading or changing a missing case', async () => {
  const { user, own, hidden } = await openSelected();
  const caseId = `${hidden.id.slice(0, -3)}zzz`;
  const change = { version: 1, fullName: 'Changed' };
  for (const id of [hidden.id, caseId]) {
    expect(await user.expectError(cases.getCase, { caseId: id })).toEqual({
      status: 404,
      code: 'record.missing',
      message: expect.any(String),
    });
    expect(await user.expectError(cases.archiveCase, { caseId: id })).toMatchObject({ status: 404 });
    expect(await user.expectError(cases.restoreCase, { caseId: id })).toMatchObject({ status: 404 });
    expect(await user.expectError(cases.changeCase, { caseId: id, ...change })).toMatchObject({
      status: 404,
    });
  }
  const changed = await user.call(cases.changeCase, { caseId: own.id, ...change });
  expect(changed.data.fullName).toBe('Changed');
});

test('admins and users with access to the whole organisation see every case', async () => {
  const { admin, join, own, hidden } = await openSelected();
  const colleague = await join({ visibility: 'all' });
  for (const caller of [admin, colleague]) {
    const { data } = await caller.call(cases.searchCases, {});
    expect(data.data.map(row => row.id)).toEqual([hidden.id, own.id]);
    expect(data.meta.total).toBe(2);
  }
});

testInTurn(
  'a case archived by somebody else is listed among the archived cases of its assignee',
  async () => {
    const { admin, user, own } = await openSelected();
    await admin.call(cases.archiveCase, { caseId: own.id });
    expect((await user.call(cases.searchCases, {})).data.data).toEqual([]);
    const { data } = await user.call(cases.searchCases, { status: 'archived' });
    expect(data.data).toMatchObject([{ id: own.id, status: 'archived' }]);
  },
);
