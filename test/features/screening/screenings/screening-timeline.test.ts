import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeTreeEntry } from '../tree-entries/samples.ts';
import { makeScreening } from './samples.ts';

test('the timeline shows screenings on their own day, and the NeuroTree, as learning', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const screening = await makeScreening(admin, { date: '2026-05-16' }, caseId);
  await makeTreeEntry(admin, undefined, caseId);
  const { data } = await admin.call(cases.listTimeline, { caseId, kind: 'learning' });
  expect(data.data.map(({ act, on, record, by }) => [act, on, record?.id, by?.id])).toEqual([
    ['tree-entry.created', null, undefined, admin.person.id],
    ['screening.done', '2026-05-16', screening.id, admin.person.id],
  ]);
  expect(data.data[1]?.details).toMatchObject({ status: 'draft', band: screening.band });
  await admin.call(screenings.deleteScreening, { screeningId: screening.id });
  const after = await admin.call(cases.listTimeline, { caseId, kind: 'learning' });
  expect(after.data.data.map(({ act }) => act)).toEqual(['tree-entry.created']);
});
