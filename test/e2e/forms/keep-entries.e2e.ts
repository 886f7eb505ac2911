import { classes } from '../../../shared/features/classes/classes/endpoints.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, pageUrl, test } from '../support/pages.ts';

test('children picked for a class are not lost by Escape', async ({ page }) => {
  const { call } = await callerOf('helen@brightwater.example', 'brightwater');
  const name = `Keep ${Date.now()}`;
  const made = await call(classes.createClass, { name, color: 'olive' });
  await openAs(page, 'helen@brightwater.example', `/classes/${made.data.id}`);
  await page.getByRole('button', { name: 'Add children' }).first().click();
  const adding = page.getByRole('dialog', { name: `Add children to ${name}` });
  await expect(adding).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();

  await page.getByRole('button', { name: 'Add children' }).first().click();
  await adding.getByRole('combobox').fill('chan');
  await page.getByRole('option').first().click();
  await expect(adding.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  // The first Escape closes the list of the picker.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(adding.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await adding.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(adding).toBeHidden();
  await expect(page).toHaveURL(pageUrl(`/classes/${made.data.id}`));
});
