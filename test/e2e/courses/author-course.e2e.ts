import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, test } from '../support/pages.ts';

test('an author creates a course, adds a folder with an activity, and sees them in the tree of the course', async ({
  page,
}) => {
  const title = `Steps to reading ${Date.now()}`;
  await openAs(page, 'helen@brightwater.example', '/developer/create');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit content' }).click();
  await page.getByRole('button', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('1 Look');
  await dialog.getByRole('button', { name: 'Add folder' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('alert').or(page.locator('[class*=toast]')).getByText('“1 Look” added'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Actions for 1 Look' }).click();
  await page.getByRole('menuitem', { name: 'New activity in it' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('1 Follow the dot');
  await page.getByRole('button', { name: 'Add activity' }).click();

  const rows = page.getByRole('list', { name: 'Folders and activities' }).getByRole('listitem');
  await expect(rows).toHaveText([/1 Look/, /1 Follow the dot/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actions for 1 Follow the dot' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(rows).toHaveText([/1 Look/, /1 Follow the dot/, /2 Follow the dot \(copy\)/]);
  await page.getByRole('button', { name: 'Actions for 2 Follow the dot (copy)' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows).toHaveText([/1 Look/, /1 Follow the dot \(copy\)/, /2 Follow the dot/]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveText([/1 Look/, /1 Follow the dot/, /2 Follow the dot \(copy\)/]);

  const removeFolder = async () => {
    await page.getByRole('button', { name: 'Actions for 1 Look' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText(['1 Follow the dot', '2 Follow the dot (copy)']);
    await dialog.getByRole('switch', { name: /Keep what is in it/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveText([/1 Follow the dot/, /2 Follow the dot \(copy\)/]);
  };
  await removeFolder();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveText([/1 Look/, /1 Follow the dot/, /2 Follow the dot \(copy\)/]);
  await removeFolder();

  await page.reload();
  await expect(rows, 'a deletion that could still be undone').toHaveText([
    /1 Follow the dot/,
    /2 Follow the dot \(copy\)/,
  ]);
});
