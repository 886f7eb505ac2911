import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeFinishedScreening, makeScreening } from './samples.ts';

const dismiss = screenings.dismissSuggestion;

test('a suggestion that a user dismisses for a screening stays dismissed, even after an amendment, until the user undoes this', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join();
  const { id: screeningId } = await makeFinishedScreening(admin);
  const set = (node: 'balance' | 'sight', isDismissed: boolean) =>
    colleague.call(dismiss, { screeningId, node, isDismissed });
  await Promise.all([set('balance', true), set('sight', true)]);
  const { data } = await set('balance', true);
  expect(data.dismissedNodes.toSorted()).toEqual(['balance', 'sight']);
  const { data: reopened } = await admin.call(screenings.reopenScreening, {
    screeningId,
    version: data.version,
  });
  expect(
    await colleague.expectError(dismiss, { screeningId, node: 'sight', isDismissed: false }),
  ).toMatchObject({
    code: 'report.draft',
  });
  await admin.call(screenings.finishScreening, { screeningId, version: reopened.version });
  expect((await set('sight', false)).data).toMatchObject({ status: 'amended', dismissedNodes: ['balance'] });
});

testInTurn(
  'suggestions cannot be dismissed for drafts, deleted screenings, archived or hidden children',
  async () => {
    const { admin, join } = await openClinic();
    const hidden = await join({ visibility: 'selected' });
    const codeOf = async (who: typeof admin, screeningId: string) =>
      (await who.expectError(dismiss, { screeningId, node: 'sight', isDismissed: true })).code;
    const draft = await makeScreening(admin);
    const deleted = await makeFinishedScreening(admin);
    const archived = await makeFinishedScreening(admin);
    await admin.call(screenings.deleteScreening, { screeningId: deleted.id });
    expect(await codeOf(admin, draft.id)).toBe('report.draft');
    expect(await codeOf(hidden, archived.id)).toBe('record.missing');
    await admin.call(cases.archiveCase, { caseId: archived.caseId });
    expect(await codeOf(admin, deleted.id)).toBe('screening.deleted');
    expect(await codeOf(admin, archived.id)).toBe('case.archived');
  },
);
