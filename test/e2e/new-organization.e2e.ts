import { randomUUID } from 'node:crypto';
import { superadmin } from '../../lib/local/demo/people.ts';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { mailsTo } from './support/accounts.ts';
import { openAs } from './support/act-as.ts';
import { expect, expectAccessible, pageUrl, phone, test } from './support/pages.ts';
import { product } from './support/product.ts';
import {
  chosenPassword,
  completeProfileInChinese,
  invitationQueryFor,
  registerInChinese,
} from './support/register.ts';
import { testInTurn } from './support/test-in-turn.ts';

testInTurn(
  'the admin of a new organisation registers on a phone, invites people, gets a module and sets the screen lock',
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const word = randomUUID().slice(0, 8);
    const email = `ling-${word}@lake.example`;
    const command = {
      kind: 'organization',
      name: `湖畔诊所${word}`,
      slug: `lake-${word}`,
      country: 'HK',
      script: 'simplified',
      seats: 3,
      endsOn: '2099-12-31',
      admin: { fullName: '林静', email, locale: 'zh' },
    };
    expect(await provisionLocally(product(), command)).toMatchObject({ changed: true });
    expect(await provisionLocally(product(), command)).toMatchObject({ changed: false });
    const token = await invitationQueryFor(email);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('邀请您加入明树');

    const context = await browser.newContext({ viewport: phone });
    const guest = await context.newPage();
    await registerInChinese(guest, token, '林静');
    await completeProfileInChinese(guest);

    await guest.getByRole('link', { name: '前往首页' }).click();
    const steps = guest.getByRole('region', { name: '开始使用' });
    await expect(steps.getByRole('listitem')).toHaveCount(6);
    await expect(steps.getByText('打印登记二维码')).toBeVisible();
    await expect(steps.getByRole('link', { name: '新建个案' })).toBeVisible();
    const actions = guest.getByRole('region', { name: '快捷操作' });
    await expect(actions.getByRole('link', { name: '新建个案' })).toBeVisible();
    await expectAccessible(guest);

    await guest.goto(pageUrl('/users?new=1', 'zh'));
    const invited = ['one', 'two', 'three'].map(name => `${name}-${word}@lake.example`);
    const dialog = guest.getByRole('dialog');
    await dialog.getByLabel('邮箱地址').fill(invited.join('\n'));
    await dialog.getByRole('button', { name: '发送邀请' }).click();
    await expect(guest.getByText('已发送2份邀请')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(`three-${word}@lake.example：许可的席位已用完`);
    await expect(dialog.getByLabel('邮箱地址')).toHaveValue(`three-${word}@lake.example`);
    await expectAccessible(guest);
    for (const [index, address] of invited.entries())
      await expect.poll(async () => (await mailsTo(address)).length).toBe(index < 2 ? 1 : 0);

    await guest.goto(pageUrl('/eye', 'zh'));
    await expect(guest.getByRole('heading', { name: '无访问权限' })).toBeVisible();
    await guest.getByRole('button', { name: '申请开通' }).click();
    await expect(guest.getByText('已提交申请')).toBeVisible();
    await expectAccessible(guest);

    await openAs(page, superadmin.email, '/organizations?tab=requests');
    const request = page.getByRole('listitem').filter({ hasText: command.name });
    await expect(request).toContainText('林静 requests the');
    await request.getByRole('button', { name: 'Respond' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save decision' }).click();
    await expect(page.getByText(/林静 now has access to the /)).toBeVisible();
    await expect(request).toHaveCount(0);

    await guest.reload();
    await expect(guest).toHaveURL(pageUrl('/eye', 'zh'));
    await expect(guest.getByRole('heading', { name: '无访问权限' })).toHaveCount(0);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();

    await guest.goto(pageUrl(`/organizations/${command.slug}?tab=preferences`, 'zh'));
    await guest.getByRole('combobox', { name: '闲置时锁定屏幕' }).click();
    await guest.getByRole('option', { name: '5分钟后', exact: true }).click();
    await guest.getByRole('button', { name: '保存' }).click();
    await expect(guest.getByText('修改已保存')).toBeVisible();
    await expectAccessible(guest);
    await guest.clock.install();
    await guest.goto(pageUrl('/cases?new=1', 'zh'));
    await guest.getByLabel('姓名').first().fill('小明');
    await guest.clock.fastForward('04:00');
    await expect(guest.getByText('请重新登录')).toHaveCount(0);
    await guest.clock.fastForward('01:10');
    const lock = guest.getByRole('dialog', { name: '请重新登录' });
    await expect(lock.getByText('屏幕已锁定')).toBeVisible();
    await expectAccessible(guest);
    await lock.getByLabel('密码', { exact: true }).fill(chosenPassword);
    await lock.getByRole('button', { name: '登录', exact: true }).click();
    await expect(lock).toBeHidden();
    await expect(guest.getByLabel('姓名').first()).toHaveValue('小明');
    await context.close();
  },
);
