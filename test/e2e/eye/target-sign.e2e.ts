import { actAs } from '../support/act-as.ts';
import { newVisitUrl } from '../support/new-visit.ts';
import { expect, expectNoHorizontalScroll, test } from '../support/pages.ts';

test('if a target is typed without a sign, the form shows the sentence that the report will contain and asks about the sign', async ({
  page,
}) => {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(await newVisitUrl());
  const openStep = (name: string) =>
    page.getByRole('navigation', { name: 'Steps of the visit' }).getByRole('button', { name }).click();
  await openStep('Myopia plan');
  const target = page.getByRole('textbox', { name: 'Target (D/y)' });
  await target.fill('0.5');
  await expect(page.getByText('less short-sighted by 0.50 D a year.')).toBeVisible();
  await expect(page.getByText('Is the sign correct?')).toBeVisible();
  await page.getByRole('button', { name: 'Use −0.50' }).click();
  await expect(target).toHaveValue('−0.50');
  await expect(target).toBeFocused();
  await expect(page.getByText('more short-sighted by at most 0.50 D a year.')).toBeVisible();
  await expect(page.getByText('Is the sign correct?')).toBeHidden();
  await expectNoHorizontalScroll(page);
});

test('for an axis above 180° the form suggests the equivalent axis, and shows no power until the axis is corrected', async ({
  page,
}) => {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(await newVisitUrl());
  await page
    .getByRole('navigation', { name: 'Steps of the visit' })
    .getByRole('button', { name: 'Refraction' })
    .click();
  await page.getByText('Dry', { exact: true }).click();
  const field = (name: string) => page.getByRole('textbox', { name: `Right eye, OD: ${name}`, exact: true });
  await field('Sphere').fill('-2.25');
  await field('Cylinder').fill('-0.75');
  await field('Axis').fill('190');
  await field('Axis').press('Tab');
  await expect(page.getByText('From 1 to 180°, in steps of 1')).toBeVisible();
  await expect(page.getByText('× 190')).toBeHidden();
  await page.getByRole('button', { name: 'Use 10', exact: true }).click();
  await expect(field('Axis')).toHaveValue('10');
  await expect(page.getByText('−2.25 / −0.75 × 10', { exact: true })).toBeVisible();
});
