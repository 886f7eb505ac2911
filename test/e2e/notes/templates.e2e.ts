import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';

test('a template is written with a field at a slash, and can be previewed for a child', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/templates');
  await expect(page.getByRole('link', { name: 'Letter to the school' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(pageUrl('/templates/create'));
  const name = `Short letter ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const text = page.locator('[contenteditable="true"]');
  await text.click();
  await page.keyboard.type('Dear parents of /full');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await text.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(', vision is 6/6');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('button', { name: 'Add template' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'For which child?' })).toBeVisible();
});
