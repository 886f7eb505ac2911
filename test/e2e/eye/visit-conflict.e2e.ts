import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
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

testInTurn(
  'a new visit whose draft was finished on another device shows both versions and asks to amend that report',
  async ({ page, complaints }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const birthDate = '2017-03-14';
    const { data: child } = await call(cases.createCase, { fullName: 'Conflicta Twice', birthDate });
    await openAs(page, helen, `/eye/create?case=${child.id}`);
    const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
    await steps.getByRole('button', { name: 'Follow up' }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Typed here');
    const draft = { caseId: child.id, form: 'eye' };
    const keyIn = async () =>
      JSON.parse((await call(drafts.getCaseDraft, draft)).data?.body ?? '{}').createKey;
    await expect.poll(keyIn).toBeTruthy();
    const elsewhere = {
      ...{ date: '2026-05-16', followUp: '2031-05-16', frame: 'Chosen elsewhere', finish: true },
      refractions: { cycloplegic: { right: eye, left: eye } },
    };
    const headers = { 'idempotency-key': await keyIn() };
    const { data: report } = await call(
      eyeReports.createEyeReport,
      { caseId: child.id, ...elsewhere },
      headers,
    );
    const stored = async () => (await call(eyeReports.getEyeReport, { eyeReportId: report.id })).data;

    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save my choice' }).click();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
    await expect(page.getByText('was finished in the meantime')).toBeVisible();
    expect(await stored()).toEqual(report);
    await page.getByRole('button', { name: 'Save as amended' }).click();
    await expect(page.getByText('Amended', { exact: true }).first()).toBeVisible();
    const kept = { comment: 'Typed here', frame: 'Chosen elsewhere', refractions: report.refractions };
    expect(await stored()).toMatchObject({ status: 'amended', version: 2, ...kept });
  },
);
