import type { Page } from '@playwright/test';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const clinic = () => callerOf(helen, 'brightwater');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Types a text by its keys, and leaves the field. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill('');
  await field(page, name).pressSequentially(text);
  await field(page, name).press('Tab');
}

sometimes(
  'full-width text of an input method is converted when its field loses the focus, not only when saving',
  async ({ page }) => {
    await actAs(page, helen);
    const { id: caseId } = await makeCase(await clinic(), { fullName: 'Dana Keys' });
    await page.goto(pageUrl(`/eye/create?case=${caseId}`));
    await page
      .getByRole('navigation', { name: /^Steps of/ })
      .getByRole('button', { name: 'Refraction' })
      .click();
    await page.getByText('Dry', { exact: true }).click();
    const acuity = 'Right eye, OD: Acuity';
    for (const [typed, read] of [
      ['０．８', '0.8'],
      ['0。8', '0.8'],
      ['0.8 -1', '0.8-1'],
    ] as const) {
      await typeInto(page, acuity, typed);
      await expect(field(page, acuity)).toHaveValue(read);
      await expect(field(page, acuity)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await typeInto(page, acuity, 'abc');
    await expect(field(page, acuity)).toHaveAttribute('aria-invalid', 'true');
    for (const typed of ['－１．２５', '-1。25']) {
      await typeInto(page, 'Right eye, OD: Sphere', typed);
      await expect(field(page, 'Right eye, OD: Sphere')).toHaveValue('−1.25');
    }
  },
);

sometimes(
  'an email address typed with a name and invisible characters becomes the address alone',
  async ({ page }) => {
    const caller = await clinic();
    const child = await makeCase(caller, { fullName: 'Emil Keys' });
    const { data: begun } = await caller.call(eyeReports.createEyeReport, { ...visit, caseId: child.id });
    await caller.call(eyeReports.finishEyeReport, { eyeReportId: begun.id, version: begun.version });
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/report/myopia/${begun.id}`));
    await page.getByRole('button', { name: 'Email report' }).click();
    const preview = page
      .getByRole('dialog', { name: /^Email .+’s report$/ })
      .getByRole('region', { name: 'Preview' });
    for (const [typed, read] of [
      ['Jo Lee <jo.lee@example.org>\u200b', 'jo.lee@example.org'],
      ['"Lee, Jo" <jo.lee@example.org>; ann@example.org', 'jo.lee@example.org, ann@example.org'],
    ] as const) {
      await typeInto(page, 'Another address', typed);
      await expect(
        preview.getByText(new RegExp(`^To: (?:.*, )?${read.replaceAll('.', '\\.')}$`)),
      ).toBeVisible();
    }
  },
);
