import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from './samples.ts';

async function totals(caller: Principal) {
  const total = async (status: 'active' | 'archived') =>
    (await caller.call(cases.searchCases, { status, limit: 1 })).data.meta.total;
  return { active: await total('active'), archived: await total('archived') };
}

test('if a case is archived twice or restored twice, its status changes only the first time', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  const { data: archived } = await admin.call(cases.archiveCase, { caseId: id });
  expect(archived).toMatchObject({ status: 'archived', version: 2 });
  expect((await admin.call(cases.archiveCase, { caseId: id })).data).toEqual(archived);
  const { data: restored } = await admin.call(cases.restoreCase, { caseId: id });
  expect(restored).toMatchObject({ status: 'active', version: 3 });
  expect((await admin.call(cases.restoreCase, { caseId: id })).data).toEqual(restored);
  expect(await totals(admin)).toEqual({ active: 1, archived: 0 });
});

test('concurrent requests to archive a case all succeed, and the case is archived once', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id } = await makeCase(admin);
  const answers = await Promise.all(
    [admin, colleague, admin, colleague].map(caller => caller.call(cases.archiveCase, { caseId: id })),
  );
  expect(new Set(answers.map(({ data }) => `${data.status} ${data.version}`))).toEqual(
    new Set(['archived 2']),
  );
  expect(await totals(admin)).toEqual({ active: 0, archived: 1 });
});

test('an archived case can still be read and is listed under its status', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin, { fullName: 'Put Away', otherName: null });
  await admin.call(cases.archiveCase, { caseId: id });
  expect((await admin.call(cases.getCase, { caseId: id })).data.status).toBe('archived');
  for (const text of ['', 'away']) {
    expect((await admin.call(cases.searchCases, { text })).data.data).toEqual([]);
    const { data } = await admin.call(cases.searchCases, { text, status: 'archived' });
    expect(data.data.map(row => row.id)).toEqual([id]);
  }
});

testInTurn(
  'the counts by status are right after many cases are created, archived and restored concurrently',
  async () => {
    const { admin } = await openClinic();
    const made = await Promise.all(Array.from({ length: 16 }, () => makeCase(admin)));
    expect(await totals(admin)).toEqual({ active: 16, archived: 0 });
    await Promise.all(made.slice(0, 7).map(({ id }) => admin.call(cases.archiveCase, { caseId: id })));
    expect(await totals(admin)).toEqual({ active: 9, archived: 7 });
    await Promise.all(made.slice(0, 3).map(({ id }) => admin.call(cases.restoreCase, { caseId: id })));
    expect(await totals(admin)).toEqual({ active: 12, archived: 4 });
  },
);
