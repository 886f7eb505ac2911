import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { journalEntriesOf } from '../../../support/journal.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makePair, merge } from '../../cases/merges/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';

const seenOn = (date: string, followUp: string) => ({ date, returnBy: null, followUp });

async function makeOverdueChild(who: Principal, { id: caseId }: Case) {
  const { id: reportId } = await makeFinishedReport(who, seenOn('2025-01-10', '2025-07-10'), caseId);
  const note = async (callNote?: string, about = reportId) => {
    const input = { caseId, reportId: about, state: 'contacted', ...(callNote && { callNote }) } as const;
    return (await who.call(eyeReports.noteRecall, input)).data;
  };
  return { caseId, note };
}

/** The notes of the phone calls in a child’s timeline, newest first; undefined for a call without a note. */
async function notesIn(who: Principal, caseId: string) {
  await settled();
  const { data } = (await who.call(cases.listTimeline, { caseId })).data;
  return data.filter(({ act }) => act === 'recall.contacted').map(({ details }) => details.callNote);
}

test('the timeline shows what came of each phone call, also of calls before the child’s next visit', async () => {
  const { admin, join, slug } = await openClinic();
  const { caseId, note } = await makeOverdueChild(admin, await makeCase(admin));
  await note('No answer');
  await note();
  const { id: later } = await makeFinishedReport(admin, seenOn('2025-08-10', '2026-02-10'), caseId);
  await note('Calls back on Friday', later);
  const notes = ['Calls back on Friday', undefined, 'No answer'];
  expect(await notesIn(admin, caseId)).toEqual(notes);
  expect(await notesIn(await join({ modules: ['eye'] }), caseId)).toEqual(notes);
  expect(await notesIn(await join({ modules: [] }), caseId)).toEqual([]);
  expect(JSON.stringify(await journalEntriesOf(slug))).not.toContain('Friday');
  expect(await violationsOf(slug)).toEqual([]);
});

test('the timeline does not show what came of a phone call that was undone', async () => {
  const { admin } = await openClinic();
  const { caseId, note } = await makeOverdueChild(admin, await makeCase(admin));
  await note('No answer');
  const { revision } = await note('Meant for another child');
  await admin.call(eyeReports.undoRecallNote, { caseId, revision });
  expect(await notesIn(admin, caseId)).toEqual([undefined, 'No answer']);
});

test('the notes of phone calls about merged cases are shown together, and separately after the merge is undone', async () => {
  const { admin, slug } = await openClinic();
  const [into, from] = await makePair(admin);
  const { note } = await makeOverdueChild(admin, into);
  await note('Of the surviving case');
  const { id: later } = await makeFinishedReport(admin, seenOn('2025-08-10', '2026-02-10'), from.id);
  const about = { reportId: later, state: 'contacted' } as const;
  await admin.call(eyeReports.noteRecall, { ...about, caseId: from.id, callNote: 'Of the merged case' });
  await settled();
  await merge(admin, into, from);
  expect(await notesIn(admin, into.id)).toEqual(['Of the merged case', 'Of the surviving case']);
  await admin.call(eyeReports.noteRecall, { ...about, caseId: into.id, callNote: 'Of both' });
  expect(await notesIn(admin, into.id)).toEqual(['Of both', 'Of the merged case', 'Of the surviving case']);
  await admin.call(merges.undoMerge, { caseId: into.id, absorbedId: from.id });
  expect(await notesIn(admin, from.id)).toEqual(['Of the merged case']);
  expect(await notesIn(admin, into.id)).toEqual(['Of both', 'Of the surviving case']);
  expect(await violationsOf(slug)).toEqual([]);
});
