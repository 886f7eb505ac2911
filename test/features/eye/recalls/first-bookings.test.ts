import { expect, test } from 'vitest';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makePair, merge } from '../../cases/merges/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { daysOf } from './days-of.ts';

const past = { date: '2025-01-10', returnBy: null };

test('a child who has not been seen yet can be booked, is listed on that day, and keeps the booking until seen', async () => {
  const { admin, join, slug } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const { id: caseId, fullName } = await makeCase(limited);
  const { reportId, at, savedAt } = (await admin.call(eyeReports.getRecall, { caseId })).data;
  expect([reportId, at]).toEqual([null, null]);
  expect(Date.parse(savedAt)).toBeGreaterThan(0);
  const about = { caseId, reportId };
  const notNeeded = { ...about, state: 'notNeeded' } as const;
  expect(await admin.expectError(eyeReports.noteRecall, notNeeded)).toMatchObject({ status: 404 });
  const booking = { state: 'booked', bookedFor: '2099-12-03', bookedTime: '10:30' } as const;
  const { revision } = (await admin.call(eyeReports.noteRecall, { ...about, ...booking })).data;
  const listed = async () => {
    const found = await Promise.all(
      [admin, limited].map(async who =>
        (await who.call(eyeReports.searchRecalls, { bookedOn: '2099-12-03' })).data.data.map(row => [
          ...[row.case.fullName, row.reportId, row.bookedTime],
        ]),
      ),
    );
    expect(found[1]).toEqual(found[0]);
    return found[0];
  };
  expect(await daysOf(admin, caseId)).toEqual([null, '2099-12-03']);
  expect(await listed()).toEqual([[fullName, null, '10:30']]);
  expect(await violationsOf(slug)).toEqual([]);
  await admin.call(eyeReports.undoRecallNote, { caseId, revision });
  expect(await daysOf(admin, caseId)).toEqual([null, null]);
  expect(await listed()).toEqual([]);
  await admin.call(eyeReports.noteRecall, { ...about, ...booking });
  await makeFinishedReport(admin, { ...past, followUp: null }, caseId);
  expect(await daysOf(admin, caseId)).toEqual([null, null]);
  expect(await listed()).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('merging cases moves the booking of a child who has not been seen yet, and undoing the merge moves it back', async () => {
  const { admin, slug } = await openClinic();
  const [into, from] = await makePair(admin);
  const booking = { state: 'booked', bookedFor: '2099-12-03', reportId: null } as const;
  await admin.call(eyeReports.noteRecall, { ...booking, caseId: from.id });
  await settled();
  await merge(admin, into, from);
  expect(await daysOf(admin, into.id)).toEqual([null, '2099-12-03']);
  await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
  expect(await daysOf(admin, into.id)).toEqual([null, null]);
  expect(await daysOf(admin, from.id)).toEqual([null, '2099-12-03']);
  expect(await violationsOf(slug)).toEqual([]);
});
