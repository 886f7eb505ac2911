import { expect, test } from 'vitest';
import { frozenProgressKey } from '../../../../functions/features/classes/progress-report-keys.ts';
import { sessionKey } from '../../../../functions/features/classes/session-keys.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { change, score } from '../evaluations/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { makeFinishedReport, makeProgressReport } from './samples.ts';

test('the author and admins can change a progress report until the report is finished', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const [author, colleague] = [await clinic.join(), await clinic.join()];
  const { id: progressReportId, version, from, to } = await makeProgressReport(author);
  const input = { progressReportId, version, from, to, comment: 'Mine' };
  expect(await colleague.expectError(progressReports.saveProgressReport, input)).toMatchObject({
    ...{ status: 403, code: 'progress-report.not-own' },
  });
  await author.call(progressReports.saveProgressReport, input);
  const late = await admin.expectError(progressReports.saveProgressReport, { ...input, comment: 'Late' });
  expect(late).toMatchObject({ code: 'version.conflict' });
  const named = { progressReportId, version: version + 1 };
  const { data: finished } = await author.call(progressReports.finishProgressReport, named);
  expect(finished).toMatchObject({ status: 'finished', comment: 'Mine', version: version + 2 });
  const again = { progressReportId, version: finished.version };
  expect((await admin.call(progressReports.finishProgressReport, again)).data).toEqual(finished);
  const change = { ...input, version: finished.version };
  expect(await admin.expectError(progressReports.saveProgressReport, change)).toMatchObject({
    ...{ status: 409, code: 'progress-report.finished' },
  });
  expect(await author.expectError(progressReports.removeProgressReport, { progressReportId })).toMatchObject({
    code: 'permission.denied',
  });
  await admin.call(progressReports.removeProgressReport, { progressReportId });
  const { data: restored } = await admin.call(progressReports.restoreProgressReport, { progressReportId });
  expect(restored).toMatchObject({ status: 'finished', removedAt: null });
  expect(await violationsOf(slug)).toEqual([]);
});

test('a progress report’s period must be past, at most a year long, and its child must be in the class', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const refused = (more: object) =>
    admin.expectError(progressReports.createProgressReport, {
      ...{ caseId, from: '2026-03-01', to: '2026-03-31' },
      ...more,
    });
  const fieldsOf = async (more: object) => (await refused(more)).fields;
  expect(await fieldsOf({ to: '2126-03-31', from: '2126-03-01' })).toEqual({ to: 'validation.future_date' });
  expect(await fieldsOf({ from: '2026-04-01' })).toEqual({ to: 'validation.end_before_start' });
  expect(await fieldsOf({ from: '2025-03-30' })).toEqual({ from: 'validation.period_long' });
  const { id: classId } = await makeClassWithChild(admin);
  expect(await refused({ classId })).toMatchObject({ status: 404, code: 'record.missing' });
  const { id: ownClass } = await makeClassWithChild(admin, { caseId });
  expect((await makeProgressReport(admin, caseId, { classId: ownClass })).classId).toBe(ownClass);
});

test('no progress report can be added for an archived child; after a merge, the case has the progress reports of both cases', async () => {
  const { admin } = await openClinic();
  const [into, other] = [await makeCase(admin), await makeCase(admin)];
  const [first, second] = [
    await makeFinishedReport(admin, other.id),
    await makeProgressReport(admin, into.id, { to: '2026-04-30' }),
  ];
  const from = (await admin.call(cases.getCase, { caseId: other.id })).data;
  await admin.call(merges.mergeCases, {
    ...{ caseId: into.id, version: into.version, otherId: other.id, otherVersion: from.version },
  });
  const list = async () =>
    (await admin.call(progressReports.listProgressReports, { caseId: into.id })).data.reports;
  expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  await admin.call(cases.archiveCase, { caseId: into.id });
  const begun = { caseId: into.id, from: '2026-03-01', to: '2026-03-31' };
  const archived = { status: 409, code: 'case.archived' };
  expect(await admin.expectError(progressReports.createProgressReport, begun)).toMatchObject(archived);
  const finish = { progressReportId: second.id, version: second.version };
  expect(await admin.expectError(progressReports.finishProgressReport, finish)).toMatchObject(archived);
  expect(await list()).toHaveLength(2);
});

test('a progress report uses the latest stored sessions, even if the database index is not yet up to date', async () => {
  const { admin, slug } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const activityIds = [(await makeCustomActivity(admin)).id];
  const evaluate = async (date: string) => {
    const session = await makeSession(admin, { date, caseIds: [caseId], activityIds });
    await change(admin, session, [score(session, 4)]);
    return session.id;
  };
  const [finished, begun, cancelled, removed] = [
    await evaluate('2026-03-02'),
    await evaluate('2026-03-09'),
    await evaluate('2026-03-16'),
    (await makeSession(admin, { date: '2026-03-23', caseIds: [caseId] })).id,
  ];
  for (const sessionId of [finished, cancelled])
    await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  const { data } = await admin.call(classSessions.getSession, { sessionId: cancelled });
  const cancellation = { sessionId: cancelled, version: data.version, isCancelled: true, reason: 'Typhoon' };
  await admin.call(classSessions.cancelSession, cancellation);
  const { table } = await openRawTable();
  const lag = async (sessionId: string, before: object, index: object = {}) => {
    const key = sessionKey(slug, sessionId);
    const [stored] = await table.get([key]);
    await table.transact([{ update: key, set: { row: { ...Object(stored?.row), ...before }, ...index } }]);
  };
  const [present] = await table.get([sessionKey(slug, removed)]);
  await admin.call(classSessions.removeSession, { sessionId: removed });
  await lag(finished, { evaluated: 'partly' });
  await lag(begun, { evaluated: 'all' });
  await lag(cancelled, { cancelled: null });
  await lag(removed, {}, { gsi1pk: present?.gsi1pk });
  const { id } = await makeFinishedReport(admin, caseId);
  const [frozen] = await table.get([frozenProgressKey(slug, id)]);
  expect(frozen?.progress).toMatchObject({ attended: 1, missed: 0, leftOut: 1 });
  const points = [{ date: '2026-03-02', participation: 4 }];
  expect(frozen?.progress).toMatchObject({ activities: [{ points }] });
});

test('staff see a child’s attendance over a period with the reasons of absences, counted as in a progress report', async () => {
  const { admin, join } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const activityIds = [(await makeCustomActivity(admin, { title: 'Beads' })).id];
  const held = async (date: string) => makeSession(admin, { date, caseIds: [caseId], activityIds });
  const [attended, missed, later] = [
    await held('2026-03-02'),
    await held('2026-03-09'),
    await held('2026-05-04'),
  ];
  await change(admin, attended, [score(attended, 4)]);
  await change(admin, missed, [
    { caseId, field: 'isAbsent', from: false, to: true },
    { caseId, field: 'absenceReason', from: '', to: 'Ill' },
  ]);
  for (const { id: sessionId } of [attended, missed, later])
    await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  await held('2026-03-16');
  const period = { caseId, from: '2026-03-01', to: '2026-03-31' };
  const { data } = await admin.call(progressReports.getChildProgress, period);
  expect(data.progress).toMatchObject({
    attended: 1,
    missed: 1,
    leftOut: 1,
    activities: [{ title: 'Beads' }],
  });
  expect(data.absences).toMatchObject([{ date: '2026-03-09', reason: 'Ill' }]);
  const limited = await join({ visibility: 'selected' });
  expect((await limited.expectError(progressReports.getChildProgress, period)).status).toBe(404);
  const long = { ...period, from: '2025-03-01' };
  expect((await admin.expectError(progressReports.getChildProgress, long)).fields).toEqual({
    from: 'validation.period_long',
  });
});
