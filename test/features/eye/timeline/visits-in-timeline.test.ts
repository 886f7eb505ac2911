import { expect, test } from 'vitest';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { makeAnsweredSurvey } from '../surveys/samples.ts';

type Query = Partial<RequestOf<typeof cases.listTimeline>>;

const timelineOf = async (who: Principal, caseId: string, query: Query = {}) =>
  (await who.call(cases.listTimeline, { caseId, ...query })).data;
const toldOf = async (...of: Parameters<typeof timelineOf>) =>
  (await timelineOf(...of)).data.map(({ act }) => act).filter(act => !/^case\.(seen|due)/.test(act));
const treatment: VisitTreatment = {
  ...{ id: 'treatment-7', product: 'DIMS lens', dose: null, wearing: null, reason: 'New glasses' },
  ...{ from: '2016-06-01', to: '2018-02-01' },
  decision: 'start',
  kind: 'dims',
};

test('the timeline lists a visit on the day of the visit, with powers, author and status', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { birthDate: '2009-01-01' });
  const { id, reference } = await makeFinishedReport(admin, { date: '2016-05-16', treatments: [] }, caseId);
  await makeEyeReport(admin, { date: '2019-01-02', treatments: [] }, caseId);
  const { data } = await timelineOf(admin, caseId, { kind: 'eye' });
  expect(data.map(({ on, details }) => [on, details.status])).toEqual([
    ['2019-01-02', 'draft'],
    ['2016-05-16', 'finished'],
  ]);
  expect(data[1]).toMatchObject({
    act: 'eye.visit',
    at: '2016-05-16T15:59:59.999Z',
    record: { id, reference },
    details: { method: 'cycloplegic', right: -1.875, left: -0.25 },
    by: { id: admin.person.id, fullName: admin.person.fullName },
  });
  expect(await toldOf(admin, caseId)).toEqual(['case.created', 'eye.visit', 'eye.visit']);
});

test('the timeline lists a treatment on its first day and its last day, each with the visit that recorded the day', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { birthDate: '2009-01-01' });
  const { reference } = await makeFinishedReport(
    admin,
    { date: '2018-05-16', treatments: [treatment], followUp: null, returnBy: null },
    caseId,
  );
  const { data } = await timelineOf(admin, caseId, { kind: 'eye' });
  expect(data.map(({ act, on, record }) => [act, on, record?.reference])).toEqual([
    ['eye.visit', '2018-05-16', reference],
    ['eye.treatment-ended', '2018-02-01', reference],
    ['eye.treatment-begun', '2016-06-01', reference],
  ]);
  expect(data[1]?.details).toMatchObject({ kind: 'dims', reason: 'New glasses' });
});

test('the timeline links the end of a treatment to the visit that recorded this end, not to an earlier or later visit', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { birthDate: '2009-01-01' });
  const ended = { ...treatment, decision: 'stop' } as const;
  const none = { ...ended, id: 'treatment-8', kind: 'none', product: null, reason: null, to: null } as const;
  const visitWith = async (date: string, treatments: VisitTreatment[]) =>
    (await makeFinishedReport(admin, { date, treatments, followUp: null, returnBy: null }, caseId)).reference;
  await visitWith('2017-01-10', [{ ...treatment, to: null, reason: null }]);
  const stopped = await visitWith('2018-02-10', [ended]);
  await visitWith('2018-08-10', [ended]);
  const other = { ...treatment, id: 'treatment-9', from: '2018-09-01', to: null, reason: null };
  await visitWith('2018-09-10', [other]);
  const replaced = await visitWith('2019-02-10', [{ ...none, from: '2019-02-10', decision: 'start' }]);
  const { data } = await timelineOf(admin, caseId, { kind: 'eye' });
  const ends = data.filter(({ act }) => act === 'eye.treatment-ended');
  expect(ends.map(({ on, record }) => [on, record?.reference])).toEqual([
    ['2019-02-10', replaced],
    ['2018-02-01', stopped],
  ]);
});

test('the timeline links the corrected end of a treatment to the visit that corrected the end', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { birthDate: '2009-01-01' });
  const visitWith = async (date: string, to: string) => {
    const treatments = [{ ...treatment, decision: 'stop' as const, to }];
    return makeFinishedReport(admin, { date, treatments, followUp: null, returnBy: null }, caseId);
  };
  await visitWith('2018-02-10', '2018-02-01');
  const { reference } = await visitWith('2018-08-10', '2018-07-01');
  const { data } = await timelineOf(admin, caseId, { kind: 'eye' });
  const end = data.find(({ act }) => act === 'eye.treatment-ended');
  expect([end?.on, end?.record?.reference]).toEqual(['2018-07-01', reference]);
});

test('the timeline lists a report that was sent above the visit of the same day, and omits a deleted visit', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(Date.now());
  const { id } = await makeFinishedReport(
    admin,
    { date, treatments: [], followUp: null, returnBy: null },
    caseId,
  );
  await admin.call(reportDocuments.sendEyeReport, {
    ...{
      eyeReportId: id,
      kinds: ['refraction'],
      language: 'en',
      addressesConfirmed: true,
      to: [uniqueEmail()],
    },
  });
  expect(await toldOf(admin, caseId)).toEqual(['report.sent', 'eye.visit', 'case.created']);
  expect(await toldOf(admin, caseId, { kind: 'email' })).toEqual(['report.sent']);
  expect(await toldOf(admin, caseId, { kind: 'record' })).toEqual(['case.created']);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: id });
  expect(await toldOf(admin, caseId, { kind: 'eye' })).toEqual([]);
});

test('for users without the eye module, the timeline shows no visits and no dates of visits', async () => {
  const { admin, join } = await openClinic();
  const other = await join({ modules: [] });
  const { id: caseId } = await makeCase(admin, { birthDate: '2009-01-01' });
  await makeFinishedReport(
    admin,
    { date: '2018-05-16', treatments: [treatment], followUp: '2019-06-03', returnBy: null },
    caseId,
  );
  await makeEyeReport(admin, { date: '2019-01-02', treatments: [] }, caseId);
  await makeAnsweredSurvey(admin, caseId);
  const { data } = await timelineOf(other, caseId);
  expect(data.map(({ act }) => act)).toEqual(['case.created']);
  expect((await timelineOf(other, caseId, { kind: 'eye' })).data).toEqual([]);
  expect((await timelineOf(admin, caseId, { kind: 'eye' })).data.length).toBeGreaterThan(4);
  for (const query of [{}, { kind: 'record' as const }])
    expect((await timelineOf(other, caseId, query)).meta.next).toBeNull();
});

test('the pages of a timeline list every visit once, and the cursor of one child’s timeline is rejected for another child', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { birthDate: '2009-01-01' });
  for (const year of [2015, 2016, 2017])
    await makeEyeReport(admin, { date: `${year}-05-16`, treatments: [] }, caseId);
  await admin.call(cases.archiveCase, { caseId });
  await admin.call(cases.restoreCase, { caseId });
  const whole = (await timelineOf(admin, caseId)).data.map(({ id }) => id);
  expect(whole).toHaveLength(6);
  for (const limit of [1, 2, 4]) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await timelineOf(admin, caseId, { limit, cursor });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(whole);
  }
  const { meta } = await timelineOf(admin, caseId, { limit: 1 });
  const { id: otherId } = await makeCase(admin);
  const cursor = meta.next ?? '';
  for (const wrong of [
    { caseId: otherId, cursor },
    { caseId, cursor, kind: 'eye' as const },
  ])
    expect(await admin.expectError(cases.listTimeline, wrong)).toMatchObject({ status: 400 });
});
