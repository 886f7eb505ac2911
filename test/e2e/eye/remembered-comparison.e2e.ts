import { noComparison } from '../../../shared/features/eye/eye-choices/comparison.ts';
import { eyeChoices } from '../../../shared/features/eye/eye-choices/endpoints.ts';
import { choiceScopes } from '../../../shared/features/eye/eye-choices/schema.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { boyMeasuredTwice } from '../support/measured-child.ts';
import { expect, expectAccessible, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

/** Runs the tests in order, because they change the comparisons of the same organisation and person. */
test.describe.configure({ mode: 'serial' });

test.beforeEach('before each test, the remembered comparisons for myopia reports are deleted', async () => {
  const { call } = await callerOf(helen, 'brightwater');
  const { data } = await call(eyeChoices.getEyeChoices, {});
  for (const scope of choiceScopes)
    await call(eyeChoices.changeEyeChoices, { scope, version: data[scope].version, comparison: null });
});

sometimes(
  'once a person’s comparisons are remembered, the person opens a report with all these comparisons in at most two clicks',
  async ({ page }) => {
    const caseId = await boyMeasuredTwice();
    await openAs(page, helen, `/cases/${caseId}`);
    const toReport = page.getByRole('link', { name: 'Open report' });
    await toReport.click();
    const options = page.getByRole('heading', { name: 'Shown on this copy' }).locator('..');
    await options.getByRole('combobox', { name: 'Compare with', exact: true }).click();
    await page.getByRole('option', { name: /Asian/ }).click();
    await options.getByRole('combobox', { name: 'Compare eye length with' }).click();
    await page.getByRole('option', { name: /^Wuhan/ }).click();
    for (const name of ['Growth compared with the mean', 'Target']) {
      const option = options.getByRole('switch', { name });
      await option.press('Space');
      await expect(option).toBeChecked();
    }
    await options.getByRole('button', { name: 'Remember for my reports' }).click();
    await expect(page.getByText('Remembered for your reports')).toBeVisible();
    await expectAccessible(page);

    await page.goto(page.url().replace(/\/eye\/.*/, `/cases/${caseId}`));
    let clicks = 0;
    const press = async (target: typeof toReport) => {
      await target.click({ force: true });
      clicks += 1;
    };
    await press(toReport);
    await press(options.getByRole('switch', { name: 'Treatment effect' }));
    await expect(options.getByRole('combobox', { name: 'Compare with', exact: true })).toHaveValue(/Asian/);
    await expect(options.getByRole('combobox', { name: 'Compare eye length with' })).toHaveValue(/^Wuhan/);
    for (const name of ['Growth compared with the mean', 'Target', 'Treatment effect'])
      await expect(options.getByRole('switch', { name })).toBeChecked();
    expect(clicks).toBeLessThanOrEqual(2);

    await page.goto(page.url().replace('/eye/', '/zh/eye/'));
    const forget = page.getByRole('button', { name: '改用机构的选择' });
    await expect(forget).toBeVisible();
    await expectAccessible(page);
    await forget.click();
    await expect(page.getByText('已改用机构的选择')).toBeVisible();
  },
);

sometimes(
  'an admin chooses which comparisons the organisation’s new myopia reports contain',
  async ({ page }) => {
    await openAs(page, helen, '/organizations/brightwater?tab=eye');
    const section = page.getByRole('region', { name: 'Comparisons of new myopia reports' });
    const growth = section.getByRole('switch', { name: 'Growth compared with the mean' });
    await expect(growth).not.toBeChecked();
    const { call } = await callerOf(helen, 'brightwater');
    const { data: before } = await call(eyeChoices.getEyeChoices, {});
    await call(eyeChoices.changeEyeChoices, {
      scope: 'organization',
      version: before.organization.version,
      comparison: { ...noComparison, reference: 'donovanAsian' },
    });
    await growth.press('Space');
    await expect(page.getByText('Comparisons saved')).toBeVisible();
    await expect(section.getByRole('combobox', { name: 'Compare with', exact: true })).toHaveValue(/Asian/);
    await expectAccessible(page);
    await page.goto(page.url().replace('/organizations', '/zh/organizations'));
    await expect(
      page.getByRole('region', { name: '新近视报告的比较' }).getByRole('switch').first(),
    ).toBeChecked();
    await expectAccessible(page);
    const { data } = await call(eyeChoices.getEyeChoices, {});
    expect(data.organization.comparison, 'what another admin chose meanwhile is kept').toEqual({
      ...noComparison,
      reference: 'donovanAsian',
      hasGrowth: true,
    });
    const { version } = data.organization;
    await call(eyeChoices.changeEyeChoices, { scope: 'organization', version, comparison: null });
  },
);
