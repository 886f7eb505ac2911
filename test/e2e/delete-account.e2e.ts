import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../lib/local/demo/people.ts';
import { addSecondFactor, mailsTo, makeAccount } from './support/accounts.ts';
import { actAs } from './support/act-as.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleOnPhoneAndDesk,
  pageUrl,
  phone,
  signIn,
} from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { sometimes, testInTurn } from './support/test-in-turn.ts';

const labels = {
  en: {
    title: 'Delete my account',
    signIn: 'Sign in',
    password: 'Your password',
    sure: 'I understand that this can’t be undone',
    wrong: 'Wrong password',
    gone: 'Your account is being deleted',
    handOver: /Hand over cases/,
    refused: /assigned to you/,
    download: 'Download my data',
    failed: 'Download failed',
  },
  zh: {
    title: '删除我的账号',
    signIn: '登录',
    password: '您的密码',
    sure: '我明白删除后无法恢复',
    wrong: '密码不正确',
    gone: '正在删除您的账号',
    handOver: /交接个案/,
    refused: /分配给您/,
    download: '下载我的数据',
    failed: '下载失败',
  },
} as const;

for (const lang of sampleLanguages('deleted account')) {
  sometimes(`an account is deleted for good once its password is confirmed, in ${lang}`, async ({ page }) => {
    const words = labels[lang];
    const { email } = await makeAccount({ brightwater: 'active' });
    await page.goto(pageUrl('/delete', lang));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: words.signIn, exact: true })).toBeVisible();
    await signIn(page, email, lang);
    await page.goto(pageUrl('/delete', lang));
    const button = page.getByRole('button', { name: words.title });
    await button.click();
    await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
    await expectAccessibleOnPhoneAndDesk(page);
    await page.getByRole('checkbox', { name: words.sure }).check();
    await page.getByLabel(words.password, { exact: true }).fill('not-my-password');
    await button.click();
    await expect(page.getByText(words.wrong)).toBeVisible();
    await page.getByLabel(words.password, { exact: true }).fill(demoPassword);
    await button.click();
    await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
    await expectAccessible(page);
    await page.goto(pageUrl('/cases', lang));
    await page.waitForURL(/\/login/);
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
      .toEqual(['Your Lumitree account has been deleted · 您的明树账号已删除']);
  });

  testInTurn(
    `a person saves a file of their own data, and a failure shows an error, in ${lang}`,
    async ({ page, complaints }) => {
      const words = labels[lang];
      await actAs(page, 'leung@brightwater.example');
      await page.goto(pageUrl('/settings?tab=account', lang));
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: words.download }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/^lumitree-my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await saved.path(), 'utf8'));
      expect(data.person.email).toBe('leung@brightwater.example');
      expect(data.organizations[0].acts.length).toBeGreaterThan(0);
      await page.route('**/api/account/data', route => route.fulfill({ status: 500, json: {} }));
      await page.getByRole('button', { name: words.download }).press('Enter');
      await expect(page.getByText(words.failed)).toBeVisible();
      await page.setViewportSize(phone);
      await expectAccessible(page);
      complaints.splice(0);
    },
  );

  testInTurn(
    `a person who owns cases cannot delete the account and is led to the page that transfers the cases, in ${lang}`,
    async ({ page }) => {
      const words = labels[lang];
      await page.setViewportSize(phone);
      await actAs(page, 'leung@brightwater.example');
      await page.goto(pageUrl('/delete', lang));
      await expect(page.getByText(words.refused).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.handOver }).first().click();
      await page.waitForURL(/cases\?assignedTo=/);
    },
  );
}

testInTurn(
  'a person with a second factor is asked for its code before the account is deleted',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await addSecondFactor(email);
    await page.goto(pageUrl('/delete'));
    await page.getByRole('checkbox').check();
    await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.getByLabel('Six-digit code').fill('000000');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('This code is incorrect')).toBeVisible();
  },
);

testInTurn(
  'the only admin of an organisation is told to make somebody else an admin before deleting the account',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    let isLastAdmin = false;
    await page.route('**/api/belongings', route =>
      route.fulfill({ json: { data: { belongings: [{ kind: 'classes', count: 2 }], isLastAdmin } } }),
    );
    await page.goto(pageUrl('/delete'));
    await expect(page.getByText(/2 classes are yours\. Ask an admin to remove you/)).toBeVisible();
    isLastAdmin = true;
    await page.reload();
    await expect(page.getByText(/^You are the only admin of /)).toBeVisible();
    await expect(page.getByText(/2 classes are yours\. The new admin takes over/)).toBeVisible();
    await expect(page.getByText(/sk an admin/)).toBeHidden();
  },
);
