import { actAs, helen } from '../support/act-as.ts';
import { newVisitUrl } from '../support/new-visit.ts';
import { expect, expectAccessible, test } from '../support/pages.ts';

test('finishing a visit with one eye and no follow-up raises one question that names both and leads to them', async ({
  page,
}) => {
  await actAs(page, helen);
  await page.goto(await newVisitUrl());
  const steps = page.getByRole('navigation', { name: 'Steps of the visit' });
  const openStep = (name: string) => steps.getByRole('button', { name }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const finish = page.getByRole('button', { name: 'Finish report' });
  const question = page.getByRole('dialog', { name: 'Finish the report without this?' });
  await openStep('Refraction');
  await page.getByText('Dry', { exact: true }).click();
  await field('Right eye, OD: Sphere').fill('-1.5');
  await openStep('Follow up');
  await finish.click();
  await expect(question.getByRole('listitem')).toHaveText([
    'Dry · Left eye, OS: Sphere – Missing. Only the other eye has a value.',
    'Follow up – No day is set for the child’s next visit.',
  ]);
  await expectAccessible(page);
  await question.getByRole('button', { name: /Left eye, OS: Sphere/ }).click();
  await expect(question).toBeHidden();
  await expect(field('Left eye, OS: Sphere')).toBeFocused();
  await field('Left eye, OS: Sphere').fill('-1.25');
  await openStep('Follow up');
  await finish.click();
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Follow up' })).toBeVisible();
  await finish.click();
  await question.getByRole('button', { name: 'Finish anyway' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Eye report R-20/);
});
