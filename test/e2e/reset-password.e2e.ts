import type { Page } from '@playwright/test';
import { codeSentTo, makeAccount, newestMailTo, setCognitoLocale } from './support/accounts.ts';
import { expect, expectAccessible, pageUrl, press, test } from './support/pages.ts';
import { product } from './support/product.ts';
import { testInTurn } from './support/test-in-turn.ts';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto(pageUrl('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await press(page, 'Send code');
  await expect(page.getByText('If this address has an account, a code is on its way.')).toBeVisible();
}

async function choosePassword(page: Page, code: string, password: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await press(page, 'Set new password');
}

test('a person who forgot their password sets a new one with a code from an email', async ({ page }) => {
  const { email } = await makeAccount({ brightwater: 'active' });
  await askForCode(page, email);
  await expect(page.getByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);
  await expect(page.getByText(/^Most organisations ask for at least 8 characters/)).toBeVisible();
  const code = await codeSentTo(email);
  await choosePassword(page, code === '000000' ? '000001' : '000000', 'three-quiet-owls');
  await expect(page.getByText('This code is incorrect')).toBeVisible();
  await choosePassword(page, `Your code: ${code}`, 'hootowl');
  await expect(page.getByText('Your organisation asks for at least 8 characters')).toBeVisible();
  await expect(page.getByText(/^At least 8 characters/)).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.getByLabel('New password', { exact: true }).fill('three-quiet-owls');
  await page.getByLabel('New password again').fill('three-quiet-owls');
  await press(page, 'Set new password');
  await expect(page.getByText('Your new password is set. Sign in with it')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(page.url()).toBe(pageUrl('/login'));
  await page.getByLabel('Password', { exact: true }).fill('three-quiet-owls');
  await press(page, 'Sign in');
  await expect(page.getByText('You are signed in')).toBeVisible();
});

testInTurn(
  'resetting the password of an unknown address shows the same messages as for a known one at every step',
  async ({ page }) => {
    await askForCode(page, 'nobody@brightwater.example');
    await choosePassword(page, '123456', 'three-quiet-owls');
    await expect(page.getByText('This code is incorrect')).toBeVisible();
    for (let attempt = 0; attempt < 5; attempt++) await press(page, 'Set new password');
    await expect(page.getByText(/^Too many attempts/)).toBeVisible();
  },
);

testInTurn('an expired code for a forgotten password is reported as expired', async ({ page }) => {
  const { email } = await makeAccount({ brightwater: 'active' });
  await page.goto(pageUrl('/reset-password'));
  await expectAccessible(page);
  await press(page, 'Send another code');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await choosePassword(page, '123456', 'three-quiet-owls');
  await expect(page.getByText('Token expired')).toBeVisible();
});

testInTurn(
  'the email with the code is in the person’s language, and its link does not name the person',
  async ({ page }) => {
    for (const [locale, subject, address] of [
      ['en', 'Your Lumitree code for a new password', '/reset-password'],
      ['zh', '明树：重设密码的验证码', '/zh/reset-password'],
    ] as const) {
      const account = await makeAccount({ brightwater: 'active' });
      await setCognitoLocale(account, locale);
      await askForCode(page, account.email);
      const mail = await newestMailTo(account.email);
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(`href="${product().web}${address}"`);
      expect(mail.html).not.toContain(account.email);
    }
  },
);

const languagesAndWidths = [
  [320, 'light'],
  [768, 'dark'],
  [1920, 'light'],
] as const;

testInTurn('the pages for a forgotten password are accessible in Chinese', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password']) {
    await page.goto(pageUrl(path, 'zh'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, colorScheme] of languagesAndWidths) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});
