import { actAs, openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes('a custom activity is created, shared, and copied by a colleague', async ({ page }) => {
  const title = `Bead string ${Date.now()}`;
  await openAs(page, 'helen@brightwater.example', '/activity/curriculum/custom');
  await expect(page.getByRole('link', { name: '3 Brock string, three beads' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(pageUrl('/activity/custom/create'));
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Add activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = page.url();

  await actAs(page, 'mei@brightwater.example');
  await page.goto(address);
  await expect(page.getByText('You can only see your activities')).toBeVisible();

  await actAs(page, 'helen@brightwater.example');
  await page.goto(address);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share with colleagues' }).click();
  await expect(page.getByText(`Colleagues are offered a copy of “${title}”`)).toBeVisible();

  await actAs(page, 'mei@brightwater.example');
  await page.goto(address);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make my own copy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Copy of ${title}` })).toBeVisible();
});

sometimes('deleting an activity first shows the coming sessions that contain it', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/activity/curriculum/custom');
  await page.getByRole('button', { name: 'Actions for Line tracking sheet' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  const asking = page.getByRole('dialog', { name: 'Delete “Line tracking sheet”?' });
  await expect(asking).toContainText(/\d+ sessions? of the next two months/);
  await expect(asking.getByRole('listitem').first()).toContainText(/, \w+ \d+ \w+.*, \d\d:\d\d–\d\d:\d\d$/);
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Line tracking sheet' })).toBeVisible();
});

sometimes('the library links to custom activities even without the Curriculum module', async ({ page }) => {
  await openAs(page, 'tom@stmarys.example', '/library');
  await page.getByRole('link', { name: 'Our activities' }).click();
  await expect(page).toHaveURL(pageUrl('/activity/curriculum/custom'));
  await expect(page.getByRole('heading', { level: 1, name: 'Our activities' })).toBeVisible();
  await openAs(page, 'mei@brightwater.example', '/library');
  await page.getByRole('link', { name: 'Our activities' }).click();
  await expect(page).toHaveURL(pageUrl('/activity/curriculum'));
});
