import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { journalEntriesOf } from '../../../support/journal.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { answeredTests, makeScreening } from './samples.ts';

const minutes = 60_000;

testInTurn(
  'automatic saves of a draft screening add a journal entry only after a pause or when another person saves',
  async () => {
    const { admin, join, slug } = await openClinic();
    const { withClockAhead } = await openWorld();
    const tester = await join();
    const { id: screeningId, date } = await makeScreening(tester);
    const told = async () =>
      (await journalEntriesOf(slug)).filter(
        ({ act, record }) => act === 'screening.changed' && record === screeningId,
      ).length;
    const save = (version: number, notes: string, who = tester) =>
      who.call(screenings.saveScreening, { screeningId, version, date, tests: answeredTests(), notes });
    await save(1, 'One');
    await save(2, 'Two');
    expect(await told()).toBe(0);
    await withClockAhead(31 * minutes, async () => {
      await save(3, 'Three');
      await save(4, 'Four');
    });
    expect(await told()).toBe(1);
    await save(5, 'Five', admin);
    expect(await told()).toBe(2);
  },
);

test('if a corrected birthday changes the age band, the band must be chosen again before the screening can be finished', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2017-05-16' });
  const draft = { caseId: child.id, date: '2026-05-16', band: '7-11', tests: answeredTests() } as const;
  const { data: made } = await admin.call(screenings.createScreening, draft);
  const corrected = { caseId: child.id, version: 1, fullName: child.fullName, birthDate: '2020-05-16' };
  await admin.call(cases.changeCase, corrected);
  const path = { screeningId: made.id };
  const refused = await admin.expectError(screenings.finishScreening, { ...path, version: 1 });
  expect(refused.fields).toEqual({ band: 'validation.band' });
  const kept = { ...path, version: 1, band: '7-11', bandReason: 'Class of nine-year-olds' } as const;
  const { data } = await admin.call(screenings.changeBand, kept);
  expect(data).toMatchObject({ band: '7-11', ageBand: '5-6', tests: made.tests });
  expect((await admin.call(screenings.finishScreening, { ...path, version: 2 })).data.status).toBe(
    'finished',
  );
});

test('while a case is archived, its draft screening is locked and unchanged', async () => {
  const { admin } = await openClinic();
  const { id: screeningId, caseId, date } = await makeScreening(admin);
  await admin.call(cases.archiveCase, { caseId });
  const change = { screeningId, version: 1, date, notes: 'Too late' };
  expect(await admin.expectError(screenings.saveScreening, change)).toMatchObject({ code: 'case.archived' });
  await admin.call(cases.restoreCase, { caseId });
  expect((await admin.call(screenings.saveScreening, change)).data.notes).toBe('Too late');
});
