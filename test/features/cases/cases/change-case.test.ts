import { expect, test } from 'vitest';
import { digest } from '../../../../lib/restore/canonical-json.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { child, makeCase } from './samples.ts';

test('changing a case replaces its fields, increases the version and keeps all other data of the case', async () => {
  const { admin } = await openClinic();
  const before = await makeCase(admin);
  const { data } = await admin.call(cases.changeCase, { caseId: before.id, version: 1, fullName: 'Ann' });
  expect(data).toMatchObject({ fullName: 'Ann', version: 2, mobile: null, tags: [], status: 'active' });
  expect(data).toMatchObject({ id: before.id, assigned: before.assigned, createdAt: before.createdAt });
  expect(data.updatedAt > before.updatedAt).toBe(true);
  expect((await admin.call(cases.getCase, { caseId: before.id })).data).toEqual(data);
});

test('a gender in the family’s own words stays stored if a request to change the case lacks this field', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin, { gender: null, genderText: 'non-binary' });
  const { genderText: _, ...older } = child;
  const unnamed = { ...older, gender: null, caseId: id, version: 1 };
  expect((await admin.call(cases.changeCase, unnamed)).data.genderText).toBe('non-binary');
  const removed = { ...unnamed, genderText: null, version: 2 };
  expect((await admin.call(cases.changeCase, removed)).data.genderText).toBeNull();
});

test('a change of an outdated version of a case is rejected as a conflict; the error contains the current case', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id } = await makeCase(admin);
  const { data: current } = await colleague.call(cases.changeCase, {
    ...child,
    caseId: id,
    version: 1,
    grade: 'P5',
  });
  const body = JSON.stringify({ ...child, version: 1, grade: 'P6' });
  const reply = await admin.send('PUT', `cases/${id}`, { body });
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ error: { code: 'version.conflict', current } });
  expect((await admin.call(cases.getCase, { caseId: id })).data).toEqual(current);
});

test('when several requests change the same version of a case, one succeeds and the others are rejected as conflicts', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      admin.send('PUT', `cases/${id}`, {
        body: JSON.stringify({ ...child, version: 1, grade: `P${index}` }),
      }),
    ),
  );
  expect(replies.map(reply => reply.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const winner = replies.find(reply => reply.status === 200)?.body as { data: unknown };
  const { data } = await admin.call(cases.getCase, { caseId: id });
  expect(data).toEqual(winner.data);
  expect(data.version).toBe(2);
});

/**
 * Returns the items that a function changed, as the first four characters of their keys, without items that
 * reactions to earlier events may still write.
 */
async function changedBy(slug: string, run: () => Promise<unknown>): Promise<string[]> {
  const { ownedBy } = await openRawTable();
  const read = async () =>
    (await ownedBy(slug)).map(item => [`${item.pk} ${item.sk}`, digest([item])] as const);
  const before = new Map(await read());
  await run();
  const changed = (await read()).filter(([key, content]) => before.get(key) !== content);
  const kinds = changed.map(([key]) => key.replace(`#${slug}#`, '#').slice(0, 4));
  return kinds.filter(kind => kind !== 'O#D#').sort();
}

testInTurn(
  'a change of a field that no list shows writes only the case, its assignments and a journal entry',
  async () => {
    const { admin, slug } = await openClinic();
    const { id } = await makeCase(admin);
    await settled();
    const change = { ...child, caseId: id, version: 1, address: '2 Nathan Road', school: 'Lake School' };
    expect(await changedBy(slug, () => admin.call(cases.changeCase, change))).toEqual([
      'C#C#',
      'C#U#',
      'O#J#',
    ]);
    const renaming = { ...change, version: 2, fullName: '王大力' };
    const renamed = await changedBy(slug, () => admin.call(cases.changeCase, renaming));
    expect(renamed.filter(key => key === 'C#S#').length).toBeGreaterThan(9);
  },
);

testInTurn('a renamed case is no longer found by words of its earlier name', async () => {
  const { admin, slug } = await openClinic();
  const { ownedBy } = await openRawTable();
  const { id } = await makeCase(admin, { fullName: '陈小明', otherName: 'Chan Siu Ming' });
  await admin.call(cases.changeCase, { caseId: id, version: 1, fullName: 'Bo' });
  const postings = (await ownedBy(slug)).filter(({ pk }) => pk.includes('#S#'));
  expect(postings.map(item => item.sk)).toEqual([`bo#${id}`]);
});

test('a search lists a renamed child once, even if a search word of the child is the beginning of another search word', async () => {
  const { admin } = await openClinic();
  const own = { otherName: null, fileNumber: null, contactEmail: 'home@test.example' };
  const { id } = await makeCase(admin, { ...own, fullName: 'Home' });
  await admin.call(cases.changeCase, { ...child, ...own, caseId: id, version: 1, fullName: 'Ann' });
  const { data } = await admin.call(cases.searchCases, { text: 'home' });
  expect(data.data.map(row => row.fullName)).toEqual(['Ann']);
});

testInTurn(
  'a change of a case’s tags does not rewrite the case’s search index entries, and searches filter by the new tags',
  async () => {
    const { admin, slug } = await openClinic();
    const { id } = await makeCase(admin, { tags: ['amblyopia'] });
    await settled();
    const change = { ...child, caseId: id, version: 1, tags: ['myopia'] };
    const changed = await changedBy(slug, () => admin.call(cases.changeCase, change));
    expect(changed).toEqual(['C#C#', 'C#CA', 'C#U#', 'O#J#']);
    const found = async (tag: string) =>
      (await admin.call(cases.searchCases, { text: 'chan', tag })).data.data.map(row => row.id);
    expect(await found('myopia')).toEqual([id]);
    expect(await found('amblyopia')).toEqual([]);
  },
);
