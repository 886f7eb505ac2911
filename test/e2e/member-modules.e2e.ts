import { superadmin } from '../../lib/local/demo/people.ts';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { makeAccount } from './support/accounts.ts';
import { actAs, openAs } from './support/act-as.ts';
import { expect, expectAccessible, pageUrl, phone } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

testInTurn(
  'an admin grants a member a module of the licence, and the member can use it without signing in again',
  async ({ page, browser }) => {
    const { email, sub } = await makeAccount({ brightwater: 'active' });
    const context = await browser.newContext();
    const hers = await context.newPage();
    await openAs(hers, email, '/eye');
    await expect(hers.getByRole('heading', { name: 'No access' })).toBeVisible();

    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl(`/users/licences?status=active&modules=brightwater/${sub}`));
    const dialog = page.getByRole('dialog', { name: 'Eve Tester: modules' });
    await expect(dialog.getByRole('button', { name: 'Change the Eye module' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Change the Eye module' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save decision' }).click();
    await expect(page.getByText('Eve Tester now has access to the Eye module')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=active');

    await hers.goto(pageUrl('/eye'));
    await expect(hers.getByRole('heading', { level: 1, name: 'Eye' })).toBeVisible();
    await hers.goto(pageUrl('/dashboard?tab=notifications', 'zh'));
    await expect(hers.getByText('视光模块已为您开通')).toBeVisible();
    await context.close();
  },
);

testInTurn(
  'an admin cannot grant a module with an end date in the past, and a declined request is shown as declined',
  async ({ page, browser }) => {
    const { email, sub } = await makeAccount({ brightwater: 'active' });
    const context = await browser.newContext();
    const hers = await context.newPage();
    await openAs(hers, email, '/eye');
    await hers.getByRole('button', { name: 'Request access' }).click();
    await expect(hers.getByText('Request sent').first()).toBeVisible();
    await context.close();

    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl(`/users/licences?status=active&modules=brightwater/${sub}`));
    const decide = () => page.getByRole('button', { name: 'Change the Eye module' }).click();
    await decide();
    await page.getByLabel('Until').fill('2020-01-01');
    await page.getByRole('button', { name: 'Save decision' }).click();
    await expect(page.getByText('This date is in the past')).toBeVisible();
    await expect(page.getByText('now has access')).toHaveCount(0);
    await page.getByText('Don’t grant').click();
    await page.getByLabel('Reason').fill('Please add your certificate first');
    await page.getByRole('button', { name: 'Save decision' }).click();
    await expect(page.getByText('Eve Tester’s request for the Eye module has been declined')).toBeVisible();
  },
);

testInTurn(
  'on a phone, in Chinese, when a platform administrator chooses an organisation, its modules are preselected',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await actAs(page, superadmin.email);
    await page.goto(pageUrl('/admins?status=active&new=1', 'zh'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('机构').fill('mary');
    await page.getByRole('option', { name: /St Mary’s Primary School/ }).click();
    await expect(dialog.getByRole('checkbox', { name: '课程', exact: true })).not.toBeChecked();
    await dialog.getByLabel('机构').fill('bright');
    await page.getByRole('option', { name: /Brightwater Vision Clinic/ }).click();
    await expect(dialog.getByRole('checkbox', { name: '视光' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: '课程', exact: true })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=active');
  },
);
