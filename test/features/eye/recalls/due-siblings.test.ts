import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { isAlsoDue } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';

const mother = { title: null, name: 'Chan Mei', email: null, mobile: '+85291112222' };

async function makeDueChild(who: Principal, fullName: string, followUp: string, parent = mother) {
  const { id } = await makeCase(who, { fullName, mother: parent, fileNumber: null });
  const visit = { date: '2025-01-10', returnBy: null, followUp };
  const { id: reportId } = await makeFinishedReport(who, visit, id);
  return { caseId: id, reportId };
}

test('a child in the list of recalls names brothers and sisters who are due or booked as well', async () => {
  const { admin, join } = await openClinic();
  const limited = await join({ visibility: 'selected' });
  const ada = await makeDueChild(admin, 'Ada Chan', '2025-07-10');
  const ben = await makeDueChild(admin, 'Ben Chan', '2025-08-01');
  const cai = await makeDueChild(admin, 'Cai Chan', '2099-08-01');
  const dan = await makeDueChild(admin, 'Dan Chan', '2025-09-01');
  await makeDueChild(admin, 'Eva Other', '2025-07-10', { ...mother, mobile: '+85293334444' });
  const booking = { state: 'booked', bookedFor: '2099-12-03', bookedTime: '15:30' } as const;
  await admin.call(eyeReports.noteRecall, { ...cai, ...booking });
  await settled();
  await admin.call(cases.archiveCase, { caseId: dan.caseId });
  const about = { caseIds: [ada.caseId] };
  const { families } = (await admin.call(recalls.listDueSiblings, about)).data;
  expect(families.map(({ caseId }) => caseId)).toEqual([ada.caseId]);
  expect(families[0]?.siblings.toSorted((one, other) => one.fullName.localeCompare(other.fullName))).toEqual([
    expect.objectContaining({ id: ben.caseId, fullName: 'Ben Chan', nextDueOn: '2025-08-01' }),
    expect.objectContaining({ id: cai.caseId, bookedFor: '2099-12-03', bookedTime: '15:30' }),
  ]);
  expect((await limited.call(recalls.listDueSiblings, about)).data.families).toEqual([]);
});

test('a call is also about a sibling who is booked or due within thirty days, not one seen since or due later', () => {
  const days = { lastSeenOn: '2026-01-10', nextDueOn: '2026-07-10', bookedFor: null };
  expect(isAlsoDue(days, '2026-06-10')).toBe(true);
  expect(isAlsoDue(days, '2026-06-09')).toBe(false);
  expect(isAlsoDue({ ...days, bookedFor: '2026-07-20' }, '2026-05-01')).toBe(true);
  expect(isAlsoDue({ ...days, lastSeenOn: '2026-07-11' }, '2026-08-01')).toBe(false);
  expect(isAlsoDue({ ...days, nextDueOn: null }, '2026-08-01')).toBe(false);
});
