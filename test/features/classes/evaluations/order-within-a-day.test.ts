import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { change, pastMonday, score } from './samples.ts';

const hours = ['11', '08', '14', '09', '16'];
const latestFirst = hours.toSorted().toReversed();

test('every list of evaluations and the timeline sort the sessions of one day by time', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const { id: activityId } = await makeCustomActivity(admin);
  const sessions: Awaited<ReturnType<typeof makeSession>>[] = [];
  for (const hour of hours) {
    const times = { start: `${hour}:00`, end: `${hour}:30` };
    const about = { date: pastMonday, caseIds: [caseId], activityIds: [activityId] };
    sessions.push(await makeSession(admin, { ...about, ...times }));
  }
  const listed = async (isEvaluated: boolean, cursor: string | null = null): Promise<string[]> => {
    const { data } = await admin.call(evaluations.searchEvaluatedSessions, { isEvaluated, limit: 2, cursor });
    const found = data.data.map(({ start }) => start.slice(0, 2));
    return data.meta.next === null ? found : [...found, ...(await listed(isEvaluated, data.meta.next))];
  };
  expect(await listed(false)).toEqual(latestFirst);
  for (const session of sessions) {
    await change(admin, session, [score(session, 4)]);
    await admin.call(evaluations.finishEvaluations, { sessionId: session.id, withGaps: true });
  }
  expect(await listed(true)).toEqual(latestFirst);
  const { data: ofCase } = await admin.call(evaluations.listEvaluationsOfCase, { caseId });
  expect(ofCase.data.map(({ start }) => start.slice(0, 2))).toEqual(latestFirst);
  const { data: timeline } = await admin.call(cases.listTimeline, { caseId });
  const evaluated = timeline.data.filter(({ act }) => act === 'evaluation.shown');
  expect(evaluated.map(({ details }) => String(details.start).slice(0, 2))).toEqual(latestFirst);
});

test('a session that is moved to another time of the same day changes its place in the lists', async () => {
  const { admin } = await openClinic();
  const [early, late] = [
    await makeSession(admin, { date: pastMonday, start: '08:00', end: '08:30' }),
    await makeSession(admin, { date: pastMonday, start: '10:00', end: '10:30' }),
  ];
  const listed = async () => {
    const { data } = await admin.call(evaluations.searchEvaluatedSessions, { isEvaluated: false });
    return data.data.map(({ id }) => id);
  };
  expect(await listed()).toEqual([late.id, early.id]);
  await admin.call(classSessions.changeSession, {
    ...{ sessionId: early.id, version: early.version, scope: 'this' },
    changes: { start: '15:00', end: '15:30' },
  });
  expect(await listed()).toEqual([early.id, late.id]);
});
