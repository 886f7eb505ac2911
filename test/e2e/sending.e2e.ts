import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visit } from '../features/eye/eye-reports/samples.ts';
import { bytesAt } from '../support/files/bytes-at.ts';
import { readPdf } from '../support/read-pdf.ts';
import { newestMailTo } from './support/accounts.ts';
import { actAs, helen } from './support/act-as.ts';
import { tokenOf } from './support/examples.ts';
import { expect, expectAccessible, type Lang, openCase, pageUrl, phone, test } from './support/pages.ts';
import { product } from './support/product.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { sometimes, testInTurn } from './support/test-in-turn.ts';

async function post(path: string, body: unknown): Promise<unknown> {
  const authorization = `Bearer ${await tokenOf(helen, 'brightwater')}`;
  const headers = { authorization, 'content-type': 'application/json', 'x-organization': 'brightwater' };
  const answer = await fetch(`${product().api}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: unknown }).data;
}

interface FoundReport {
  data: { id: string; case: { fullName: string; birthDate: string } }[];
}

/** Finds a finished report and its child in the demo. */
async function finishedReport() {
  const { data } = (await post('eye-reports/search', { status: 'finished', limit: 1 })) as FoundReport;
  const [report] = data;
  if (!report) throw new Error('The demonstration has no finished report');
  return report;
}

const family = () => `family-${randomUUID()}@test.example`;

/** The page linked in the newest email to an address. */
async function linkSentTo(email: string, lang: Lang): Promise<string> {
  let link = '';
  await expect(async () => {
    const { html } = await newestMailTo(email);
    link =
      [...html.matchAll(/href="([^"]*\?link=[\w.-]+)"/g)]
        .map(([, found = '']) => found)
        .find(found => found.includes('/zh/') === (lang === 'zh')) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return pageUrl(new URL(link).pathname.replace(/^\/zh/, '') + new URL(link).search, lang);
}

/** Makes a finished report of a new child, so that no other test sends it. */
async function ownReport() {
  const born = { fullName: '陈小雨', birthDate: '2017-03-14' };
  const child = (await post('cases', { ...born, emailLanguage: 'zh' })) as { id: string };
  const begun = (await post(`cases/${child.id}/eye-reports`, visit)) as { id: string; version: number };
  await post(`eye-reports/${begun.id}/finish`, { version: begun.version });
  return { caseId: child.id, id: begun.id };
}

async function send(page: Page, to: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Another address' }).fill(to);
  await page.getByRole('checkbox', { name: 'I checked this address' }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Report sent')).toBeVisible();
}

test('a report is read in one language and sent from its page in that of the family, and the email looks exactly like its preview', async ({
  page,
}) => {
  const { id } = await ownReport();
  const to = family();
  await actAs(page, helen);
  await page.goto(pageUrl(`/eye/report/myopia/${id}?copy=en`));
  await page.getByRole('button', { name: 'Email report' }).click();
  const dialog = page.getByRole('dialog', { name: /^Email .+’s report$/ });
  await expect(dialog.getByRole('radio', { name: '简体中文' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Another address' }).fill('nobody');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Invalid email address', { exact: true })).toBeVisible();
  await expect(dialog.getByText('nobody', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Check it before you send')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Another address' }).fill(to);
  await expect(dialog.getByText('Check it before you send')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I checked this address' }).check();
  await dialog.getByRole('checkbox', { name: 'Refraction report' }).check();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('See you in May');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('See you in May')).toBeVisible();
  await expect(preview.getByRole('link', { name: /-myopia-zh\.pdf/ })).toHaveAttribute(
    'href',
    /\/eye\/report\/myopia\/.*copy=zh-Hans/,
  );
  const subject = (await preview.getByText(/^Subject:/).textContent())?.replace('Subject: ', '');
  await expectAccessible(page);
  await send(page, to);
  await expect(async () => expect((await newestMailTo(to)).subject).toBe(subject)).toPass();
});

testInTurn(
  'a report is sent from a case and from the dashboard, also in Chinese on a phone',
  async ({ page }) => {
    await actAs(page, helen);
    await openCase(page, 'Kwok Hiu Tung', '郭晓彤');
    await page.getByRole('link', { name: 'Email report' }).click();
    await expect(page.getByRole('dialog', { name: 'Email 郭晓彤’s report' })).toBeVisible();
    await page.setViewportSize(phone);
    await page.goto(pageUrl('/', 'zh'));
    await page.getByRole('link', { name: '用邮件发送报告' }).click();
    const { case: child } = await finishedReport();
    await page.getByRole('combobox', { name: '孩子' }).fill(child.fullName);
    await page.getByRole('option', { name: child.fullName }).first().click();
    await expect(page.getByRole('button', { name: '发送', exact: true })).toBeVisible();
    await expectAccessible(page);
  },
);

sometimes(
  'the link to a report asks for the child’s birth date and then opens the report, on a phone in both languages',
  async ({ page, browser }) => {
    const report = await finishedReport();
    const to = family();
    await post(`eye-reports/${report.id}/send`, {
      ...{ kinds: ['myopia'], language: 'zh', to: [to], asLink: true, message: '下次见' },
      addressesConfirmed: true,
    });
    const stranger = await (await browser.newContext({ viewport: phone })).newPage();
    await stranger.goto(await linkSentTo(to, 'zh'));
    await expect(stranger.getByRole('heading', { name: '您有一份报告' })).toBeVisible();
    await expectAccessible(stranger);
    await expect(stranger.getByText(report.case.fullName)).toHaveCount(0);
    await stranger.getByRole('textbox', { name: '出生日期' }).fill('2011-11-11');
    await stranger.getByRole('button', { name: '查看报告' }).click();
    await expect(stranger.getByText('出生日期不正确，还可以再试4次。')).toBeVisible();
    await stranger.setViewportSize({ width: 1280, height: 900 });
    await stranger.goto(await linkSentTo(to, 'en'));
    await expectAccessible(stranger);
    await stranger
      .getByRole('textbox', { name: 'Date of birth' })
      .fill(report.case.birthDate.replaceAll('-', '/'));
    await stranger.getByRole('button', { name: 'Open the report' }).click();
    await expect(stranger.getByText('下次见')).toBeVisible();
    await expect(stranger.locator('canvas').first()).toBeVisible();
    await expectAccessible(stranger);
    const kept = await stranger.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const secret of ['link', report.case.fullName, report.case.birthDate, '下次见'])
      expect(kept).not.toContain(secret);
    await stranger.goto(`${await linkSentTo(to, 'en')}x`);
    await expect(stranger.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
    await actAs(page, helen);
    await page.goto(await linkSentTo(to, 'en'));
    await expect(page.getByRole('heading', { name: 'A report for you' })).toBeVisible();
    await stranger.context().close();
  },
);

testInTurn(
  'a report is sent again from its page and the child’s page with the same recipients and content',
  async ({ page }) => {
    const { id, caseId } = await ownReport();
    const to = family();
    const sent = {
      ...{ kinds: ['myopia'], language: 'zh', script: 'traditional', to: [to], message: '下次見' },
      addressesConfirmed: true,
    };
    await post(`eye-reports/${id}/send`, sent);
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/report/refraction/${id}?copy=zh-Hant`));
    await expect(page.getByRole('radio', { name: '繁體中文' })).toBeChecked();
    await page.getByRole('button', { name: /^Send again the reports/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Send 陈小雨’s report again' });
    await expect(dialog.getByRole('textbox', { name: 'Another address' })).toHaveValue(to);
    await expect(dialog.getByRole('checkbox', { name: 'Myopia report' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Refraction report' })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: '繁體中文' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('下次見');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('within the last ten minutes');
    await dialog.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(page.getByText('Report sent')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: to })).toHaveCount(2);
    await page.setViewportSize(phone);
    await page.goto(pageUrl(`/cases/${caseId}`, 'zh'));
    await page
      .getByRole('link', { name: /^重新发送/ })
      .first()
      .click();
    const again = page.getByRole('dialog', { name: '重新发送陈小雨的报告' });
    await expect(again.getByRole('textbox', { name: '其他邮箱' })).toHaveValue(to);
    await expectAccessible(page);
    await again.getByRole('button', { name: '取消' }).click();
    await expect(page).toHaveURL(pageUrl(`/cases/${caseId}`, 'zh'));
  },
);

/** The text of the PDF that a print page shows, without spaces. */
async function textOfPdf(path: string, lang: Lang): Promise<string> {
  const [, kind, id] = /report\/(refraction|myopia)(?:\/(eye_\w+))?\/render/.exec(path) ?? [];
  const made = await post(id ? `eye-reports/${id}/pdf` : 'eye-forms/pdf', { kind, language: lang });
  const { url } = made as { url: string };
  return wordsOf(await bytesAt(url));
}

const wordsOf = async (bytes: Uint8Array): Promise<string> =>
  (await (await readPdf(bytes)).texts()).join('').replaceAll(/\s/g, '');

for (const lang of sampleLanguages('bare reports')) {
  testInTurn(
    `a report and a blank form open with a token in the address and print the same text as their PDF (${lang})`,
    async ({ browser }) => {
      const { id, case: child } = await finishedReport();
      const token = await tokenOf(helen, 'brightwater');
      for (const [path, text] of [
        [`/eye/report/refraction/${id}/render`, child.fullName],
        [`/eye/report/myopia/${id}/render`, child.fullName],
        ['/eye/report/refraction/render', 'Brightwater Vision Clinic'],
        ['/eye/report/myopia/render', 'Brightwater Vision Clinic'],
      ] as const) {
        const context = await browser.newContext();
        const bare = await context.newPage();
        await bare.goto(`${pageUrl(path, lang)}?auth_token=${token}`);
        await expect(bare.getByText(text).first()).toBeVisible();
        await expect(bare.locator('canvas')).toHaveCount(0);
        await expect(bare.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(bare);
        expect(bare.url()).toBe(pageUrl(path, lang));
        const printed = await bare.pdf({ preferCSSPageSize: true });
        expect(await wordsOf(printed)).toBe(await textOfPdf(path, lang));
        await bare.setViewportSize(phone);
        await bare.emulateMedia({ media: 'print' });
        const sheet = await bare.getByRole('region').first().boundingBox();
        expect(sheet?.x, 'paper narrower than a sheet cuts off its right edge, not its left').toBe(0);
        await context.close();
      }
    },
  );
}
