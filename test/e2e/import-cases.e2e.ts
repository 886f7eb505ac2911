import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { helen, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, type Lang, phone, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { sometimes } from './support/test-in-turn.ts';

const texts = {
  en: {
    limit: /at most 10,000 rows$/,
    gb: /^Read as Simplified/,
    check: 'Check all rows',
    make: 'Import 2 children',
    undo: 'Undo import',
    back: 'Undo this import?',
  },
  zh: {
    limit: /最多10,000行$/,
    gb: /^按简体中文/,
    check: '检查所有行',
    make: '导入2个孩子',
    undo: '撤销导入',
    back: '撤销此次导入？',
  },
} as const satisfies Record<Lang, object>;

/** 姓名,出生日期,档案号 in GB 18030. */
const headings = Buffer.from('d0d5c3fb2cb3f6c9fac8d5c6da2cb5b5b0b8bac50d0a', 'hex');
/** 陈小明, 王大力 */
const names = ['b3c2d0a1c3f7', 'cdf5b4f3c1a6'];

/** 姓名,出生日期,地址 with 陳大文 of 深水埗元州街 and 李嘅㗎 of 深水埗醫局街, in Big5 with the characters of Hong Kong. */
const hongKong = Buffer.from(
  'a96da6572ca558a5cda4e9b4c12ca661a77d0d0ab3afa46aa4e52c323031372d30332d31342cb260a4f496f5a4b8a67bb5f30d0aa7f59def9dee2c323031362d30352d30362cb260a4f496f5c2e5a7bdb5f30d0a',
  'hex',
);

sometimes('a list in Big5 is imported with the characters that only Hong Kong uses', async ({ page }) => {
  await openAs(page, helen, '/cases?tab=import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: hongKong });
  await page.getByRole('button', { name: /^Read as Traditional/ }).click();
  await expect(page.getByText('李嘅㗎').first()).toBeVisible();
  await expect(page.getByText('深水埗元州街').first()).toBeVisible();
});

for (const lang of sampleLanguages('import of cases')) {
  test(`${lang}: a list in GB 18030 is imported after columns are chosen and checked, and the import is undone`, async ({
    page,
  }) => {
    const t = texts[lang];
    const mark = `G${lang}${Date.now().toString(36)}`;
    /**
     * A birth year that differs by language and time of the run, because children imported by an earlier run
     * still exist.
     */
    const year = 1900 + (Date.now() % 40) * 2 + (lang === 'en' ? 0 : 1);
    const rows = names.map((name, at) =>
      Buffer.concat([Buffer.from(name, 'hex'), Buffer.from(`,${year}-02-0${at + 1},${mark}-${at}\r\n`)]),
    );
    const bad = Buffer.from(`,1931-01-01,${mark}-9\r\n`);
    const file = {
      name: 'children.csv',
      mimeType: 'text/csv',
      buffer: Buffer.concat([headings, ...rows, bad]),
    };
    await page.setViewportSize(phone);
    await openAs(page, helen, '/cases?tab=import', lang);
    await expectAccessible(page);
    const chooser = page.locator('input[type=file]');
    await expect(chooser).toHaveAccessibleDescription(t.limit);
    await chooser.setInputFiles(file);
    await page.getByRole('button', { name: t.gb }).click();
    await expect(page.getByText('陈小明').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.check }).click();
    await expect(page.getByRole('button', { name: t.make })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: t.make }).click();
    await expect(page.getByRole('button', { name: t.undo })).toBeVisible({ timeout: 30_000 });
    const caller = await callerOf(helen, 'brightwater');
    const found = async () => (await caller.call(cases.searchCases, { text: mark })).data.data.length;
    expect(await found()).toBe(2);
    await page.getByRole('button', { name: t.undo }).click();
    await page.getByRole('dialog', { name: t.back }).getByRole('button', { name: t.undo }).click();
    await expect.poll(found, { timeout: 30_000 }).toBe(0);
    await expectAccessible(page);
  });
}
