import { actAs, helen } from '../support/act-as.ts';
import { newVisitUrl } from '../support/new-visit.ts';
import { expect, test } from '../support/pages.ts';

test('a dose that contradicts the chosen treatment must be corrected before the visit is saved', async ({
  page,
}) => {
  await actAs(page, helen);
  await page.goto(await newVisitUrl());
  const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
  await steps.getByRole('button', { name: 'Myopia plan' }).click();
  await page.getByRole('button', { name: 'Add a treatment' }).click();
  await page.getByRole('combobox', { name: 'Treatment' }).last().click();
  await page.getByRole('option', { name: 'Atropine 0.01%' }).click();
  const dose = page.getByRole('textbox', { name: 'Dose' }).last();
  await expect(dose).toHaveAccessibleDescription('How often. The treatment names the concentration.');
  await dose.fill('0.025% nightly');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(dose).toBeFocused();
  await expect(
    page.getByText(/This concentration is not that of the chosen treatment/).first(),
  ).toBeVisible();
  await dose.fill('nightly');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20/);
});
