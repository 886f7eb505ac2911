import type { Page } from '@playwright/test';
import { actAs } from './support/act-as.ts';
import { tokenOf } from './support/examples.ts';
import { mockSession, withUnfinishedRegistration } from './support/mock-session.ts';
import { ownScripts } from './support/own-scripts.ts';
import { expect, pageUrl, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const validToken = 'a'.repeat(22);

const labels = {
  en: {
    notFound: 'Page not found',
    unknown: 'This page could not be found',
    settings: 'Settings',
    main: 'Main',
  },
  zh: {
    notFound: '页面不存在',
    unknown: '找不到此页面',
    settings: '设置',
    main: '主导航',
  },
} as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const lang of sampleLanguages('routes')) {
  const words = labels[lang];

  test(`an unknown address returns status 404; a page that the user must not open shows only "not found" (${lang})`, async ({
    page,
  }) => {
    for (const path of ['/nowhere', '/abc', '/cases/register/short']) {
      expect((await page.goto(pageUrl(path, lang)))?.status()).toBe(404);
      await expect(page.getByText('404')).toBeVisible();
      await expect(page.getByText(words.unknown)).toBeVisible();
      await expect(title(page)).toHaveText(words.notFound);
    }
    await actAs(page, 'tom@stmarys.example');
    for (const path of ['/admins', '/users', `/cases/case_${validToken}`, '/cases/1']) {
      expect((await page.goto(pageUrl(path, lang)))?.status()).toBe(200);
      await expect(title(page)).toHaveText(words.notFound);
      await expect(page.getByText('404')).toBeHidden();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    }
  });

  testInTurn(
    `a token in the address opens the page in that tab only (${lang})`,
    async ({ page, context }) => {
      const path = `/eye/report/myopia/eye_${'a'.repeat(38)}/render`;
      const authToken = await tokenOf('mei@brightwater.example', 'brightwater');
      await page.goto(`${pageUrl(path, lang)}?auth_token=${authToken}`);
      await expect(title(page)).toHaveText(words.notFound);
      expect(page.url()).toBe(pageUrl(path, lang));
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(text => JSON.stringify(localStorage).includes(text), authToken)).toBe(false);
      const other = await context.newPage();
      await other.goto(pageUrl(path, lang));
      await expect(other).toHaveURL(/login\?next=/);
    },
  );

  testInTurn(
    `until registration is finished every page redirects to settings (${lang})`,
    async ({ page }) => {
      await actAs(page, 'tom@stmarys.example');
      await mockSession(page, withUnfinishedRegistration);
      for (const path of ['/', '/cases', '/eye', '/nowhere', '/settings']) {
        await page.goto(pageUrl(path, lang));
        await expect(page).toHaveURL(pageUrl('/settings', lang));
        await expect(title(page)).toHaveText(words.settings);
      }
      await expect(page.getByRole('navigation', { name: words.main })).toHaveCount(0);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(pageUrl('/settings', lang));
      await page.goto(pageUrl('/delete', lang));
      await expect(page).toHaveURL(pageUrl('/delete', lang));
    },
  );
}

testInTurn(
  'a page immediately shows that access to its module was requested or that the request was cancelled',
  async ({ page }) => {
    await actAs(page, 'tom@stmarys.example');
    await page.goto(pageUrl('/developer'));
    await expect(title(page)).toHaveText('No access');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const card = page.getByRole('region', { name: 'Developer module' });
    await card.getByRole('button', { name: /^Request/ }).click();
    await expect(card.getByText('Request sent')).toBeVisible();
    await expect(card.getByText(/by you$/)).toBeVisible();
    await expect(page.getByRole('alert').getByText('Request sent')).toBeVisible();
    await page.reload();
    await card.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(card.getByText(/^Withdrawn/)).toBeVisible();
    await expect(page.getByText('Request withdrawn')).toBeVisible();
  },
);

testInTurn(
  'a page for platform administrators cannot be opened by members, and offers them no module',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/curriculum'));
    await expect(title(page)).toHaveText('No access');
    await expect(page.getByText('Only Lumitree’s platform administrator may open this page.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Curriculum module' })).toHaveCount(0);
  },
);

testInTurn(
  'a request for access that the server rejects is shown as not sent, with an error',
  async ({ page }) => {
    await actAs(page, 'tom@stmarys.example');
    await page.goto(pageUrl('/activity/curriculum'));
    await page.route('**/api/module-requests', route => route.fulfill({ status: 403, json: refusal }));
    await page.getByRole('button', { name: /^Request/ }).click();
    await expect(page.getByText('Your role doesn’t allow this')).toBeVisible();
    await expect(page.getByText('Request sent')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Request/ })).toBeEnabled();
  },
);

const refusal = { error: { code: 'permission.denied', message: 'Your role doesn’t allow this' } };

testInTurn(
  'a page that a user cannot open yet opens as soon as the user is granted the page’s module',
  async ({ page }) => {
    await actAs(page, 'mei@brightwater.example');
    let isGranted = false;
    await mockSession(page, said => (isGranted ? said : { ...said, modules: [] }));
    await page.goto(pageUrl('/eye', 'zh'));
    await expect(title(page)).toHaveText('无访问权限');
    isGranted = true;
    await page.goto(pageUrl('/eye', 'zh'));
    await expect(title(page)).toHaveText('视光报告');
  },
);

testInTurn(
  'a link with another person’s token asks before the tab is signed in as that person, and changes no other tab',
  async ({ page, context }) => {
    await actAs(page, 'margaret@stmarys.example');
    const authToken = await tokenOf('grace@brightwater.example', 'brightwater');
    await page.goto(`${pageUrl('/timetable')}?auth_token=${authToken}`);
    await page.getByRole('button', { name: 'Stay as Margaret Hughes' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByText('St Mary’s Primary School')).toBeVisible();
    await page.goto(`${pageUrl('/timetable')}?auth_token=${authToken}`);
    await page.getByRole('button', { name: 'Switch this tab' }).click();
    await expect(page.getByRole('banner').getByText('Brightwater Vision Clinic')).toBeVisible();
    expect(page.url()).toBe(pageUrl('/timetable'));
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'organization')?.value).toContain('st-marys');
  },
);

testInTurn('an expired or invalid token is reported and leads to sign-in', async ({ page }) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const over = `${encode({ alg: 'RS256' })}.${encode({ exp: 1 })}.x`;
  const forged = `${encode({ alg: 'RS256', kid: 'x' })}.${encode({ exp: 9_999_999_999 })}.x`;
  for (const [bad, text] of [
    [over, 'Token expired'],
    [forged, 'Error while authenticating'],
    ['nonsense', 'Error while authenticating'],
  ]) {
    await page.goto(`${pageUrl('/cases')}?auth_token=${bad}`);
    await expect(page.getByText(text ?? '')).toBeVisible();
    await expect(page).toHaveURL(`${pageUrl('/login')}?next=%2Fcases`);
  }
});

testInTurn('the back button skips an address that has redirected', async ({ page }) => {
  await actAs(page, 'tom@stmarys.example');
  await page.goto(pageUrl('/cases'));
  await page.goto(pageUrl('/courses/published'));
  await expect(page).toHaveURL(pageUrl('/library'));
  await page.goBack();
  await expect(page).toHaveURL(pageUrl('/cases'));
});

testInTurn('a page reloads once if a chunk is missing, and then shows an error', async ({ page }) => {
  await actAs(page, 'tom@stmarys.example');
  for (const path of ownScripts('/library', '/cases'))
    await page.route(pageUrl(path), route => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(pageUrl('/library'));
  await expect(title(page)).toHaveText('An error occurred while showing the error page');
  expect(loads).toBe(2);
  await expect(page.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/');
  await expect(page.getByText(/^Version \d\d-\d\d-\d\d-\d+$/)).toBeVisible();
});

test('a page shows an error if the session cannot be loaded, and opens after "Try again"', async ({
  page,
  complaints,
}) => {
  await actAs(page, 'tom@stmarys.example');
  await page.route('**/api/auth/get', route => route.fulfill({ status: 503, json: {} }));
  await page.goto(pageUrl('/cases'));
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
  await page.unroute('**/api/auth/get');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Cases');
  complaints.splice(0);
});

testInTurn('every API request contains the version of the page that sends it', async ({ page }) => {
  const asked = page.waitForRequest('**/api/auth/get');
  await actAs(page, 'tom@stmarys.example');
  await page.goto(pageUrl('/'));
  expect((await asked).headers()['x-app-version']).toMatch(/^\d\d-\d\d-\d\d-\d+$/);
});
