import type { Page } from '@playwright/test';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { visit } from '../../features/eye/eye-reports/samples.ts';
import { makeScreening } from '../../features/screening/screenings/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const clinic = () => callerOf(helen, 'brightwater');
const unaided = (page: Page, eye: 'Right' | 'Left') =>
  page.getByRole('region', { name: `${eye} eye` }).getByRole('textbox', { name: 'Without spectacles' });
const question = (page: Page, text: string) =>
  page.getByRole('radiogroup', { name: `Is ${text} decimal or logMAR?` });

/** Creates a draft of a screening, and opens it at the eyesight step. */
async function openEyesight(page: Page, name: string): Promise<string> {
  const caller = await clinic();
  const birthDate = `${new Date().getUTCFullYear() - 9}-01-10`;
  const child = await makeCase(caller, { fullName: name, birthDate });
  const { id } = await makeScreening(caller, { bandReason: 'Eyesight', tests: {} } as object, child.id);
  await page.goto(pageUrl(`/learning-efficiency/edit/${id}/7-11?step=eyesight`));
  return id;
}

const storedEyesight = async (screeningId: string) => {
  const { data } = await (await clinic()).call(screenings.getScreening, { screeningId });
  const { right, left, details } = data.tests.eyesight;
  const textOf = (answer: typeof right) => (answer?.state === 'done' ? answer.values.unaided : null);
  return [textOf(right), textOf(left), details.notation];
};

sometimes(
  'a screening asks once whether acuities are decimal or logMAR, unless the organisation has chosen one of them',
  async ({ page }) => {
    test.setTimeout(120_000);
    await actAs(page, helen);
    const newest = '**/api/screenings/search';
    await page.route(newest, async route => {
      if (!route.request().postData()?.includes('withResults')) return route.continue();
      const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0 };
      await route.fulfill({ json: { data: { data: [], meta } } });
    });
    const id = await openEyesight(page, 'Ann Notation');
    await unaided(page, 'Right').fill('6／6');
    await unaided(page, 'Left').fill('4。7');
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await expect.poll(() => storedEyesight(id)).toEqual(['6/6', '4.7', 'snellen6']);

    await unaided(page, 'Left').fill('0.3');
    await expect(question(page, '0.3').getByRole('radio')).toHaveCount(2);
    await page.getByRole('button', { name: 'Save and close' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '1 thing to check' })).toBeVisible();
    const decimal = question(page, '0.3').getByRole('radio', { name: 'Decimal 0.3 = 6/20' });
    const logMar = question(page, '0.3').getByRole('radio', { name: 'logMAR 0.3 = 6/12' });
    await expect(decimal).toBeFocused();
    await expect(decimal).not.toBeChecked();
    await expect(page.getByText('Choose decimal or logMAR').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(logMar).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await unaided(page, 'Right').fill('0.5');
    await page.getByRole('button', { name: 'Save and close' }).click();
    await page.waitForURL(/learning-efficiency(\?|$)/);
    expect(await storedEyesight(id)).toEqual(['0.5', '0.3', 'logmar']);

    await page.unroute(newest);
    const usual = page.waitForResponse(response =>
      Boolean(response.request().postData()?.includes('withResults')),
    );
    const other = await openEyesight(page, 'Ben Notation');
    await usual;
    await page.waitForLoadState('networkidle');
    await unaided(page, 'Right').fill('0.5');
    await expect(question(page, '0.5').getByRole('radio', { name: 'Decimal 0.5 = 6/12' })).toBeChecked();
    await expect.poll(() => storedEyesight(other)).toEqual(['0.5', null, 'decimal']);
  },
);

sometimes(
  'acuities of a visit have the notation of the child’s last visit; a new notation applies to all acuities',
  async ({ page }) => {
    test.setTimeout(120_000);
    await actAs(page, helen);
    const caller = await clinic();
    const { id: caseId } = await makeCase(caller, { fullName: 'Cai Notation' });
    const { dry } = visit.refractions;
    const eyes = { right: { ...dry.right, va: '0.1' }, left: { ...dry.left, va: '0.0' } };
    const before = { refractions: { dry: eyes }, acuity: null, acuityNotation: 'logmar' } as const;
    await caller.call(eyeReports.createEyeReport, { ...visit, ...before, caseId });
    await page.goto(pageUrl(`/eye/create?case=${caseId}`));
    await page
      .getByRole('navigation', { name: /^Steps of/ })
      .getByRole('button', { name: 'Refraction' })
      .click();
    await page.getByText('Dry', { exact: true }).click();
    await expect(page.getByText('0.1 logMAR')).toBeVisible();
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Right eye, OD: Sphere').fill('-1');
    await field('Right eye, OD: Acuity').fill('０．３');
    await expect(question(page, '0.3').getByRole('radio', { name: 'logMAR 0.3 = 6/12' })).toBeChecked();
    await field('Left eye, OS: Acuity').fill('6/6');
    await page.getByRole('button', { name: 'Other acuity' }).click();
    await field('Both eyes: Near').fill('0.4');
    await question(page, '0.3').getByText('Decimal 0.3 = 6/20').click();
    await expect(page.getByText('0.40 logMAR')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/eye\/report\/|eye\/rep_|eye\/[a-z]+_/);
    const { data } = (await caller.call(eyeReports.searchEyeReports, { text: 'Cai Notation' })).data;
    const { data: kept } = await caller.call(eyeReports.getEyeReport, { eyeReportId: data[0]?.id ?? '' });
    expect(kept).toMatchObject({
      acuityNotation: 'decimal',
      refractions: { dry: { right: { va: '0.3' }, left: { va: '6/6' } } },
      acuity: { both: { near: '0.4' } },
    });
  },
);
