import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { child, makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedScreening, makeScreening } from './samples.ts';

test('a correction of the child’s name is listed as a change of a finished screening until the screening is amended', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: caseId } = await makeCase(admin);
  const { id: screeningId, version } = await makeFinishedScreening(admin, {}, caseId);
  const changes = async () =>
    (await admin.call(screenings.getScreeningChanges, { screeningId })).data.changes;
  expect(await changes()).toEqual([]);
  await admin.call(cases.changeCase, { ...child, caseId, version: 1, fullName: 'Chan Siu Mei' });
  expect(await changes()).toEqual(['fullName']);
  expect(await colleague.expectError(screenings.amendScreening, { screeningId, version })).toMatchObject({
    code: 'screening.not-own',
  });
  const { data } = await admin.call(screenings.amendScreening, { screeningId, version });
  expect(data).toMatchObject({ status: 'amended', version: version + 1, frozenVersion: version + 1 });
  expect(await changes()).toEqual([]);
});

test('a draft screening lists no changes and cannot be amended', async () => {
  const { admin } = await openClinic();
  const { id: screeningId, version } = await makeScreening(admin);
  expect((await admin.call(screenings.getScreeningChanges, { screeningId })).data).toEqual({
    frozenAt: null,
    changes: [],
    isJudged: false,
  });
  expect(await admin.expectError(screenings.amendScreening, { screeningId, version })).toMatchObject({
    code: 'report.draft',
  });
});
