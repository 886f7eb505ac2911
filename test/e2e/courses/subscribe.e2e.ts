import { actAs, openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'a school requests a course, the platform approves the request, and the school sees the course as subscribed',
  async ({ page }) => {
    const course = 'Strokes and space 笔画与空间';
    await openAs(page, 'margaret@stmarys.example', '/library');
    await page.getByRole('link', { name: course, exact: true }).click();
    const tree = page.getByRole('list', { name: 'Folders and activities' });
    await expect(tree.getByRole('listitem')).not.toHaveCount(0);
    await expect(tree.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('the content opens once the platform has approved')).toBeVisible();
    await page.getByRole('button', { name: `Request subscription: ${course}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Waiting approval')).toBeVisible();
    await expectAccessible(page);

    await openAs(page, 'sam@lumitree.example', '/curriculum');
    await page.getByRole('button', { name: `Approve: ${course}, St Mary’s Primary School` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('12 months', { exact: true }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();

    await actAs(page, 'margaret@stmarys.example');
    await page.goto(pageUrl('/library?tab=subscribed'));
    await expect(page.getByRole('listitem', { name: course })).toContainText('Subscribed');
    await page.getByRole('link', { name: course, exact: true }).click();
    await tree.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
    await expectAccessible(page);
  },
);
