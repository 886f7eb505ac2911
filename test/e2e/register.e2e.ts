import type { Page } from '@playwright/test';
import { actAs } from './support/act-as.ts';
import { expect, expectAccessible, pageUrl, phone, test } from './support/pages.ts';
import { completeProfileInChinese, invitationQueryFor, registerInChinese } from './support/register.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** Invites a person as the clinic's admin, and returns the link in the email. */
async function invite(page: Page, email: string): Promise<string> {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(pageUrl('/users?new=1'));
  await page.getByLabel('Email addresses').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expectAccessible(page);
  return invitationQueryFor(email);
}

test('an invited person registers on a phone in Chinese and finishes their registration', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const email = `lin-${Date.now()}@brightwater.example`;
  const token = await invite(page, email);
  const context = await browser.newContext({ viewport: phone });
  const guest = await context.newPage();
  await registerInChinese(guest, token, '林小青');
  await expectAccessible(guest);
  await guest.goto(pageUrl('/cases', 'zh'));
  await guest.waitForURL(/\/zh\/settings/);
  await completeProfileInChinese(guest);
  await expect(guest.getByText('等待核实')).toBeVisible();
  await guest.goto(pageUrl('/cases', 'zh'));
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  expect(guest.url()).toBe(pageUrl('/cases', 'zh'));
  await guest.goto(pageUrl(`/register${token}`, 'zh'));
  await expect(guest.getByRole('heading', { name: '链接已失效' })).toBeVisible();
  await expectAccessible(guest);
  await context.close();
});

testInTurn(
  'registering without an invitation link is impossible, and the message is the same for every email address',
  async ({ page }) => {
    await page.goto(pageUrl('/register'));
    await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('nobody@nowhere.example');
    await page.getByRole('button', { name: 'Send my invitation again' }).click();
    await expect(
      page.getByText('If there is an invitation for this address, it is on its way.'),
    ).toBeVisible();
  },
);
