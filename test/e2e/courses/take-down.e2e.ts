import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';

test('a course that the platform takes down closes to a subscriber who is reading it, and opens again', async ({
  page,
  browser,
}) => {
  const course = 'Eyes along the line 眼睛跟着线走';
  const reader = await (await browser.newContext()).newPage();
  await openAs(reader, 'margaret@stmarys.example', '/library');
  await reader.getByRole('link', { name: course, exact: true }).click();
  const isSubscribed = await reader
    .getByRole('button', { name: `Subscribe: ${course}` })
    .waitFor({ timeout: 5_000 })
    .then(
      () => false,
      () => true,
    );
  if (!isSubscribed) {
    await reader.getByRole('button', { name: `Subscribe: ${course}` }).click();
    await reader.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
    await openAs(page, 'sam@lumitree.example', '/curriculum');
    await page.getByRole('button', { name: `Approve: ${course}, St Mary’s Primary School` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await reader.reload();
  }
  await reader.getByRole('list', { name: 'Folders and activities' }).getByRole('link').first().click();
  await expect(reader.getByRole('heading', { name: 'Plan' })).toBeVisible();

  await openAs(page, 'sam@lumitree.example', '/curriculum?tab=courses');
  await page.getByRole('button', { name: `Take down: ${course}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pictures are copied from a book');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The pictures are copied from a book')).toBeVisible();
  await expectAccessible(page);

  await expect(async () => {
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'Plan' })).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await reader.goto(pageUrl('/library?tab=subscribed'));
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(reader);

  await page.getByRole('button', { name: `Restore: ${course}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: `Take down: ${course}` })).toBeVisible();
  await reader.getByRole('link', { name: course, exact: true }).click();
  await reader.getByRole('list', { name: 'Folders and activities' }).getByRole('link').first().click();
  await expect(reader.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await reader.context().close();
});
