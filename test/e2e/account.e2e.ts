import { randomUUID } from 'node:crypto';
import { totpCode } from '../../lib/local/cognito/totp.ts';
import { demoPassword } from '../../lib/local/demo/people.ts';
import { addSecondFactor, makeAccount, newestMailTo } from './support/accounts.ts';
import { openAs } from './support/act-as.ts';
import { expect, expectAccessible, pageUrl, phone, press, signIn, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { testInTurn } from './support/test-in-turn.ts';

/** Reads the link in the newest email to an address. */
async function linkTo(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = /href="([^"]*[?&](?:amp;)?email=[\w-]{43})"/.exec((await newestMailTo(email)).html)?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return new URL(link.replaceAll('&amp;', '&')).search;
}

testInTurn(
  'a person changes their email address by opening the link sent to the new address',
  async ({ page }) => {
    const account = await makeAccount({ brightwater: 'active' });
    const email = `${randomUUID()}@lumitree.example`;
    await signIn(page, account.email);
    await page.goto(pageUrl('/settings'));
    await press(page, 'Change address');
    await press(page, 'Send link');
    await expect(page.getByLabel('New email')).toBeFocused();
    await page.getByLabel('New email').fill(email);
    await page.getByLabel('Your password', { exact: true }).fill('not-my-password');
    await press(page, 'Send link');
    await expect(page.getByText('Wrong password')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
    await press(page, 'Send link');
    await expect(page.getByText(`If ${email} isn’t used by anyone else`)).toBeVisible();
    await page.goto(pageUrl(`/settings${await linkTo(email)}`));
    await expect(page.getByText('Email changed')).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?tab=account');
  },
);

testInTurn(
  'on a phone a person signs in with a recovery code, which turns off the second factor of the lost authenticator',
  async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(phone);
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await page.goto(pageUrl('/settings'));
    await press(page, 'Set up');
    await page.getByLabel('Your password', { exact: true }).fill('not-my-password');
    await press(page, 'Continue');
    await expect(page.getByText('Wrong password')).toBeVisible();
    await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
    await press(page, 'Continue');
    const secret = (await page.getByText(/^[A-Z2-7]{32,}$/).textContent()) ?? '';
    await page.getByLabel('Six-digit code').fill(totpCode(secret, Date.now()));
    await press(page, 'Switch on');
    const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(dialog.getByText('You have no recovery codes.')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Go on without codes');
    await expect(dialog).toBeHidden();
    await press(page, 'Create recovery codes');
    await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
    await press(page, 'Show codes');
    const codes = page.getByRole('listitem').filter({ hasText: /^[A-Z2-9]{5}-[A-Z2-9]{5}$/ });
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const code = (await codes.first().textContent()) ?? '';
    await press(page, 'I’ve saved them');
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await page.goto(pageUrl('/logout'));
    await expect(page.getByText('You are signed out')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await press(page, 'Sign in');
    await press(page, 'Lost your phone? Use a recovery code');
    await page.getByLabel('Recovery code').fill('AAAAA-AAAAA');
    await press(page, 'Sign in');
    await expect(page.getByText('This code is incorrect')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    await press(page, 'Sign in');
    await expect(page.getByText('You are signed in')).toBeVisible();
    await page.goto(pageUrl('/settings'));
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  },
);

testInTurn('a person signs out another device and then all devices', async ({ page, browser }) => {
  const { email } = await makeAccount({ brightwater: 'active' });
  await signIn(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email);
  await page.goto(pageUrl('/settings'));
  const rows = page.getByRole('listitem').filter({ hasText: /Brightwater Vision Clinic · since/ });
  await expect(rows).toHaveCount(2);
  await rows.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await elsewhere.goto(pageUrl('/cases'));
  await elsewhere.waitForURL(/\/login/);
  await press(page, 'Sign out everywhere');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out everywhere')).toBeVisible();
  await elsewhere.context().close();
});

const failures = {
  en: {
    mobile: 'Mobile',
    profession: 'Profession',
    qualification: 'Qualification',
    present: 'Current password',
    next: 'New password',
    again: 'New password again',
    change: 'Change password',
    password: 'Password change failed',
    save: 'Save changes',
    profile: 'Profile edit failed',
  },
  zh: {
    mobile: '手机',
    profession: '职业',
    qualification: '资历',
    present: '当前密码',
    next: '新密码',
    again: '再次输入新密码',
    change: '修改密码',
    password: '密码修改失败',
    save: '保存修改',
    profile: '个人资料编辑失败',
  },
};

for (const lang of sampleLanguages('failed changes')) {
  testInTurn(
    `a failed change of the password or the profile is reported in ${lang}`,
    async ({ page, complaints }) => {
      const say = failures[lang];
      const { email } = await makeAccount({ brightwater: 'active' });
      await signIn(page, email, lang);
      await page.goto(pageUrl('/settings', lang));
      await page.getByLabel(say.present, { exact: true }).fill('not-my-password');
      await page.getByLabel(say.next, { exact: true }).fill('three-quiet-owls');
      await page.getByLabel(say.again, { exact: true }).fill('three-quiet-owls');
      await press(page, say.change);
      await expect(page.getByText(say.password)).toBeVisible();
      await page.goto(pageUrl('/settings?tab=profile', lang));
      const refusal = { error: { code: 'request.invalid', message: 'Please check the highlighted fields' } };
      await page.route('**/api/account/profile', route =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
      );
      const facts = {
        [say.mobile]: '9123 4567',
        [say.profession]: 'Optometrist',
        [say.qualification]: 'BSc',
      };
      for (const [name, fact] of Object.entries(facts)) await page.getByRole('textbox', { name }).fill(fact);
      await press(page, say.save);
      await expect(page.getByText(say.profile)).toBeVisible();
      complaints.splice(0);
    },
  );
}

testInTurn(
  'a platform administrator has a picture but no signature, because they sign no reports',
  async ({ page }) => {
    await openAs(page, 'sam@lumitree.example', '/settings?tab=profile');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page.getByText('Picture', { exact: true })).toBeVisible();
    await expect(page.getByText('Signature', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Draw signature' })).toHaveCount(0);
  },
);

testInTurn('an authenticator is turned off with the password and a code', async ({ page }) => {
  const { email } = await makeAccount({ brightwater: 'active' });
  await signIn(page, email);
  const secret = await addSecondFactor(email);
  await page.goto(pageUrl('/settings'));
  await press(page, 'Switch off');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel('Six-digit code').fill('000000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('This code is incorrect')).toBeVisible();
  await dialog.getByLabel('Six-digit code').fill(totpCode(secret, Date.now() + 30_000));
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Authenticator app switched off')).toBeVisible();
});
