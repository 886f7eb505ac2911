import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import { pagesAt } from '../../support/read-pdf.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { newVisitUrl } from '../support/new-visit.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'fields for staff only are collapsed in the form, and are shown on the page and on the staff’s copy of the report',
  async ({ page }) => {
    await actAs(page, helen);
    await page.goto(await newVisitUrl());
    const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
    await steps.getByRole('button', { name: 'Refraction' }).click();
    await page.getByText('Dry', { exact: true }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Right eye, OD: Sphere').fill('-1');
    await field('Left eye, OS: Sphere').fill('-1');
    await expect(field('NPC, break')).toHaveCount(0);
    await page.getByRole('button', { name: 'Binocular vision' }).click();
    await field('NPC, break').fill('7.5cm');
    await page.getByRole('button', { name: 'Eye pressure and fundus' }).click();
    await field('Right eye, OD: Eye pressure').fill('14');
    await field('Left eye, OS: Eye pressure').fill('99');
    await field('Left eye, OS: Eye pressure').press('Tab');
    await expect(field('NPC, break')).toHaveValue('7.5');
    await expectAccessible(page);
    await field('Left eye, OS: Eye pressure').fill('15');
    await page.getByRole('button', { name: 'Cornea and pupils' }).click();
    await field('Right eye, OD: K1 (flat)').fill('44.5');
    await field('Right eye, OD: K2 (steep)').fill('43.25');
    await field('Right eye, OD: K2 (steep)').press('Tab');
    await page.getByRole('button', { name: 'Exchange K1 and K2' }).click();
    await expect(field('Right eye, OD: K1 (flat)')).toHaveValue('43.25');
    await expect(field('Right eye, OD: K2 (steep)')).toHaveValue('44.50');
    await expect(page.getByText('is steeper than K2')).toHaveCount(0);
    await steps.getByRole('button', { name: 'Follow up' }).click();
    await page.getByRole('button', { name: 'Finish report' }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20/);
    await expect(page.getByText('NPC, break')).toBeVisible();
    await expect(page.getByText('R 14 mmHg · L 15 mmHg')).toBeVisible();
    const { call } = await callerOf(helen, 'brightwater');
    const eyeReportId = page.url().split('/').at(-1) ?? '';
    const wordsOf = async (copy: 'staff' | 'family') => {
      const wish = { eyeReportId, kind: 'refraction', language: 'en', copy } as const;
      const { data } = await call(reportDocuments.openEyeReportPdf, wish);
      return (await pagesAt(data.url)).join(' ');
    };
    expect(await wordsOf('staff')).toContain('R 14 mmHg · L 15 mmHg');
    expect(await wordsOf('family')).not.toContain('mmHg');
  },
);
