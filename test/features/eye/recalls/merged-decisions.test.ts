import { expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { settled } from '../../../support/world.ts';
import { makePair, merge as mergeNow } from '../../cases/merges/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';

/** Makes an overdue child of whom somebody decides that no recall is needed. */
async function decide(who: Principal, { id: caseId }: Case) {
  const due = { date: '2025-01-10', returnBy: null, followUp: '2025-07-10' };
  const { id: reportId } = await makeFinishedReport(who, due, caseId);
  await who.call(eyeReports.noteRecall, { caseId, reportId, state: 'notNeeded' });
  return reportId;
}

const listedIn = async (who: Principal, list: 'due' | 'notNeeded') =>
  (await who.call(eyeReports.searchRecalls, { list })).data.data.map(({ caseId }) => caseId);

/** Cancels the decision that no recall is needed while the case is merged. */
async function resume(who: Principal, { id: caseId }: Case, reportId: string) {
  const { at } = (await who.call(eyeReports.getRecall, { caseId })).data;
  await who.call(eyeReports.noteRecall, { caseId, reportId, state: 'waiting', notedAt: at });
}

/** Merges two cases once the days of their visits are stored. */
async function merge(who: Principal, into: Case, from: Case) {
  await settled();
  await mergeNow(who, into, from);
}

async function undo(who: Principal, into: Case, from: Case) {
  await settled();
  await who.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
}

test.each(['surviving', 'merged'])(
  'a decision about the %s case that was cancelled since a merge stays cancelled when the merge is undone',
  async side => {
    const { admin, slug } = await openClinic();
    const [into, from] = await makePair(admin);
    const decided = side === 'surviving' ? into : from;
    const reportId = await decide(admin, decided);
    expect(await listedIn(admin, 'notNeeded')).toEqual([decided.id]);
    await merge(admin, into, from);
    expect(await listedIn(admin, 'notNeeded')).toEqual([into.id]);
    await undo(admin, into, from);
    expect(await listedIn(admin, 'notNeeded')).toEqual([decided.id]);
    await merge(admin, into, from);
    await resume(admin, into, reportId);
    expect(await listedIn(admin, 'notNeeded')).toEqual([]);
    await undo(admin, into, from);
    expect(await listedIn(admin, 'notNeeded')).toEqual([]);
    expect(await listedIn(admin, 'due')).toEqual([decided.id]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);
