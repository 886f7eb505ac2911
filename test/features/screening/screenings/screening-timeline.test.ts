import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { treeEntries } from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeFinishedScreening, makeScreening } from './samples.ts';

test('the timeline filter “learning” shows screenings and NeuroTree entries, newest day first, and no deleted records', async () => {
  const { admin, join } = await openClinic();
  const finished = await makeFinishedScreening(admin, { date: '2026-05-16' });
  const { caseId } = finished;
  const draft = await makeScreening(admin, { date: '2026-05-18' }, caseId);
  const fields = { node: 'reading', state: 'strength', date: '2026-05-17', remarks: 'Reads aloud' } as const;
  const { data: entry } = await admin.call(treeEntries.createTreeEntry, { caseId, ...fields });
  const listed = async (who = admin) =>
    (await who.call(cases.listTimeline, { caseId, kind: 'learning' })).data.data.map(
      ({ act, on, record, details, by }) => [on, act, record?.id, details.status ?? details.state, by?.id],
    );
  const by = admin.person.id;
  expect(await listed()).toEqual([
    ['2026-05-18', 'screening.done', draft.id, 'draft', by],
    ['2026-05-17', 'neuroTree.entry', entry.id, 'strength', by],
    ['2026-05-16', 'screening.done', finished.id, 'finished', by],
  ]);
  expect(await listed(await join())).toHaveLength(3);
  await admin.call(screenings.deleteScreening, { screeningId: draft.id });
  await admin.call(treeEntries.removeTreeEntry, { treeEntryId: entry.id });
  expect((await listed()).map(([on]) => on)).toEqual(['2026-05-16']);
});
