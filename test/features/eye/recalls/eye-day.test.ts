import { expect, test } from 'vitest';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { makeReceived } from '../received/samples.ts';

const past = { date: '2025-01-10', returnBy: null };

test('one read says who is booked today, who is due, who has no next date and whose measurements wait', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const day = async (who = admin) => (await who.call(recalls.getEyeDay, {})).data;
  const { date: today } = nowIn('Asia/Hong_Kong');
  const overdue = { ...past, followUp: '2025-07-10' };
  const [due, late, early, unscheduled] = [
    await makeFinishedReport(admin, overdue),
    await makeFinishedReport(admin, overdue),
    await makeFinishedReport(admin, overdue),
    await makeFinishedReport(admin, { ...past, followUp: null }),
  ];
  const book = ({ id, caseId }: typeof due, bookedTime: string | null) =>
    admin.call(eyeReports.noteRecall, {
      ...{ caseId, reportId: id, state: 'booked' as const },
      ...{ bookedFor: today, bookedTime },
    });
  await book(late, null);
  await book(early, '09:30');
  const own = await makeCase(user);
  await makeReceived(admin, {}, own.id);
  await makeReceived(admin);
  const found = await day();
  expect(found.booked).toMatchObject({
    data: [
      { id: early.caseId, time: '09:30' },
      { id: late.caseId, time: null },
    ],
    isMore: false,
  });
  expect(found.due.data.map(({ id }) => id)).toEqual([due.caseId]);
  expect(found.unscheduled.data.map(({ id }) => id)).toEqual([unscheduled.caseId]);
  expect(found.received.data).toHaveLength(2);
  expect(found.received.data[0]).toEqual({ id: own.id, fullName: own.fullName });
  const { booked, due: dueOfUser, unscheduled: none, received } = await day(user);
  expect([booked, dueOfUser, none].flatMap(({ data }) => data)).toEqual([]);
  expect(received.data).toEqual([{ id: own.id, fullName: own.fullName }]);
});
