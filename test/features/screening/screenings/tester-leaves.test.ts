import { expect, test } from 'vitest';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { newPerson, openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { answeredTests, makeScreening } from './samples.ts';

test('a removed tester’s draft screening keeps the tester’s name; an admin can finish the draft, a colleague cannot', async () => {
  const { admin, join } = await openClinic();
  const [lee, colleague] = [await join({}, newPerson('Lee Leaver')), await join()];
  const { id: caseId } = await makeCase(admin);
  const draft = await makeScreening(lee, { notes: 'Half of it' }, caseId);
  await admin.call(offboarding.removeMember, { memberId: lee.person.id, heirId: admin.person.id });
  await settled();
  const { id: screeningId, version, date } = draft;
  const found = await admin.call(screenings.searchScreenings, { tester: lee.person.id, status: ['draft'] });
  expect(found.data.data.map(({ id }) => id)).toEqual([screeningId]);
  const finish = { screeningId, version };
  expect(await colleague.expectError(screenings.finishScreening, finish)).toMatchObject({
    code: 'screening.not-own',
  });
  const saved = await admin.call(screenings.saveScreening, {
    ...{ ...finish, date, tests: answeredTests(), notes: 'The rest' },
  });
  const { data } = await admin.call(screenings.finishScreening, { ...finish, version: saved.data.version });
  expect(data).toMatchObject({
    status: 'finished',
    notes: 'The rest',
    tester: { fullName: 'Lee Leaver' },
    finishedBy: { id: admin.person.id },
  });
});
