import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { readPdf } from '../../support/read-pdf.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, type Lang, pageUrl, test } from '../support/pages.ts';
import { product } from '../support/product.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { scannedToken } from '../support/scanned-token.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const say = {
  en: {
    title: 'Register your child',
    fullName: /^Full name/,
    birthDate: /^Date of birth/,
    girl: 'Girl',
    addMother: 'Add mother',
    mother: 'Mother’s name',
    motherEmail: 'Mother’s email',
    receiptHere: 'We send a short receipt there.',
    otherEmail: /^Only if it is not a parent’s email above/,
    receipt: /^We send a short receipt to w•••@family\.example/,
    consentBy: /^Who gives consent/,
    relationship: /^Relationship to the child/,
    phone: 'Phone',
    mainland: 'A mobile number of mainland China begins with +86',
    send: 'Send registration',
    thanks: 'Thank you',
    another: 'Register another child',
    invalid: 'QR code invalid!',
    busy: 'Nothing is lost: keep this page open and send it again in 1 minute',
    closed: 'This QR code no longer works, so your child is not registered yet',
  },
  zh: {
    title: '登记您的孩子',
    fullName: /^姓名/,
    birthDate: /^出生日期/,
    girl: '女',
    addMother: '添加母亲',
    mother: '母亲姓名',
    motherEmail: '母亲邮箱',
    receiptHere: '我们会将简短的回执发到此邮箱。',
    otherEmail: /^与上方父母邮箱不同时才需填写/,
    receipt: /^我们会将简短的回执发到w•••@family\.example/,
    consentBy: /^同意人姓名/,
    relationship: /^与孩子的关系/,
    phone: '电话',
    mainland: '中国内地的手机号码请以+86开头',
    send: '提交登记',
    thanks: '谢谢您',
    another: '登记另一个孩子',
    invalid: '二维码无效！',
    busy: '请不要关闭本页，1分钟后重新提交',
    closed: '此二维码已失效，您的孩子尚未登记',
  },
} as const;
const languageButton = { en: 'EN', zh: '中文' } as const;

/**
 * Maximum time until a sent form is accepted. It includes a wait of some seconds, because the form was filled
 * in faster than a person can.
 */
const longestMs = 30_000;
/** Maximum time from scanning to the thank-you page for a parent with a slow phone and connection. */
const patienceMs = 120_000;
/** Time per key: a thumb types about six letters per second. */
const keyMs = 160;

/**
 * Makes the page as slow as on a cheap phone with weak mobile data: a quarter of this CPU, 1.6 Mbit/s, 150 ms
 * latency.
 */
async function beSlow(page: Page): Promise<CDPSession> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await phone.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  return phone;
}

async function beQuick(phone: CDPSession): Promise<void> {
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...unlimited });
}

/** Downloads the poster as staff do, and reads its code from the page as a camera would. */
async function scanPoster(page: Page): Promise<string> {
  await openAs(page, 'helen@brightwater.example', '/cases?tab=qr');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Poster to print (PDF)' }).click();
  const bytes = await readFile(await (await downloading).path());
  const { data, width, height } = await (await readPdf(new Uint8Array(bytes))).draw(1, 2);
  return jsQR(data, width, height)?.data ?? 'nothing was read';
}

/** Fills in the required fields of the child and one parent: the child key by key, the parent by autofill. */
async function fillIn(page: Page, words: (typeof say)[Lang], child: string): Promise<void> {
  await page.getByLabel(words.fullName).pressSequentially(child, { delay: keyMs });
  await page.getByLabel(words.birthDate).pressSequentially('12/11/2020', { delay: keyMs });
  await page.getByLabel(words.girl, { exact: true }).check();
  await page.getByRole('button', { name: words.addMother }).click();
  await page.getByLabel(words.mother).fill('Wong Ka Yan');
  await expect(page.getByText(words.receiptHere, { exact: true })).toBeVisible();
  await page.getByLabel(words.motherEmail).fill('wong@family.example');
  await expect(page.getByText(words.otherEmail)).toBeVisible();
  await page.getByLabel(words.consentBy).fill('Wong Ka Yan');
  await page.getByLabel(words.relationship).selectOption('mother');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** All data that a browser keeps after a page is closed. */
async function readStorage(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases]);
  });
  return kept + JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

for (const lang of sampleLanguages('register-child')) {
  const other: Lang = lang === 'en' ? 'zh' : 'en';
  const words = say[lang];

  test.describe(`a parent registers a child in ${lang}`, () => {
    test.use({ locale: lang === 'en' ? 'en-HK' : 'zh-CN' });

    test('a parent scans the poster and registers a child on a small slow phone, and staff accept the registration', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const child = `Wong ${crypto.randomUUID().slice(0, 8)}`;
      const address = await scanPoster(page);
      expect(address.startsWith(`${product().web}/`), address).toBe(true);

      await page.setViewportSize({ width: 320, height: 640 });
      const phone = await beSlow(page);
      const scannedAt = Date.now();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      const openedAt = Date.now();
      await fillIn(page, words, child);

      await page.getByRole('button', { name: languageButton[other] }).click();
      await expect(page.getByRole('heading', { level: 1, name: say[other].title })).toBeVisible();
      await expect(page.getByLabel(say[other].fullName)).toHaveValue(child);
      await expect(page.getByLabel(say[other].mother)).toHaveValue('Wong Ka Yan');
      await page.getByRole('button', { name: languageButton[lang] }).click();
      const storage = await readStorage(page);
      for (const secret of [child, 'Wong', '12/11/2020', '2020-11-12']) expect(storage).not.toContain(secret);

      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeFocused({
        timeout: longestMs,
      });
      const tookMs = Date.now() - scannedAt;
      await expect(page.getByText(words.receipt)).toBeVisible();
      console.log(
        `registering a child in ${lang}: ${(tookMs / 1000).toFixed(1)} s from scan to thank-you, the form after ${((openedAt - scannedAt) / 1000).toFixed(1)} s`,
      );
      expect(tookMs).toBeLessThan(patienceMs);
      expect(await readStorage(page)).not.toContain('Wong');
      await beQuick(phone);
      await expectAccessible(page);

      await page.getByRole('button', { name: words.another }).click();
      await expect(page.getByLabel(words.mother)).toHaveValue('Wong Ka Yan');
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByLabel(words.fullName)).toBeFocused();
      await expectAccessible(page);

      await page.setViewportSize({ width: 390, height: 844 });
      page.once('dialog', dialog => dialog.accept());
      await openAs(page, 'helen@brightwater.example', '/cases?tab=review');
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('link', { name: child })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expectAccessible(page);
      await page.getByRole('button', { name: `Accept ${child}` }).click();
      const accepting = page.getByRole('dialog');
      await expect(accepting).toContainText('Agreed to');
      await expect(accepting).toContainText('Keeping the child’s data and caring for the child');
      await expectAccessible(page);
      await accepting.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText(`Registration of ${child} accepted`)).toBeVisible();
      await expect(page.getByRole('link', { name: child })).toBeHidden();
      await page.getByRole('alert').getByRole('link', { name: 'Open the case' }).click();
      await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible();
    });

    testInTurn(
      `a rejected registration in ${lang} shows the reason, and keeps the input`,
      async ({ page }) => {
        const refusals = [
          { status: 429, body: { message: 'Too Many Requests' }, told: words.busy },
          {
            status: 410,
            body: { error: { code: 'registration.closed', message: '', fields: {} } },
            told: words.closed,
          },
        ];
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(pageUrl(`/cases/register?token=${await scannedToken()}`, lang));
        const phone = page.getByLabel(words.phone, { exact: true });
        await phone.fill('13812345678');
        await page.getByRole('button', { name: words.send }).click();
        await expect(page.getByText(words.mainland)).toBeVisible();
        await expect(phone).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByLabel(words.fullName)).toHaveAttribute('aria-invalid', 'true');
        await phone.fill('');
        await fillIn(page, words, 'Wong Yat');
        for (const { status, body, told } of refusals) {
          let canType = true;
          await page.route('**/api/registrations', async route => {
            canType = await page.getByLabel(words.fullName).isEnabled();
            await route.fulfill({ status, json: body });
          });
          await page.getByRole('button', { name: /^(Send|提交|重新提交)/ }).click();
          await expect(page.getByRole('alert')).toContainText(told);
          expect(canType).toBe(false);
          await expect(page.getByLabel(words.fullName)).toHaveValue('Wong Yat');
          await expectAccessible(page);
          await page.unrouteAll();
        }
      },
    );

    testInTurn('the page of an invalid QR code says that the code is invalid', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(pageUrl(`/cases/register/${'A'.repeat(22)}`, lang));
      await expect(page.getByRole('heading', { level: 1, name: words.invalid })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
