import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import type { CaseFields } from '../../shared/features/cases/cases/schema.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../shared/features/eye/report-documents/endpoints.ts';
import { actAs, helen } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, pageUrl } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** Makes a child with a finished visit. */
async function finishVisit(
  caller: Awaited<ReturnType<typeof callerOf>>,
  child: Pick<CaseFields, 'fullName'> & Partial<Pick<CaseFields, 'mother'>>,
) {
  const { data: created } = await caller.call(cases.createCase, { birthDate: '2017-03-14', ...child });
  const { data: begun } = await caller.call(eyeReports.createEyeReport, {
    caseId: created.id,
    date: '2026-05-16',
    refractions: { cycloplegic: { right: eye, left: eye } },
  });
  await caller.call(eyeReports.finishEyeReport, { eyeReportId: begun.id, version: 1 });
  return { caseId: created.id, eyeReportId: begun.id };
}

const eye = { sph: -1, cyl: null, axis: null, add: null, va: null };

testInTurn(
  'when the child of a report was renamed, the page offers to amend the report, and the amended report has the new name',
  async ({ page }) => {
    const caller = await callerOf(helen, 'brightwater');
    const child = { fullName: 'Kit Before', birthDate: '2017-03-14' };
    const { caseId, eyeReportId } = await finishVisit(caller, child);
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/${eyeReportId}`));
    const offer = page.getByRole('button', { name: 'Create amended version' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eye report');
    await expect(offer).toBeHidden();
    const { data: seen } = await caller.call(cases.getCase, { caseId });
    const renamed = { ...child, fullName: 'Kit After', version: seen.version };
    await caller.call(cases.changeCase, { ...renamed, caseId: seen.id });
    await page.reload();
    await expect(page.getByText('the child’s name')).toBeVisible();
    await expectAccessible(page);
    await offer.click();
    await expect(page.getByText('Amended', { exact: true }).first()).toBeVisible();
    await expect(offer).toBeHidden();

    await page.goto(pageUrl(`/eye/edit/${eyeReportId}`));
    await page.getByRole('button', { name: 'Save as amended' }).click();
    await expect(page.getByText('Nothing was changed in')).toBeVisible();
    const { data: after } = await caller.call(eyeReports.getEyeReport, { eyeReportId });
    expect(after.version).toBe(3);
  },
);

testInTurn(
  'after an emailed visit is amended, its page, report and send dialog name each recipient of the earlier version until the recipient is sent the amended one',
  async ({ page }) => {
    const caller = await callerOf(helen, 'brightwater');
    const mother = { title: null, name: 'Ruth Corrected', email: 'ruth@example.org', mobile: null };
    const { eyeReportId } = await finishVisit(caller, { fullName: 'Una Corrected', mother });
    const send = (to: string[]) =>
      caller.call(reportDocuments.sendEyeReport, {
        ...{ eyeReportId, kinds: ['refraction'], language: 'zh', script: 'traditional' },
        ...{ to, addressesConfirmed: true, again: true },
      });
    await send(['una@example.org', 'ruth@example.org']);
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/edit/${eyeReportId}?field=refractions.cycloplegic.right.sph`));
    const both = 'una@example.org, Ruth Corrected (ruth@example.org) have the earlier version';
    const said = page.getByText(both);
    await page.getByRole('textbox', { name: 'Right eye, OD: Sphere' }).fill('-1.5');
    await expect(said).toBeHidden();
    await page.getByRole('button', { name: 'Save as amended' }).click();
    await expect(said).toBeVisible();

    await page.goto(pageUrl(`/eye/report/refraction/${eyeReportId}`));
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'Email report' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(both)).toBeVisible();
    const written = dialog.getByRole('radio', { name: '繁體中文' });
    await expect(written, 'the language of the first email').toBeChecked();
    await dialog.getByText('English', { exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Ruth Corrected' }).uncheck();
    await dialog.getByRole('textbox', { name: 'Another address' }).fill('una@example.org');
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Subject: Corrected: ');
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'I checked this address' }).check();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    const oneLeft = page.getByText('emailed. Ruth Corrected (ruth@example.org) has the earlier version');
    await expect(oneLeft).toBeVisible();
    await send(['ruth@example.org']);
    await page.goto(pageUrl(`/eye/${eyeReportId}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eye report');
    await expect(page.getByText('has the earlier version')).toBeHidden();
  },
);
