import { randomUUID } from 'node:crypto';
import { superadmin } from '../../lib/local/demo/people.ts';
import type { MailAccount } from '../../shared/core/mail/account.ts';
import { emailLog } from '../../shared/features/operations/email-log/endpoints.ts';
import { invitations } from '../../shared/features/organizations/invitations/endpoints.ts';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { actAs, openAs } from './support/act-as.ts';
import { violationsOf } from './support/axe.ts';
import { callerOf } from './support/caller-of.ts';
import { sendReadsAlone } from './support/joint-reads.ts';
import { expect, expectAccessible, pageUrl, phone } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const admin = 'helen@brightwater.example';
const organizationId = 'brightwater';

testInTurn(
  'an admin finds a bounced email, unblocks its address, and resends the emails that could not be sent to it',
  async ({ page }) => {
    const helen = await callerOf(admin, organizationId);
    const email = `bounce-${randomUUID().slice(0, 8)}@lake.example`;
    const { data: member } = await helen.call(invitations.invite, { organizationId, email, role: 'user' });
    const states = async () =>
      (await helen.call(emailLog.searchMails, { text: email })).data.data.map(({ state }) => state);
    await expect.poll(states, { timeout: 60_000 }).toEqual(['bounced']);
    for (const _ of [1, 2, 3])
      await helen.call(invitations.resendInvitation, { organizationId, memberId: member.id });
    await expect.poll(states, { timeout: 60_000 }).toEqual([...Array(3).fill('suppressed'), 'bounced']);

    await actAs(page, admin);
    await page.goto(pageUrl('/organizations/brightwater?tab=email'));
    await page.getByRole('searchbox').fill(email);
    await expect(page.getByRole('listitem').filter({ hasText: email }).getByText('Bounced')).toBeVisible();
    expect(page.url()).not.toContain('lake.example');
    await expectAccessibleEverywhere(page);
    const allow = page.getByRole('button', { name: `Resume sending to ${email}` });
    await allow.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Resume sending', exact: true }).click();
    await expect(page.getByText('Sending to this address has resumed')).toBeVisible();
    await expect(allow).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Send again to ${email}` })).toHaveCount(3);
    await page.getByRole('button', { name: 'Send all again' }).click();
    await expect(dialog).toContainText('Send 3 emails again?');
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Send all again' }).click();
    await expect(page.getByText('3 emails are being sent again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send all again' })).toHaveCount(0);
    await expect.poll(async () => (await states()).length).toBe(7);
    await helen.call(invitations.revokeInvitation, { organizationId, memberId: member.id });
  },
);

testInTurn(
  'the list of emails stays legible in the dark theme while the list is loaded again',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs(page, admin, '/organizations/brightwater?tab=email');
    await expect(page.getByRole('listitem').filter({ hasText: 'Bounced' }).first()).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/mails/search', async route => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('searchbox').fill('bounce');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
    expect(await violationsOf(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
    held.resolve();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  },
);

testInTurn(
  'on a phone, in Chinese, a platform administrator sees the platform’s emails',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await actAs(page, superadmin.email);
    await page.goto(pageUrl('/organizations?tab=email&state=failed', 'zh'));
    await expect(page.getByText('没有符合条件的邮件')).toBeVisible();
    await expectAccessible(page);
  },
);

testInTurn(
  'while SES is in its sandbox, a platform administrator is told that emails wait and what to do',
  async ({ page }) => {
    let isInSandbox = true;
    await sendReadsAlone(page);
    await page.route('**/api/mails/account', route => {
      const account: MailAccount = {
        ...{ isInSandbox, isPaused: false, isUnderReview: false, mailsADay: 200, sentInADay: 7 },
        ...{ waiting: 3, asOf: new Date().toISOString() },
      };
      return route.fulfill({ json: { data: { account } } });
    });
    await openAs(page, superadmin.email, '/dashboard');
    const title = page.getByText('Email is in the sandbox of Amazon SES');
    await expect(title).toBeVisible();
    await expect(page.getByText(/^3 emails are waiting, as of /)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(pageUrl('/organizations?tab=email'));
    await expect(title).toBeVisible();
    isInSandbox = false;
    const answer = page.waitForResponse('**/api/mails/account');
    await page.reload();
    await (await answer).finished();
    await expect(page.getByText('Emails sent by Lumitree itself')).toBeVisible();
    await expect(title).toHaveCount(0);
  },
);
