import type { Page } from '@playwright/test';
import { newestMailTo } from './accounts.ts';
import { expect, expectAccessible, pageUrl } from './pages.ts';

export const chosenPassword = 'three-quiet-owls';

/** The query string of the link in a person's newest invitation email. */
export async function invitationQueryFor(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { html } = await newestMailTo(email);
    link = /href="([^"]*\/register\?token=[\w-]{43})"/.exec(html)?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return new URL(link).search;
}

/** Registers with the link of an invitation, up to the list of missing steps. */
export async function registerInChinese(guest: Page, token: string, fullName: string): Promise<void> {
  await guest.goto(pageUrl(`/register${token}`, 'zh'));
  await expect(guest.getByRole('heading', { name: '注册' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: '注册' }).click();
  await expect(guest.getByText('请先同意条款')).toBeVisible();
  await guest.getByLabel('姓名').fill(fullName);
  await guest.getByLabel('新密码', { exact: true }).fill(chosenPassword);
  await guest.getByLabel(/再次/).fill(chosenPassword);
  for (const term of await guest.getByRole('checkbox').all()) await term.check();
  await guest.getByRole('button', { name: '注册' }).click();
  await expect(guest.getByText('请先完成注册，尚缺：')).toBeVisible();
}

/** Fills in the required details, and adds a certificate. */
export async function completeProfileInChinese(guest: Page): Promise<void> {
  await guest.getByLabel('手机').fill('9123 4567');
  await guest.getByLabel('职业').fill('视光师');
  await guest.getByLabel('资历').fill('视光学学士');
  await guest.getByRole('button', { name: '保存' }).click();
  await expect(guest.getByText('个人资料已保存')).toBeVisible();
  await guest.goto(pageUrl('/settings?tab=certificates', 'zh'));
  await guest.getByLabel('名称').fill('执业证书');
  await guest.getByLabel('签发日期').fill('2024-01-01');
  await guest.locator('input[type=file]').setInputFiles({
    name: '证书.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(guest.getByText('已上传')).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: '添加证书' }).click();
  await expect(guest.getByText('证书已添加')).toBeVisible();
  await expect(guest.getByText('注册已完成')).toBeVisible();
}
