import type { Page } from '@playwright/test';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, type Lang, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { scannedToken } from '../support/scanned-token.ts';

const say = {
  en: {
    title: 'Register your child',
    fullName: /^Full name/,
    birthDate: /^Date of birth/,
    girl: 'Girl',
    addMother: 'Add mother',
    mother: 'Mother’s name',
    consentBy: /^Who gives consent/,
    relationship: /^Relationship to the child/,
    send: 'Send registration',
    thanks: 'Thank you',
    invalid: 'QR code invalid!',
  },
  zh: {
    title: '登记您的孩子',
    fullName: /^姓名/,
    birthDate: /^出生日期/,
    girl: '女',
    addMother: '添加母亲',
    mother: '母亲姓名',
    consentBy: /^由谁表示同意/,
    relationship: /^与孩子的关系/,
    send: '提交登记',
    thanks: '谢谢您',
    invalid: '二维码无效！',
  },
} as const;
const languageButton = { en: 'EN', zh: '中文' } as const;

/** Whoever is quicker than a person waits for a few seconds. */
const longestMs = 15_000;

/** All that a browser keeps once a page is closed. */
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

  test(`a parent registers a child on a small phone in ${lang}, and staff accept it`, async ({ page }) => {
    const child = `Wong ${crypto.randomUUID().slice(0, 8)}`;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pageUrl(`/${await scannedToken()}`, lang));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expectAccessible(page);

    const send = page.getByRole('button', { name: words.send });
    await send.click();
    await expect(page.getByLabel(words.fullName)).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel(words.fullName).fill(child);
    await page.getByLabel(words.birthDate).fill('12/11/2020');
    await page.getByLabel(words.girl, { exact: true }).check();
    await page.getByRole('button', { name: words.addMother }).click();
    await page.getByLabel(words.mother).fill('Wong Ka Yan');

    await page.getByRole('button', { name: languageButton[other] }).click();
    await expect(page.getByRole('heading', { level: 1, name: say[other].title })).toBeVisible();
    await expect(page.getByLabel(say[other].fullName)).toHaveValue(child);
    await expect(page.getByLabel(say[other].mother)).toHaveValue('Wong Ka Yan');
    await page.getByRole('button', { name: languageButton[lang] }).click();

    await page.getByLabel(words.consentBy).fill('Wong Ka Yan');
    await page.getByLabel(words.relationship).selectOption('mother');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    const storage = await readStorage(page);
    for (const secret of [child, 'Wong', '12/11/2020', '2020-11-12']) expect(storage).not.toContain(secret);

    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeFocused({
      timeout: longestMs,
    });
    await expectAccessible(page);
    expect(await readStorage(page)).not.toContain('Wong');

    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'helen@brightwater.example', '/cases?tab=review');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: child })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Accept ${child}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Registration accepted')).toBeVisible();
    await expect(page.getByRole('link', { name: child })).toBeHidden();
  });

  test(`a code that opens nothing says so in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pageUrl(`/${'A'.repeat(22)}`, lang));
    await expect(page.getByRole('heading', { level: 1, name: words.invalid })).toBeVisible();
    await expectAccessible(page);
  });
}
