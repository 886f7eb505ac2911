import { actAs } from '../support/act-as.ts';
import { newVisitUrl } from '../support/new-visit.ts';
import { expect, test } from '../support/pages.ts';

test('a whole lens power typed into the sphere field fills sphere, cylinder and axis; the form asks before it replaces a value', async ({
  page,
}) => {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(await newVisitUrl());
  await page
    .getByRole('navigation', { name: 'Steps of the visit' })
    .getByRole('button', { name: 'Refraction' })
    .click();
  await page.getByRole('radiogroup', { name: 'Method' }).getByText('Dry', { exact: true }).click();
  const group = page.getByRole('group', { name: 'Dry' }).first();
  const field = (name: string) => group.getByRole('textbox', { name: `Right eye, OD: ${name}`, exact: true });
  const [sphere, cylinder, axis] = [field('Sphere'), field('Cylinder'), field('Axis')];

  await sphere.fill('-1.25/-0.50x180');
  await sphere.press('Tab');
  await expect(sphere).toHaveValue('−1.25');
  await expect(cylinder).toHaveValue('−0.50');
  await expect(axis).toHaveValue('180');
  await group.getByRole('button', { name: 'Undo' }).click();
  for (const part of [sphere, cylinder, axis]) await expect(part).toHaveValue('');

  await cylinder.fill('-0.75');
  await axis.fill('90');
  await sphere.fill('-1.25 DS');
  await sphere.press('Tab');
  await expect(sphere).toHaveValue('-1.25 DS');
  await expect(cylinder).toHaveValue('−0.75');
  await expect(group.getByText('the cylinder or axis is already filled in')).toBeVisible();
  await group.getByRole('button', { name: 'Use −1.25 / 0.00' }).click();
  await expect(sphere).toHaveValue('−1.25');
  await expect(cylinder).toHaveValue('0.00');
  await expect(axis).toHaveValue('');

  await sphere.fill('pl');
  await sphere.press('Tab');
  await expect(sphere).toHaveValue('0.00');
});
