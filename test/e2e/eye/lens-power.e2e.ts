import type { Page } from '@playwright/test';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { newCaseId, newVisitUrl } from '../support/new-visit.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const openStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the visit' }).getByRole('button', { name }).click();
const right = (name: string) => `Right eye, OD: ${name}`;

async function openVisit(page: Page): Promise<void> {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(await newVisitUrl());
  await openStep(page, 'Refraction');
}

async function refract(page: Page, [sph, cyl, axis]: [string, string, string]): Promise<void> {
  await page.getByText('Dry', { exact: true }).click();
  await field(page, right('Sphere')).fill(sph);
  await field(page, right('Cylinder')).fill(cyl);
  await field(page, right('Axis')).fill(axis);
  await field(page, 'Left eye, OS: Sphere').fill('-1');
  await field(page, 'Left eye, OS: Cylinder').click();
}

sometimes(
  'a refraction copied into a contact lens is converted to the power at the cornea',
  async ({ page }) => {
    await openVisit(page);
    await refract(page, ['-8', '-2', '180']);
    const wanted = page.getByText('add the vertex distance to the prescription');
    await expect(wanted).toBeVisible();
    await openStep(page, 'Prescription');
    await field(page, 'Vertex distance').fill('12');
    await openStep(page, 'Refraction');
    await expect(wanted).toHaveCount(0);
    await expect(page.getByText('−7.30 / −1.63 × 180')).toBeVisible();
    await openStep(page, 'Prescription');
    await field(page, 'Vertex distance').fill('');
    await page.getByText('Soft contact lens', { exact: true }).click();
    await openStep(page, 'Refraction');
    await expect(wanted).toHaveCount(0);
    await openStep(page, 'Prescription');
    await expect(field(page, 'Vertex distance')).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('menuitem', { name: /refraction/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Power of the contact lens' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('12');
    await expect(dialog).toContainText('Exactly −7.30 / −1.63 × 180');
    await expect(dialog).toContainText('−7.25 / −1.75 × 180');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field(page, right('Sphere'))).toHaveValue('−7.25');
    await expect(field(page, right('Cylinder'))).toHaveValue('−1.75');
    await expect(field(page, 'Left eye, OS: Sphere')).toHaveValue('−1.00');
    await page.getByText('Rigid or ortho‑k lens', { exact: true }).click();
    await page.getByText('Spectacles', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Power of the glasses' })).toContainText(
      'entered for a contact lens',
    );
  },
);

sometimes(
  'after a power is typed for a contact lens, the user is not asked whether to convert it',
  async ({ page }) => {
    await openVisit(page);
    await refract(page, ['-8', '', '']);
    await openStep(page, 'Prescription');
    await page.getByText('Soft contact lens', { exact: true }).click();
    await field(page, right('Sphere')).fill('-7.25');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eye report');
    await expect(page.getByRole('main')).toContainText('power at the cornea');
  },
);

sometimes(
  'before a visit is finished, the form lists glasses without a PD and leads to the field, but finishing stays possible',
  async ({ page }) => {
    await openVisit(page);
    await refract(page, ['-2', '', '']);
    await openStep(page, 'Prescription');
    await field(page, right('Sphere')).fill('-2');
    await openStep(page, 'Follow up');
    const missing = page.getByRole('button', { name: /Right eye, OD: PD/ });
    await expect(page.getByRole('listitem').filter({ has: missing })).toContainText('will have no PD');
    await missing.click();
    await expect(field(page, right('PD'))).toBeFocused();
    await field(page, right('PD')).fill('30');
    await openStep(page, 'Follow up');
    await expect(missing).toHaveCount(0);
    await openStep(page, 'Prescription');
    await field(page, right('PD')).fill('');
    await openStep(page, 'Follow up');
    await expect(missing).toBeVisible();
    await page.getByRole('button', { name: 'Finish report', exact: true }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-/);
  },
);

sometimes(
  'saving a cylinder without a sphere raises a question, and one key press then sets the sphere to plano',
  async ({ page }) => {
    await openVisit(page);
    await refract(page, ['', '-0.50', '90']);
    await openStep(page, 'Follow up');
    await page.getByRole('button', { name: 'Finish report', exact: true }).click();
    await expect(page.getByText('A power needs its sphere').first()).toBeVisible();
    await page.getByRole('button', { name: /Right eye, OD: Sphere/ }).click();
    await expect(field(page, right('Sphere'))).toBeFocused();
    await page.keyboard.press('F2');
    await expect(field(page, right('Sphere'))).toHaveValue('0.00');
    await openStep(page, 'Follow up');
    await page.getByRole('button', { name: 'Finish report', exact: true }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eye report');
  },
);

sometimes(
  'if a refraction changes after being copied to glasses, the form offers the new power for the prescription',
  async ({ page }) => {
    await openVisit(page);
    await refract(page, ['-2.75', '-0.5', '85']);
    await openStep(page, 'Prescription');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('menuitem', { name: /refraction/ }).click();
    await expect(field(page, right('Sphere'))).toHaveValue('−2.75');
    await openStep(page, 'Refraction');
    const offer = page.getByText('The prescription still has the earlier power.');
    await expect(offer).toHaveCount(0);
    await field(page, right('Sphere')).fill('-2.25');
    await expect(page.getByText('Right eye, OD: −2.75 / −0.50 × 85.')).toBeVisible();
    await page.getByRole('button', { name: 'Use the new power' }).click();
    await expect(offer).toHaveCount(0);
    await openStep(page, 'Prescription');
    await expect(field(page, right('Sphere'))).toHaveValue('−2.25');
    await openStep(page, 'Refraction');
    await field(page, right('Sphere')).fill('-2.5');
    await page.getByRole('button', { name: 'Keep the prescription' }).click();
    await expect(offer).toHaveCount(0);
    await openStep(page, 'Prescription');
    await expect(field(page, right('Sphere'))).toHaveValue('−2.25');
    await openStep(page, 'Refraction');
    await field(page, right('Sphere')).fill('-2.25');
    await field(page, right('Sphere')).fill('-3');
    await openStep(page, 'Follow up');
    const question = page.getByRole('dialog', { name: 'Use the new power in the prescription, too?' });
    await page.getByRole('button', { name: 'Finish report', exact: true }).click();
    await expect(question).toContainText('Right eye, OD: −2.25 / −0.50 × 85.');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Finish report', exact: true }).click();
    await question.getByRole('button', { name: 'Keep the prescription' }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-/);
  },
);

sometimes(
  'an amended refraction asks before saving whether the prescription copied from it gets the new power',
  async ({ page }) => {
    const caller = await callerOf(helen, 'brightwater');
    const power = { sph: -1.75, cyl: -0.5, axis: 175, add: null };
    const measured = { ...power, va: null };
    const { data: report } = await caller.call(eyeReports.createEyeReport, {
      caseId: await newCaseId(),
      date: '2026-05-16',
      refractions: { cycloplegic: { right: measured, left: measured } },
      prescription: { lensKind: 'spectacle', right: power, left: power },
      finish: true,
    });
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/edit/${report.id}`));
    await openStep(page, 'Refraction');
    await field(page, 'Left eye, OS: Sphere').fill('-1.5');
    await page.getByRole('button', { name: 'Save as amended' }).click();
    const question = page.getByRole('dialog', { name: 'Use the new power in the prescription, too?' });
    await expect(question).toContainText('Left eye, OS: −1.75 / −0.50 × 175.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Use the new power' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-/);
    const { data: amended } = await caller.call(eyeReports.getEyeReport, { eyeReportId: report.id });
    expect(amended.prescription).toMatchObject({ right: { sph: -1.75 }, left: { sph: -1.5 } });
  },
);
