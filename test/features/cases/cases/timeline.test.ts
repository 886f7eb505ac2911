import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { child, makeCase } from './samples.ts';

test('the timeline shows who did what and when, and the names of changed fields without the field values', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: caseId, version } = await makeCase(admin);
  await colleague.call(cases.changeCase, {
    ...child,
    caseId,
    version,
    school: 'Secret School',
    mother: { ...child.mother, email: 'secret@test.example' },
  });
  await admin.call(cases.archiveCase, { caseId });
  await admin.call(cases.restoreCase, { caseId });
  const { data } = await admin.call(cases.listTimeline, { caseId });
  expect(data.data.map(({ act, by, fields }) => [act, by?.fullName, fields])).toEqual([
    ['case.restored', admin.person.fullName, []],
    ['case.archived', admin.person.fullName, []],
    ['case.changed', colleague.person.fullName, ['mother', 'school']],
    ['case.created', admin.person.fullName, []],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/secret/i);
  expect(data.data.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 60_000)).toBe(true);
});

test('the pages of the timeline together contain each entry once', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  for (let left = 3; left > 0; left--) {
    await admin.call(cases.archiveCase, { caseId });
    await admin.call(cases.restoreCase, { caseId });
  }
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await admin.call(cases.listTimeline, { caseId, limit: 3, cursor });
    ids.push(...data.data.map(({ id }) => id));
    cursor = data.meta.next ?? undefined;
  } while (cursor !== undefined);
  expect(ids).toHaveLength(7);
  expect(new Set(ids).size).toBe(7);
});

test('a request for the timeline of a hidden case returns the same 404 as a request for a missing case', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const { id: caseId } = await makeCase(admin);
  expect(await user.expectError(cases.listTimeline, { caseId })).toMatchObject({ status: 404 });
});
