import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const eye = { sph: -1, cyl: null, axis: null, add: null, va: null };

testInTurn(
  'finishing a visit that was changed elsewhere finishes it once the user has chosen between both versions',
  async ({ page }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const { data: child } = await call(cases.createCase, {
      fullName: 'Conflicta Finish',
      birthDate: '2017-03-14',
    });
    const fields = {
      ...{ date: '2026-05-16', followUp: '2031-05-16' },
      refractions: { cycloplegic: { right: eye, left: eye } },
    };
    const { data: report } = await call(eyeReports.createEyeReport, { caseId: child.id, ...fields });
    await openAs(page, helen, `/eye/edit/${report.id}?field=comment`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Typed here');
    const elsewhere = { ...fields, frame: 'Chosen elsewhere' };
    await call(eyeReports.changeEyeReport, { eyeReportId: report.id, version: report.version, ...elsewhere });
    await page.getByRole('button', { name: 'Finish report' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
    const { data: finished } = await call(eyeReports.getEyeReport, { eyeReportId: report.id });
    expect(finished).toMatchObject({ status: 'finished', comment: 'Typed here', frame: 'Chosen elsewhere' });
  },
);
