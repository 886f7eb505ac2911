import { expect, test } from 'vitest';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedScreening, makeScreening } from './samples.ts';

test('a screening stores zero, blank and “not done” as three different results', async () => {
  const { admin } = await openClinic();
  const { id } = await makeScreening(admin, {
    tests: {
      oneLeg: {
        right: { state: 'done', values: { seconds: 0 } },
        left: { state: 'notDone', reason: 'unable' },
      },
    },
  });
  const { tests } = (await admin.call(screenings.getScreening, { screeningId: id })).data;
  expect(tests.oneLeg.right).toEqual({ state: 'done', values: { seconds: 0 } });
  expect(tests.oneLeg.left).toEqual({ state: 'notDone', reason: 'unable', note: null });
  expect(tests.romberg.whole).toBeNull();
});

test('creating a second draft screening for the same child, tester and day returns the existing draft', async () => {
  const { admin } = await openClinic();
  const first = await makeScreening(admin);
  const again = {
    caseId: first.caseId,
    date: first.date,
    band: first.band,
    bandReason: 'Again',
  };
  expect(await admin.expectError(screenings.createScreening, again)).toMatchObject({
    code: 'screening.draft-exists',
    current: { id: first.id },
  });
  await admin.call(screenings.finishScreening, { screeningId: first.id, version: 1 });
  expect((await admin.call(screenings.createScreening, again)).data.id).not.toBe(first.id);
});

test('after a deleted draft screening is replaced by a new draft, the deleted draft cannot be restored', async () => {
  const { admin } = await openClinic();
  const first = await makeScreening(admin);
  await admin.call(screenings.deleteScreening, { screeningId: first.id });
  const second = await makeScreening(admin, {}, first.caseId);
  expect(await admin.expectError(screenings.restoreScreening, { screeningId: first.id })).toMatchObject({
    code: 'screening.draft-exists',
    current: { id: second.id },
  });
});

test('a screening can be finished only if every test is done or has a reason; the error lists tests that are still open', async () => {
  const { admin } = await openClinic();
  const { id } = await makeScreening(admin, {
    tests: { oneLeg: { right: { state: 'done', values: {} } } },
  });
  const refused = await admin.expectError(screenings.finishScreening, { screeningId: id, version: 1 });
  expect(refused.fields).toMatchObject({
    'tests.romberg.whole': 'validation.required',
    'tests.oneLeg.right': 'validation.required',
    'tests.oneLeg.left': 'validation.required',
    'tests.plusLens.whole': 'validation.required',
  });
  expect((await makeFinishedScreening(admin)).status).toBe('finished');
});

test('a finished screening can be changed only after it is reopened; finishing the screening again makes an amendment', async () => {
  const { admin } = await openClinic();
  const { id, date, tests } = await makeFinishedScreening(admin);
  const change = { screeningId: id, date, tests, notes: 'Corrected' };
  expect(await admin.expectError(screenings.saveScreening, { ...change, version: 2 })).toMatchObject({
    code: 'screening.finished',
  });
  await admin.call(screenings.reopenScreening, { screeningId: id, version: 2 });
  await admin.call(screenings.saveScreening, { ...change, version: 3 });
  const { data } = await admin.call(screenings.finishScreening, { screeningId: id, version: 4 });
  expect(data).toMatchObject({ status: 'amended', notes: 'Corrected', frozenVersion: 5 });
  expect(data.amendedAt).not.toBeNull();
});

test('a screening with another age band than that of the child’s age needs a reason', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { birthDate: '2018-02-28' });
  const eight = { caseId, date: '2026-03-01', band: '5-6' } as const;
  const refused = await admin.expectError(screenings.createScreening, eight);
  expect(refused.fields).toEqual({ bandReason: 'validation.required' });
  const { data } = await admin.call(screenings.createScreening, { ...eight, bandReason: 'Younger class' });
  expect(data).toMatchObject({ band: '5-6', ageBand: '7-11' });
});

test('the list of screenings can be filtered, and leaves out screenings of children who are hidden from the user', async () => {
  const { admin, join } = await openClinic();
  const draft = await makeScreening(admin, { date: '2026-05-01' });
  const finished = await makeFinishedScreening(admin, { date: '2026-05-02' });
  const idsFor = async (filter: object) =>
    (await admin.call(screenings.searchScreenings, filter)).data.data.map(({ id }) => id);
  expect(await idsFor({})).toEqual([finished.id, draft.id]);
  expect(await idsFor({ status: ['draft'] })).toEqual([draft.id]);
  expect(await idsFor({ band: '5-6' })).toEqual([]);
  expect(await idsFor({ children: [draft.caseId] })).toEqual([draft.id]);
  expect(await idsFor({ from: '2026-05-02' })).toEqual([finished.id]);
  expect(await idsFor({ tester: draft.tester.id, isReviewed: false })).toHaveLength(2);
  const { data } = await admin.call(screenings.searchScreenings, { withResults: true });
  expect(data.data.map(({ id, tests }) => [id, tests !== null])).toEqual([[finished.id, true]]);
  const selected = await join({ visibility: 'selected' });
  const hidden = await selected.call(screenings.searchScreenings, {});
  expect(hidden.data).toMatchObject({ data: [], meta: { read: 0 } });
  const own = await makeScreening(selected, { date: '2026-05-03' });
  const seen = await selected.call(screenings.searchScreenings, { children: [own.caseId, draft.caseId] });
  expect(seen.data.data.map(({ id }) => id)).toEqual([own.id]);
});

test('a colleague who sees the child can read a screening, but cannot change or delete the screening', async () => {
  const { admin, join } = await openClinic();
  const [tester, colleague] = await Promise.all([join(), join()]);
  const { id, version, date } = await makeScreening(tester);
  const path = { screeningId: id };
  expect((await colleague.call(screenings.getScreening, path)).data.id).toBe(id);
  for (const refused of [
    colleague.expectError(screenings.saveScreening, { ...path, version, date }),
    colleague.expectError(screenings.finishScreening, { ...path, version }),
    colleague.expectError(screenings.deleteScreening, path),
  ])
    expect(await refused).toMatchObject({ code: 'screening.not-own' });
  await tester.call(screenings.finishScreening, { ...path, version });
  expect(await tester.expectError(screenings.deleteScreening, path)).toMatchObject({
    code: 'permission.denied',
  });
  expect((await admin.call(screenings.deleteScreening, path)).data.deletedAt).not.toBeNull();
});
