import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeFinishedScreening, makeScreening } from './samples.ts';

test('screenings and NeuroTree entries stand at their own days, with their record, and deleted ones are gone', async () => {
  const { admin, join } = await openClinic();
  const finished = await makeFinishedScreening(admin, { date: '2026-05-16' });
  const { caseId } = finished;
  const draft = await makeScreening(admin, { date: '2026-05-18' }, caseId);
  const entry = { caseId, node: 'reading', state: 'strength', date: '2026-05-17', remarks: 'Reads aloud' } as const;
  const { data: made } = await admin.call(treeEntries.createTreeEntry, entry);
  const listed = async (who = admin) =>
    (await who.call(cases.listTimeline, { caseId, kind: 'screening' })).data.data.map(
      ({ act, on, record, details }) => [on, act, record?.id, details.status ?? details.state],
    );
  expect(await listed()).toEqual([
    ['2026-05-18', 'screening.7-11', draft.id, 'draft'],
    ['2026-05-17', 'neuroTree.entry', caseId, 'strength'],
    ['2026-05-16', 'screening.7-11', finished.id, 'finished'],
  ]);
  const user = await join();
  expect(await listed(user)).toHaveLength(3);
  await admin.call(screenings.deleteScreening, { screeningId: draft.id });
  await admin.call(treeEntries.removeTreeEntry, { treeEntryId: made.id });
  expect((await listed()).map(([on]) => on)).toEqual(['2026-05-16']);
  const { data: whole } = await admin.call(cases.listTimeline, { caseId });
  expect(whole.data.map(({ act }) => act)).not.toContain('tree-entry.created');
});
