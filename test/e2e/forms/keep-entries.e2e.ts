import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { classes } from '../../../shared/features/classes/classes/endpoints.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { createNavigator } from '../support/navigate.ts';
import { expect, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

test('Escape does not discard the children picked for a class', async ({ page }) => {
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
  await adding.getByPlaceholder('Type a name').fill('chan');
  await page.getByRole('option').first().click();
  await expect(adding.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  // The first Escape only closes the list of the picker, so the test presses Escape until the question
  // appears.
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

/** Buttons that open a dialog in which people enter text, by page. */
const openers: [path: string, button: string][] = [
  ['/classes', 'New class'],
  ['/timetable', 'New session'],
  ['/users', 'Invite people'],
  ['/organizations/brightwater?tab=api', 'New API key'],
  ['/organizations/brightwater?tab=api', 'New webhook'],
];
const writable =
  '[role="dialog"] :is(input:not([type]), input[type=text], input[type=url], textarea):not([role=combobox], [readonly], [aria-haspopup])';

sometimes(
  'closing a dialog with typed text asks for confirmation or keeps the text as a draft',
  async ({ page }) => {
    test.setTimeout(90_000);
    await openAs(page, 'helen@brightwater.example', '/');
    await page.setViewportSize({ width: 1280, height: 900 });
    const visit = createNavigator(page);
    for (const [path, name] of openers) {
      await visit(pageUrl(path));
      const isNamed = { name, exact: true };
      const main = page.getByRole('main');
      const opener = main.getByRole('button', isNamed).or(main.getByRole('link', isNamed)).first();
      await opener.click();
      const fields = page.locator(writable);
      await expect(fields.first(), path).toBeVisible();
      const values = await fields.evaluateAll(all => all.map(each => (each as HTMLInputElement).value));
      const field = fields.nth(values.indexOf(''));
      await field.fill('Kept');
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await page.keyboard.press('Escape');
      const title = `${path} ${name}`;
      const isOver = async () =>
        (await question.isVisible()) || (await page.getByRole('dialog').count()) === 0;
      await expect.poll(isOver, title).toBe(true);
      if (await question.isVisible()) {
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await expect(field, title).toHaveValue('Kept');
        await page.keyboard.press('Escape');
        await question.getByRole('button', { name: 'Discard changes' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      } else {
        await opener.click();
        await expect(field, title).toHaveValue('Kept');
      }
    }
  },
);

sometimes(
  'a form that is opened again shows what its user typed on another device, and opens without it if the draft cannot be read',
  async ({ page }) => {
    const user = 'mei@brightwater.example';
    await openAs(page, user, '/timetable');
    const dialog = page.getByRole('dialog', { name: 'New session' });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    const opener = page.getByRole('main').getByRole('button', { name: 'New session' }).first();
    await opener.click();
    await expect(title).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const { call } = await callerOf(user, 'brightwater');
    const body = JSON.stringify({ recordId: null, version: null, values: { title: 'Typed on a tablet' } });
    await call(drafts.saveDraft, { form: 'classsession', body });
    await opener.click();
    await expect(title).toHaveValue('Typed on a tablet');
    await call(drafts.discardDraft, { form: 'classsession' });

    await page.route(/\/drafts\/classsession$/, route => route.fulfill({ status: 404, json: {} }));
    await page.reload();
    await opener.click();
    await expect(title).toHaveValue('');
  },
);

sometimes(
  'the form of a new case that is opened again shows what its user typed here or on another device',
  async ({ page }) => {
    const user = 'leung@brightwater.example';
    await openAs(page, user, '/cases');
    const dialog = page.getByRole('dialog', { name: 'New case' });
    const name = dialog.getByRole('textbox', { name: 'Full name' });
    const opener = page.getByRole('main').getByRole('link', { name: 'New case' });
    const { call } = await callerOf(user, 'brightwater');
    const reopen = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await opener.click();
    };
    await opener.click();
    await expect(name).toHaveValue('');
    await name.fill('Typed here');
    await reopen();
    await expect(name).toHaveValue('Typed here');
    await expect(dialog.getByText(/^Draft saved .+, only you can see it/)).toBeVisible();

    const body = JSON.stringify({ values: { fullName: 'Typed on a tablet' }, version: null });
    await call(drafts.saveDraft, { form: 'case', body });
    await reopen();
    await expect(name).toHaveValue('Typed on a tablet');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('Typed on a tablet');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  },
);
