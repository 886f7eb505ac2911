import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeScreening } from './samples.ts';

async function merge(who: Principal, into: string, from: string) {
  const versionOf = async (caseId: string) => (await who.call(cases.getCase, { caseId })).data.version;
  const [version, otherVersion] = await Promise.all([versionOf(into), versionOf(from)]);
  await who.call(merges.mergeCases, { caseId: into, version, otherId: from, otherVersion });
}

test('if case A is merged into case B, and B into case C, a screening of case A is listed under case C', async () => {
  const { admin } = await openClinic();
  const [first, second, third] = await Promise.all([makeCase(admin), makeCase(admin), makeCase(admin)]);
  const { id } = await makeScreening(admin, {}, first.id);
  await merge(admin, second.id, first.id);
  await merge(admin, third.id, second.id);
  const { data } = await admin.call(screenings.searchScreenings, {});
  expect(data.data.map(row => [row.id, row.case.id])).toEqual([[id, third.id]]);
  const ofChild = await admin.call(screenings.listCaseScreenings, { caseId: third.id });
  expect(ofChild.data.screenings.map(one => one.id)).toEqual([id]);
});

testInTurn('after a merge, the draft screenings of both cases can be continued and finished', async () => {
  const { admin } = await openClinic();
  const [one, other] = await Promise.all([makeCase(admin), makeCase(admin)]);
  const [first, second] = [await makeScreening(admin, {}, one.id), await makeScreening(admin, {}, other.id)];
  await merge(admin, one.id, other.id);
  const { id: caseId } = one;
  const again = { caseId, date: first.date, band: first.band, bandReason: 'Again' };
  await admin.call(screenings.finishScreening, { screeningId: first.id, version: 1 });
  expect(await admin.expectError(screenings.createScreening, again)).toMatchObject({
    code: 'screening.draft-exists',
    current: { id: second.id },
  });
  await admin.call(screenings.finishScreening, { screeningId: second.id, version: 1 });
  const ofChild = await admin.call(screenings.listCaseScreenings, { caseId });
  expect(ofChild.data.screenings.map(({ status }) => status)).toEqual(['finished', 'finished']);
  expect((await admin.call(screenings.createScreening, again)).data.caseId).toBe(caseId);
});
