import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { treatment } from '../../features/eye/treatments/visit-treatment.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const eye = { sph: -1, cyl: null, axis: null, add: null, va: null };

sometimes(
  'a new visit shows the current treatment, which continues without input and can be stopped',
  async ({ page }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const { data: found } = await call(cases.searchCases, { limit: 60 });
    const series = async (caseId: string) => (await call(eyeReports.getEyeSeries, { caseId })).data;
    let child = '';
    for (const { id } of found.data) if ((await series(id)).visits.length === 0) child = id;
    const refractions = { cycloplegic: { right: eye, left: eye } };
    const first = { caseId: child, date: '2026-01-20', refractions, treatments: [treatment()] };
    const { data: report } = await call(eyeReports.createEyeReport, first);
    await call(eyeReports.finishEyeReport, { eyeReportId: report.id, version: 1 });

    await openAs(page, helen, `/eye/create?case=${child}`);
    const toPlan = () => page.getByRole('button', { name: /Myopia plan$/ }).click();
    await toPlan();
    await expect(page.getByText('Lens A · since 20 Aug 2024')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Continue' })).toBeChecked();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('DIMS lenses · Lens A · since 20 Aug 2024')).toBeVisible();
    const [, draft] = (await series(child)).visits;
    expect(draft?.treatments).toMatchObject([
      { id: 'treatment-1', decision: 'continue', from: '2024-08-20' },
    ]);

    await page.getByRole('link', { name: 'Continue' }).click();
    await toPlan();
    await page.getByText('Stop', { exact: true }).click();
    await page.getByLabel('Reason for stopping').fill('Broken');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/Lens A · since 20 Aug 2024 · until .+ · Broken/)).toBeVisible();
    expect((await series(child)).treatments).toMatchObject([{ to: null }]);
  },
);
