import { openAs } from '../support/act-as.ts';
import { createNavigator } from '../support/navigate.ts';
import { expect, pageUrl, press, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'an error with an unknown code shows one general toast, which disappears when the page changes',
  async ({ page, complaints }) => {
    await openAs(page, 'helen@brightwater.example', '/classes');
    const visit = createNavigator(page);
    await visit(pageUrl('/classes'));
    await page.route('**/api/classes', route =>
      route.fulfill({ status: 409, json: { error: { code: 'class.never-heard-of', message: 'Refused' } } }),
    );
    await press(page, 'New class');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`Refused ${Date.now()}`);
    const toast = page.getByText('Form submit error', { exact: true });
    for (let times = 0; times < 2; times += 1) {
      await dialog.getByRole('button', { name: /^(Add|Save|Create)/ }).click();
      await expect(toast).toHaveCount(1);
    }
    await page.unroute('**/api/classes');
    await page.clock.install();
    await page.clock.fastForward(10_000);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Cases', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
    await expect(toast).toHaveCount(0);
    complaints.splice(0);
  },
);

test('a session that is saved without children shows an error beside the field and as a toast', async ({
  page,
}) => {
  await openAs(page, 'helen@brightwater.example', '/timetable');
  await press(page, 'New session');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(page.getByText('You need to select at least one Class or Case')).toHaveCount(2);
});
