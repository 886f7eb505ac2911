import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { provisionLocally } from '../../lib/local/provision-locally.ts';
import { makeAccount } from './support/accounts.ts';
import { expect, expectAccessibleOnPhoneAndDesk, pageUrl, signIn } from './support/pages.ts';
import { product } from './support/product.ts';
import { chosenPassword, invitationQueryFor } from './support/register.ts';
import { sometimes, testInTurn } from './support/test-in-turn.ts';

testInTurn(
  'new users see Chinese in the organisation’s Chinese script until they choose the other script',
  async ({ page }) => {
    const word = randomUUID().slice(0, 8);
    const email = `lok-${word}@peak.example`;
    const admin = { fullName: '陸樂', email, locale: 'zh' };
    const command = { kind: 'organization', name: `山頂${word}`, slug: `peak-${word}`, country: 'HK' };
    await provisionLocally(product(), { ...command, seats: 3, endsOn: '2099-12-31', admin });
    const token = await invitationQueryFor(email);
    await page.goto(pageUrl(`/register${token}`, 'zh'));
    await expect(page.getByRole('heading', { name: '註冊' })).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);
    await page.getByRole('button', { name: '简体' }).click();
    await expect(page.getByRole('heading', { name: '注册' })).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page);
    await page.getByRole('button', { name: '繁體' }).click();
    await page.getByLabel('姓名').fill('陸樂');
    await page.getByLabel('新密碼', { exact: true }).fill(chosenPassword);
    await page.getByLabel(/再次/).fill(chosenPassword);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '註冊' }).click();
    await expect(page.getByText('請先完成註冊，尚缺：')).toBeVisible();
  },
);

testInTurn(
  'a mobile number is shown in groups, and weeks begin on the organisation’s first weekday',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await page.goto(pageUrl('/settings?tab=profile'));
    await page.getByLabel('Profession').fill('Optometrist');
    await page.getByLabel('Qualification').fill('BSc Optometry');
    await page.getByLabel('Mobile').fill('123 45');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Invalid phone number')).toBeVisible();
    await page.getByLabel('Mobile').fill('9123-4567');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Mobile')).toHaveValue('+852\u00a09123\u00a04567');
    await page.goto(pageUrl('/cases?new=1'));
    const birthday = page.getByLabel('Date of birth');
    await birthday.fill('2019-05-05');
    await page.getByRole('button', { name: 'Choose from a calendar' }).click();
    const weekdays = page.getByRole('dialog', { name: 'Choose from a calendar' }).locator('thead th');
    await expect(weekdays.first()).toHaveText('Su');
  },
);

sometimes(
  'settings that are typed while others are being saved stay typed and can be saved next',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await page.goto(pageUrl('/settings?tab=profile'));
    const [profession, qualification] = [page.getByLabel('Profession'), page.getByLabel('Qualification')];
    await page.getByLabel('Mobile').fill('9123-4567');
    await profession.fill('Optometrist');
    await qualification.fill('BSc');
    const isSave = (request: Request) => request.url().endsWith('/profile') && request.method() === 'PUT';
    const network = Promise.withResolvers<void>();
    await page.route(/\/profile$/, async route => {
      if (isSave(route.request())) await network.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(isSave);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await sent;
    await qualification.fill('BSc Optometry');
    network.resolve();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(profession).toHaveValue('Optometrist');
    await expect(qualification).toHaveValue('BSc Optometry');
    const answered = page.waitForResponse(response => isSave(response.request()) && response.ok());
    await page.getByRole('button', { name: 'Save changes' }).click();
    await answered;
    await page.reload();
    await expect(qualification).toHaveValue('BSc Optometry');
  },
);

testInTurn(
  'a page keeps the language that was chosen last, even if the texts of another language arrive later',
  async ({ page }) => {
    await page.goto(pageUrl('/login'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.waitForLoadState('networkidle');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const held: string[] = [];
    await page.route('**/assets/*.js', async route => {
      held.push(route.request().url());
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/*.js');
    await page.getByRole('button', { name: '中文' }).click();
    await asked;
    await page.getByRole('button', { name: 'EN' }).click();
    release();
    for (let arrived = 0; arrived < held.length; arrived++)
      await page.evaluate(script => import(script), held[arrived] as string);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(pageUrl('/login'));
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
    await expect(page).toHaveURL(pageUrl('/login', 'zh'));
  },
);
