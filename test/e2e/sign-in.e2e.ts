import { demoPeople } from '../../lib/local/demo/people.ts';
import { sampleInTurn } from '../support/sampling/sample-in-turn.ts';
import { chooseOrganization, expect, labels, pageUrl, signIn, test } from './support/pages.ts';
import { product } from './support/product.ts';
import { testInTurn } from './support/test-in-turn.ts';

test('every demo account can sign in and out, half of them in English and half in Chinese', async ({
  page,
  context,
}) => {
  const numbered = product().signIns.map((account, index) => ({ ...account, index }));
  for (const { email, organizationSlug, role, index } of sampleInTurn('demonstration', 3, numbered)) {
    const lang = index % 2 === 0 ? 'en' : 'zh';
    const isInSeveral = product().signIns.filter(other => other.email === email).length > 1;
    await signIn(page, email, lang, isInSeveral ? (organizationSlug ?? undefined) : undefined);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const saved = demoPeople.find(person => person.email === email)?.locale === 'zh' ? 'zh' : 'en';
    if (role !== 'superadmin')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels[saved].hello);
    await page.goto(pageUrl('/logout', lang));
    await expect(page.getByRole('button', { name: labels[lang].signIn, exact: true })).toBeVisible();
    await context.clearCookies();
  }
});

testInTurn(
  'signing in with a wrong password or an unknown address shows the same message',
  async ({ page }) => {
    await page.goto(pageUrl('/login'));
    for (const email of ['helen@brightwater.example', 'nobody@brightwater.example']) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Error while authenticating')).toBeVisible();
      await page.reload();
    }
  },
);

testInTurn('a person who belongs to two organisations chooses one after signing in', async ({ page }) => {
  await page.goto(pageUrl('/login'));
  await expect(page.getByText('Your organisations appear after your password')).toBeVisible();
  await page.getByLabel('Email').fill('grace@brightwater.example');
  await page.getByLabel('Password', { exact: true }).fill('see-and-learn');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await chooseOrganization(page, 'st-marys');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('St Mary’s Primary School').first()).toBeVisible();
});

testInTurn('the requested page is shown after signing in', async ({ page }) => {
  await page.goto(pageUrl('/cases'));
  await page.getByLabel('Email').fill('tom@stmarys.example');
  await page.getByLabel('Password', { exact: true }).fill('see-and-learn');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases');
  expect(new URL(page.url()).pathname).toBe('/cases');
});

testInTurn(
  'cookies contain neither the name nor the email address of the person',
  async ({ page, context }) => {
    await signIn(page, 'helen@brightwater.example');
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(['organization', 'organizationUser', 'user']),
    );
    expect(JSON.stringify(cookies)).not.toMatch(/helen|wong|example/i);
    expect(cookies.every(({ sameSite }) => sameSite === 'Lax')).toBe(true);
  },
);

testInTurn(
  'the chosen language is stored for the user, and is kept after a reload and after signing in again',
  async ({ page }) => {
    await signIn(page, 'margaret@stmarys.example');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByText('中文').click();
    await expect(page).toHaveURL(pageUrl('/', 'zh'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.zh.hello);
    await page.goto(pageUrl('/logout', 'zh'));
    await expect(page.getByText('您已退出登录')).toBeVisible();
    await signIn(page, 'margaret@stmarys.example', 'zh');
    await expect(page).toHaveURL(pageUrl('/', 'zh'));
    await page.getByRole('button', { name: /资料/ }).click();
    await page.getByText('EN', { exact: true }).click();
    await expect(page).toHaveURL(pageUrl('/'));
  },
);

testInTurn('an address without a page returns status 404 in both languages', async ({ page }) => {
  for (const [lang, title] of [
    ['en', 'Page not found'],
    ['zh', '404'],
  ] as const) {
    const answer = await page.goto(pageUrl('/nowhere/at/all', lang));
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(title).first()).toBeVisible();
  }
});
