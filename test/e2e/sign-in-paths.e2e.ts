import type { Page } from '@playwright/test';
import { totpCode } from '../../lib/local/cognito/totp.ts';
import { demoPassword } from '../../lib/local/demo/people.ts';
import {
  type Account,
  addSecondFactor,
  makeAccount,
  makeAccountWithTemporaryPassword,
} from './support/accounts.ts';
import { expect, expectAccessible, pageUrl, press, signIn } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

async function submitSignIn(page: Page, { email }: Account, password = demoPassword): Promise<void> {
  await page.goto(pageUrl('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

testInTurn(
  'after sign-in the list of organisations opens by itself, and the last used organisation is preselected',
  async ({ page }) => {
    const account = await makeAccount({ brightwater: 'active', 'st-marys': 'active' });
    await submitSignIn(page, account);
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(2);
    await expectAccessible(page);
    await press(page, 'Sign in');
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: /St Mary/ }).click();
    await press(page, 'Sign in');
    await expect(page.getByText('You are signed in')).toBeVisible();
    await page.goto(pageUrl('/logout'));
    await expect(page.getByText('You are signed out')).toBeVisible();
    await submitSignIn(page, account);
    await expect(page.getByRole('option', { name: /St Mary.*last used on this device/ })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('St Mary’s Primary School');
    await page.keyboard.press('Escape');
    await press(page, 'Sign in');
    await expect(page.getByText('St Mary’s Primary School').first()).toBeVisible();
  },
);

testInTurn(
  'the reason for a rejected sign-in is shown only after the right password, and another account can then sign in',
  async ({ page }) => {
    const nowhere = await makeAccount({});
    const suspended = await makeAccount({ brightwater: 'suspended' });
    const invited = await makeAccount({ brightwater: 'invited', 'st-marys': 'invited' });
    for (const [account, reason] of [
      [nowhere, /doesn’t belong to an organisation yet/],
      [suspended, /access to this organisation is suspended/],
      [invited, /not accepted your invitation yet/],
    ] as const) {
      await submitSignIn(page, account, 'not-the-password');
      await expect(page.getByText('Error while authenticating')).toBeVisible();
      await expect(page.getByText(reason)).toBeHidden();
      await submitSignIn(page, account);
      await expect(page.getByText(reason)).toBeVisible();
      await expectAccessible(page);
      await press(page, 'Sign in as somebody else');
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue('');
      expect(
        await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join()),
      ).not.toMatch(/Cognito/);
    }
  },
);

/**
 * Number of wrong passwords after which an account is locked for eight seconds. The fifth one locks it for
 * one second. Attempts during a lock do not count.
 */
const attemptsUntilLocked = 8;

testInTurn(
  'signing in after too many attempts shows the same error as a wrong password',
  async ({ page }) => {
    const account = await makeAccount({ brightwater: 'active' });
    await page.goto(pageUrl('/login'));
    await page.getByLabel('Email').fill(account.email);
    const tryWrongPassword = async () => {
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      const refused = page.waitForResponse(response => response.status() === 400);
      await press(page, 'Sign in');
      return (await refused).text();
    };
    for (let counted = 0; counted < attemptsUntilLocked; counted++)
      await expect.poll(tryWrongPassword, { timeout: 20_000 }).not.toContain('attempts exceeded');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await press(page, 'Sign in');
    await expect(page.getByText('Error while authenticating')).toHaveCount(1);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  },
);

testInTurn('a temporary password is replaced at the first sign-in', async ({ page }) => {
  const newcomer = await makeAccountWithTemporaryPassword('Sent-by-mail-7', { brightwater: 'active' });
  await submitSignIn(page, newcomer, 'Sent-by-mail-7');
  const first = page.getByLabel('New password', { exact: true });
  await expect(first).toBeFocused();
  await press(page, 'Sign in');
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await first.fill('short');
  await page.getByLabel('New password again').fill('other');
  await press(page, 'Sign in');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await first.fill('password1');
  await expect(page.getByText('Easy to guess')).toBeVisible();
  await press(page, 'Sign in');
  await expect(page.getByText('Choose a longer or less common password')).toBeVisible();
  await first.fill('three-quiet-owls');
  await page.getByLabel('New password again').fill('three-quiet-owls');
  await press(page, 'Sign in');
  await expect(page.getByText('You are signed in')).toBeVisible();
});

testInTurn('after the password, sign-in asks for the code of the second factor', async ({ page }) => {
  const account = await makeAccount({ brightwater: 'active' });
  await signIn(page, account.email);
  const secret = await addSecondFactor(account.email);
  await page.goto(pageUrl('/logout'));
  await expect(page.getByText('You are signed out')).toBeVisible();
  await submitSignIn(page, account);
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const right = totpCode(secret, Date.now());
  await code.fill(right === '000000' ? '000001' : '000000');
  await press(page, 'Sign in');
  await expect(page.getByText('This code is incorrect')).toBeVisible();
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await press(page, 'Sign in');
  await expect(page.getByText('You are signed in')).toBeVisible();
});

testInTurn('an unsolicited OAuth response is rejected and removed from the address', async ({ page }) => {
  for (const query of ['code=abc&state=xyz', 'error=access_denied&error_description=no']) {
    await page.goto(pageUrl(`/login?${query}&next=%2Fcases`));
    await expect(page.getByText('Error while authenticating')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?next=%2Fcases');
  }
});

testInTurn('signing in without a network shows an error', async ({ page, complaints }) => {
  await page.goto(pageUrl('/login'));
  await page.getByLabel('Email').fill('helen@brightwater.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await press(page, 'Sign in');
  await expect(page.getByText('Something went wrong, try again later')).toBeVisible();
  await page.context().setOffline(false);
  await press(page, 'Sign in');
  await expect(page.getByText('You are signed in')).toBeVisible();
  complaints.splice(0);
});

testInTurn(
  'a browser that prefers Chinese opens the sign-in page in Chinese at the first visit',
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(pageUrl('/'));
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/zh/login');
    await context.close();
  },
);
