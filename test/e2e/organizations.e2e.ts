import { randomUUID } from 'node:crypto';
import { superadmin } from '../../lib/local/demo/people.ts';
import { expect, expectAccessible, pageUrl, phone, signIn, test } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

test.use({ viewport: phone });

testInTurn(
  'on a phone, in Chinese, a platform administrator adds an organisation, archives it and restores it',
  async ({ page }) => {
    const name = `明亮视力诊所${randomUUID().slice(0, 6)}`;
    await signIn(page, superadmin.email, 'zh');
    await page.goto(pageUrl('/organizations', 'zh'));
    await page.getByRole('link', { name: '新建机构' }).click();
    const dialog = page.getByRole('dialog', { name: '新建机构' });
    await dialog.getByRole('button', { name: '创建并邀请' }).click();
    await expect(dialog.getByLabel('名称')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('名称').fill(name);
    await expect(dialog.getByLabel('代码')).toHaveValue(/^mingliangshilizhensuo-/);
    await dialog.getByRole('combobox', { name: '国家/地区' }).fill('日本');
    await page.getByRole('option', { name: '日本' }).click();
    await dialog.getByLabel('姓名').fill('林清');
    await dialog.getByLabel('邮箱').fill(`${randomUUID()}@lake.example`);
    await dialog.getByRole('button', { name: '创建并邀请' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('已用1个席位，共10个')).toBeVisible();
    await expectAccessible(page);
    const menu = page.getByRole('button', { name: `${name}的更多操作` });
    await menu.click();
    await page.getByRole('menuitem', { name: '归档' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '归档', exact: true }).click();
    await expect(page.getByText(`已归档“${name}”`)).toBeVisible();
    await expect(page.getByRole('button', { name: '恢复' })).toBeVisible();
    await page.getByRole('button', { name: '恢复' }).click();
    await expect(page.getByText(`已恢复“${name}”`)).toBeVisible();
    await expect(menu).toBeVisible();
    await page.getByRole('link', { name: '平台记录' }).click();
    await expect(page.getByText('创建机构')).toBeVisible();
  },
);
