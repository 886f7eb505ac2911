import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

/** A child with one finished visit of 10 March 2026: cycloplegic, with answers, a treatment and a target. */
async function childSeenOnce(fullName: string): Promise<string> {
  const { call } = await callerOf(helen, 'brightwater');
  const { id: caseId } = (await call(cases.createCase, { fullName, birthDate: '2016-03-14' })).data;
  const eye = { sph: -1, cyl: null, axis: null, add: null, va: null };
  await call(eyeReports.createEyeReport, {
    ...{ caseId, date: '2026-03-10', finish: true },
    refractions: { cycloplegic: { right: eye, left: eye } },
    questionnaire: { outdoors: 1 },
    treatments: [
      {
        ...{ id: 'treatment-1', decision: 'start', kind: 'dims', from: '2026-03-10' },
        wearing: '12 h a day',
      },
    ],
    target: { perYear: -0.5, unit: 'D' },
  });
  return caseId;
}

sometimes(
  'a new visit has no preselected method, and shows the dates of the earlier answers, wearing time and target',
  async ({ page }) => {
    const caseId = await childSeenOnce(`Carried ${Date.now().toString(36)}`);
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/create?case=${caseId}`));
    await expect(page.getByText('As answered on 10 Mar 2026: outdoors 1 h a day')).toBeVisible();
    const openStep = (name: string) =>
      page.getByRole('navigation', { name: 'Steps of the visit' }).getByRole('button', { name }).click();
    const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

    await openStep('Refraction');
    await expect(page.getByRole('radio', { name: 'Dry' })).toBeFocused();
    await expect(page.getByText('Last visit (10 Mar 2026): Cycloplegic.')).toBeVisible();
    for (const name of ['Dry', 'Cycloplegic', 'Current glasses'])
      await expect(page.getByRole('radio', { name })).not.toBeChecked();
    await expect(field('Right eye, OD: Sphere')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByText('Dry', { exact: true }).click();
    await field('Right eye, OD: Sphere').fill('-1.25');

    await openStep('Myopia plan');
    const wearing = field('Wearing time or adherence');
    await expect(wearing).toHaveValue('');
    await expect(wearing).toHaveAccessibleDescription(/^Recorded on 10 Mar 2026: 12 h a day\./);
    const target = page.getByRole('textbox', { name: 'Target (D/y)' });
    const before = String.raw`arget set on 10\sMar\s2026: more short-sighted by at most 0.50\sD a year\.`;
    await expect(target).toHaveAccessibleDescription(
      new RegExp(` T${before} It stays unless you set another\\.$`),
    );
    await target.fill('-0.25');
    await expect(target).toHaveAccessibleDescription(new RegExp(` It replaces the t${before}$`));

    await openStep('Follow up');
    await page.getByRole('button', { name: 'Finish report' }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20/);
    await expect(page.getByText('outdoors 1 h a day · answered on 10 Mar 2026')).toBeVisible();
    await expect(page.getByText('12 h a day (recorded on 10 Mar 2026)')).toBeVisible();
    await expect(page.getByText('replaces the target set on 10 Mar 2026')).toBeVisible();
  },
);

sometimes(
  'the plan of a new visit shows beside the earlier target how the eyes have changed since this target was set',
  async ({ page }) => {
    const caseId = await childSeenOnce(`Aimed ${Date.now().toString(36)}`);
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/create?case=${caseId}`));
    const openStep = (name: string) =>
      page.getByRole('navigation', { name: 'Steps of the visit' }).getByRole('button', { name }).click();
    await openStep('Refraction');
    await page.getByText('Cycloplegic', { exact: true }).click();
    for (const eye of ['Right eye, OD', 'Left eye, OS'])
      await page.getByRole('textbox', { name: `${eye}: Sphere`, exact: true }).fill('-1.75');
    await openStep('Myopia plan');
    const since = /From 10\sMar\s2026 to .*, each eye became more short-sighted by \d\.\d\d\sD a year\./;
    await expect(page.getByText(since)).toHaveText(
      /^Target set on 10\sMar\s2026: more short-sighted by at most 0\.50\sD a year\./,
    );
  },
);
