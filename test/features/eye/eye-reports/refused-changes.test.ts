import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeEyeReport, makeFinishedReport, visit } from './samples.ts';

test('a finished report cannot be amended so that it becomes empty; a draft can be emptied', async () => {
  const { admin } = await openClinic();
  const nothing = {
    refractions: { dry: null, cycloplegic: null, current: null },
    prescription: null,
    axialLength: null,
  };
  const { id } = await makeEyeReport(admin);
  const change = (version: number, changes: object) => ({ ...visit, ...changes, eyeReportId: id, version });
  const emptied = await admin.call(eyeReports.changeEyeReport, change(1, nothing));
  expect(emptied.data).toMatchObject({ status: 'draft', axialLength: null });
  await admin.call(eyeReports.changeEyeReport, change(2, {}));
  await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version: 3 });
  const refusal = await admin.expectError(eyeReports.changeEyeReport, change(4, nothing));
  expect(refusal.code).toBe('eye.empty');
  const { data } = await admin.call(eyeReports.getEyeReport, { eyeReportId: id });
  expect(data).toMatchObject({ status: 'finished', version: 4 });
});

testInTurn(
  'the reports of an archived case can be read, but no report can be added until the case is restored',
  async () => {
    const { admin } = await openClinic();
    const draft = await makeEyeReport(admin);
    const { caseId, id: eyeReportId } = draft;
    const finished = await makeFinishedReport(admin, {}, caseId);
    await admin.call(cases.archiveCase, { caseId });
    const change = { ...visit, eyeReportId: finished.id, version: finished.version };
    const recall = { caseId, reportId: finished.id, state: 'contacted', notedAt: null } as const;
    const refusals = [
      await admin.expectError(eyeReports.createEyeReport, { ...visit, caseId }),
      await admin.expectError(eyeReports.finishEyeReport, { eyeReportId, version: 1 }),
      await admin.expectError(eyeReports.changeEyeReport, change),
      await admin.expectError(eyeReports.amendEyeReport, {
        eyeReportId: finished.id,
        version: finished.version,
      }),
      await admin.expectError(eyeReports.noteRecall, recall),
    ];
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['case.archived']));
    expect((await admin.call(eyeReports.getEyeReport, { eyeReportId })).data).toEqual(draft);
    await admin.call(cases.restoreCase, { caseId });
    expect((await admin.call(eyeReports.changeEyeReport, change)).data.status).toBe('amended');
  },
);
