import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { templates } from '../../../shared/features/notes/templates/endpoints.ts';
import { bodyOf, templateFields } from '../../features/notes/templates/samples.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

test('an author inserts a field into a template by typing a slash, and previews the template for a child', async ({
  page,
}) => {
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

sometimes(
  'if a colleague saved the same template first, an author can continue from the colleague’s text',
  async ({ page }) => {
    const caller = await callerOf(helen, 'brightwater');
    const name = `Shared letter ${Date.now()}`;
    const fields = templateFields({ name, body: bodyOf('First text') });
    const { data: template } = await caller.call(templates.createTemplate, fields);
    await openAs(page, helen, `/templates/${template.id}?edit=1`);
    const text = page.getByRole('textbox', { name: 'Report description' });
    await text.press('End');
    await text.pressSequentially(' and mine');
    await caller.call(templates.changeTemplate, {
      ...{ ...fields, body: bodyOf('Text of a colleague') },
      ...{ templateId: template.id, version: template.version },
    });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use theirs' }).click();
    await expect(text).toHaveText('Text of a colleague');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Text of a colleague')).toBeVisible();
  },
);

sometimes('a template leads to a new note that uses it', async ({ page }) => {
  const { call } = await callerOf(helen, 'brightwater');
  const { data: child } = await call(cases.createCase, { fullName: `Has a letter ${Date.now()}` });
  await openAs(page, helen, '/templates');
  await page.getByRole('link', { name: 'Letter to the school' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letter to the school' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Letter to the school' }).click();
  await page.getByRole('menuitem', { name: 'New note from this template' }).click();
  await page.getByRole('combobox', { name: 'Child' }).fill(child.fullName);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Letter to the school');
});

sometimes('the list of templates leads back to the note that needed one', async ({ page }) => {
  const { call } = await callerOf(helen, 'brightwater');
  const { data: child } = await call(cases.createCase, { fullName: `Needs a note ${Date.now()}` });
  await openAs(page, helen, `/templates?case=${child.id}`);
  await page.getByRole('link', { name: 'Mine' }).click();
  await page.getByRole('link', { name: 'Back to the new note' }).click();
  await expect(page.getByRole('main')).toContainText(child.fullName);
});
