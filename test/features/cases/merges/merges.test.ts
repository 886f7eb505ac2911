import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeCase } from '../cases/samples.ts';
import { digest } from './digest.ts';
import { makeMerged, makePair, merge, mergeInput } from './samples.ts';

const idsIn = async (who: Principal, text = '') => {
  await settled();
  const { data } = await who.call(cases.searchCases, { text });
  return data.data.map(({ id }) => id);
};

const read = async (who: Principal, caseId: string) => (await who.call(cases.getCase, { caseId })).data;

test('reading a merged case returns the surviving case, and undoing the merge restores both cases exactly', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const into = await makeCase(admin, { fullName: 'Chan Siu Ming', otherName: null });
  const from = await makeCase(admin, {
    fullName: '陳兆明',
    otherName: null,
    birthDate: '2017-03-15',
    tags: ['x'],
  });
  const first = await makeFinishedReport(admin, { date: '2026-01-10' }, into.id);
  const second = await makeFinishedReport(admin, { date: '2026-04-10', followUp: '2026-12-01' }, from.id);
  const draft = await makeEyeReport(admin, {}, from.id);
  const body = '{"typed":1}';
  await admin.call(drafts.saveCaseDraft, { caseId: from.id, form: 'eye', body });
  const to = [uniqueEmail()];
  const sending = {
    eyeReportId: second.id,
    kinds: ['myopia' as const],
    language: 'en' as const,
    to,
    addressesConfirmed: true,
  };
  await admin.call(reportDocuments.sendEyeReport, sending);
  const before = await digest(clinic.slug);

  const { data: merged } = await merge(admin, into, from, ['birthDate']);
  expect(merged).toMatchObject({
    id: into.id,
    birthDate: '2017-03-15',
    fullName: 'Chan Siu Ming',
    otherName: '陳兆明',
    merged: [from.id],
  });
  expect(await idsIn(admin)).toEqual([into.id]);
  expect(await idsIn(admin, '兆明')).toEqual([into.id]);
  expect(await read(admin, from.id)).toMatchObject({ id: into.id, lastSeenOn: second.date });
  const { data: series } = await admin.call(eyeReports.getEyeSeries, { caseId: into.id });
  expect(series.visits.map(({ id }) => id)).toEqual([first.id, second.id, draft.id]);
  const { data: report } = await admin.call(eyeReports.getEyeReport, { eyeReportId: second.id });
  expect(report).toMatchObject({ reference: second.reference });
  const { data: timeline } = await admin.call(cases.listTimeline, { caseId: into.id, limit: 100 });
  expect(timeline.data.filter(({ act }) => act === 'case.created')).toHaveLength(2);
  expect(timeline.data.filter(({ act }) => act === 'eye.visit')).toHaveLength(3);
  expect(timeline.data.filter(({ act }) => act === 'report.sent')).toHaveLength(1);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const { data: page } = await admin.call(cases.listTimeline, { caseId: into.id, limit: 2, cursor });
    paged.push(...page.data.map(({ id }) => id));
    cursor = page.meta.next ?? undefined;
  } while (cursor);
  expect(paged).toEqual(timeline.data.map(({ id }) => id));
  const { data: kept } = await admin.call(drafts.getCaseDraft, { caseId: into.id, form: 'eye' });
  expect(kept?.body).toBe(body);
  expect(await violationsOf(clinic.slug)).toEqual([]);

  const { data: undone } = await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
  expect(undone.kept).toEqual([]);
  expect((await idsIn(admin)).toSorted()).toEqual([into.id, from.id].toSorted());
  expect(await digest(clinic.slug)).toEqual(before);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn(
  'after a merge, everybody who had access to one of the cases has access to the records of both',
  async () => {
    const { admin, join } = await openClinic();
    const [ann, ben, cat] = await Promise.all(
      [1, 2, 3].map(() => join({ visibility: 'selected', modules: ['eye'] })),
    );
    if (!ann || !ben || !cat) throw new Error('nobody joined');
    const into = await makeCase(ann);
    const from = await makeCase(ben);
    const report = await makeFinishedReport(ben, {}, from.id);
    await ann.expectError(merges.mergeCases, mergeInput(into, from));
    expect(await ann.expectError(eyeReports.getEyeReport, { eyeReportId: report.id })).toMatchObject({
      status: 404,
    });
    await settled();
    await merge(admin, into, from);
    for (const who of [ann, ben]) {
      expect((await who.call(eyeReports.getEyeReport, { eyeReportId: report.id })).data.id).toBe(report.id);
      expect((await read(who, from.id)).id).toBe(into.id);
      expect(await idsIn(who)).toEqual([into.id]);
    }
    expect(await cat.expectError(cases.getCase, { caseId: from.id })).toMatchObject({ status: 404 });
    expect(await cat.expectError(eyeReports.getEyeReport, { eyeReportId: report.id })).toMatchObject({
      status: 404,
    });
    await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
    expect(await ann.expectError(eyeReports.getEyeReport, { eyeReportId: report.id })).toMatchObject({
      status: 404,
    });
    expect((await idsIn(ben)).length).toBe(1);
  },
);

testInTurn(
  'when a merge is undone, changes made since the merge stay in the surviving case and are listed in the response',
  async () => {
    const { admin, slug } = await openClinic();
    const [into, from] = await makePair(admin, { school: 'Lake School', birthDate: '2017-03-15' });
    const { data: merged } = await merge(admin, into, from, ['school', 'birthDate', 'grade']);
    const {
      id,
      version,
      status,
      source,
      assigned,
      lastSeenOn,
      nextDueOn,
      bookedFor,
      createdAt,
      updatedAt,
      merged: _,
      mergedIdentifiers: ___,
      mergeSteps: ____,
      review: __,
      ...fields
    } = merged;
    await admin.call(cases.changeCase, { ...fields, caseId: id, version, school: 'Sea School' });
    const visit = await makeEyeReport(admin, {}, from.id);
    expect(visit.caseId).toBe(into.id);
    const { data } = await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
    expect(data.kept).toEqual(['school']);
    expect(data.case).toMatchObject({ school: 'Sea School', birthDate: into.birthDate, grade: into.grade });
    expect(data.restored).toMatchObject({ school: 'Lake School', birthDate: '2017-03-15', grade: 'P3' });
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('a case that is restricted or has a legal hold cannot be merged, neither as the surviving case nor as the other', async () => {
  const { admin } = await openClinic();
  const [into, from] = await makePair(admin);
  const refused = async () => {
    const [one, other] = [await read(admin, into.id), await read(admin, from.id)];
    const refusals = await Promise.all([
      admin.expectError(merges.mergeCases, mergeInput(one, other)),
      admin.expectError(merges.mergeCases, mergeInput(other, one)),
    ]);
    return refusals.map(({ code }) => code);
  };
  await admin.call(caseRights.holdCase, { caseId: from.id, note: 'A claim' });
  expect(await refused()).toEqual(['case.held', 'case.held']);
  await admin.call(caseRights.releaseHold, { caseId: from.id });
  await admin.call(caseRights.restrictCase, { caseId: from.id, reason: 'family', note: '' });
  expect(await refused()).toEqual(['record.missing', 'case.restricted']);
});

testInTurn('exactly one of several concurrent merges of a case succeeds, and no record is lost', async () => {
  const { admin, slug } = await openClinic();
  const [a, b] = await makePair(admin);
  const c = await makeCase(admin);
  const report = await makeFinishedReport(admin, {}, a.id);
  await settled();
  const [one, two, three] = await Promise.all([a.id, b.id, c.id].map(id => read(admin, id)));
  const attempts = await Promise.allSettled([
    admin.call(merges.mergeCases, mergeInput(two as Case, one as Case)),
    admin.call(merges.mergeCases, mergeInput(three as Case, two as Case)),
    admin.call(merges.mergeCases, mergeInput(one as Case, two as Case)),
  ]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const root = (await read(admin, a.id)).id;
  const home = (await admin.call(eyeReports.getEyeSeries, { caseId: root })).data;
  expect(home.visits.map(({ id }) => id)).toEqual([report.id]);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn(
  'changes of a merged case are rejected, and reading the case follows a chain of merges to the last surviving case',
  async () => {
    const { admin, slug } = await openClinic();
    const { survivor, other } = await makeMerged(admin);
    for (const call of [cases.archiveCase, cases.restoreCase])
      expect(await admin.expectError(call, { caseId: other.id })).toMatchObject({
        status: 409,
        code: 'case.merged',
      });
    const third = await makeCase(admin);
    const report = await makeFinishedReport(admin, {}, other.id);
    await settled();
    await merge(admin, third, survivor);
    expect((await read(admin, other.id)).id).toBe(third.id);
    const { data } = await admin.call(eyeReports.getEyeSeries, { caseId: third.id });
    expect(data.visits.map(({ id }) => id)).toEqual([report.id]);
    expect(await violationsOf(slug)).toEqual([]);
    await admin.call(merges.undoMerge, { caseId: third.id, absorbedId: survivor.id });
    expect((await read(admin, other.id)).id).toBe(survivor.id);
    const { data: list } = await admin.call(merges.listMerges, { caseId: survivor.id });
    expect(list.data.map(({ absorbed, canUndo }) => [absorbed.id, canUndo])).toEqual([[other.id, true]]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'an eye visit recorded while two cases are being merged is listed among the visits of the surviving case',
  async () => {
    const { admin, slug } = await openClinic();
    const [into, from] = await makePair(admin);
    await makeFinishedReport(admin, {}, from.id);
    await settled();
    const [one, other] = [await read(admin, into.id), await read(admin, from.id)];
    const [written] = await Promise.allSettled([
      makeEyeReport(admin, {}, from.id),
      admin.call(merges.mergeCases, mergeInput(one, other)),
    ]);
    const root = (await read(admin, from.id)).id;
    const { data } = await admin.call(eyeReports.getEyeSeries, { caseId: root });
    const count = written?.status === 'fulfilled' ? 2 : 1;
    expect(data.visits).toHaveLength(root === into.id || count === 1 ? count : 2);
    expect(await violationsOf(slug)).toEqual([]);
  },
);
