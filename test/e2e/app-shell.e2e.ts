import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { actAs, openAs } from './support/act-as.ts';
import { mockSession } from './support/mock-session.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  pageUrl,
  signIn,
  signInAndStay,
  test,
} from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const admin = 'helen@brightwater.example';
const grace = 'grace@brightwater.example';
const superadmin = 'sam@lumitree.example';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const profile = (page: Page) => page.getByRole('button', { name: /^Profile of/ });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });

test('an admin sees the whole sidebar, with the current page marked, and the quick actions', async ({
  page,
}) => {
  await openAs(page, admin, '/');
  await expect(sidebar(page).getByRole('listitem').getByRole('link')).toHaveText([
    ...['Dashboard', 'Cases', '', 'Templates', '', 'Notes', ''],
    ...['Developer', 'Classes', 'Timetable', 'Users', '', 'Terms & Conditions', ''],
  ]);
  await expect(page.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library');
  await sidebar(page).getByRole('link', { name: 'Notes', exact: true }).click();
  const strip = page.getByRole('navigation', { name: 'Notes and reports' });
  for (const [tab, path] of [
    ['Eye', '/eye'],
    ['Learning efficiency', '/learning-efficiency'],
    ['Notes', '/notes'],
  ] as const) {
    await strip.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(pageUrl(path));
    await expect(strip.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('[aria-current]')).toHaveText('Notes');
  }
  await sidebar(page).getByRole('link', { name: 'New case' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
});

testInTurn('the sidebar can be collapsed and stays collapsed after reloading', async ({ page }) => {
  await openAs(page, admin, '/');
  const width = () => sidebar(page).evaluate(nav => nav.parentElement?.offsetWidth);
  expect(await width()).toBe(240);
  await page.getByRole('button', { name: 'Collapse' }).click();
  expect(await width()).toBe(64);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible();
  expect(await width()).toBe(64);
  await sidebar(page).getByRole('link', { name: 'Timetable' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Timetable');
  await page.getByRole('button', { name: 'Expand' }).click();
  expect(await width()).toBe(240);
});

testInTurn(
  'a tablet in portrait orientation shows the open sidebar and has room for the page',
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAs(page, admin, '/');
    await expect(page.getByRole('button', { name: 'Collapse' })).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByText('Terms & Conditions')).toBeInViewport();
    await expectAccessible(page);
    await page.setViewportSize({ width: 641, height: 1024 });
    await expect(sidebar(page).getByText('Timetable')).toBeInViewport();
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 640, height: 1024 });
    await expect(sidebar(page)).toBeHidden();
  },
);

testInTurn(
  'a platform administrator sees no organisation in the header and the sidebar',
  async ({ page }) => {
    await openAs(page, superadmin, '/');
    await expect(sidebar(page).getByRole('link')).toHaveText(['Curriculum', 'Admins', 'Organizations']);
    await expect(page.getByRole('link', { name: 'Library' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
    await profile(page).click();
    const panel = page.getByRole('dialog', { name: 'Profile' });
    await expect(panel.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await expect(panel.getByRole('list')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await palette(page).fill('case');
    await expect(page.getByRole('option')).toHaveCount(0);
    for (const path of ['/cases', '/notes', '/users', '/library', '/eye']) {
      await page.goto(pageUrl(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  },
);

testInTurn(
  'a person who switches the organisation in one browser stays in the previous organisation in another browser',
  async ({ page, browser }) => {
    await signIn(page, grace, 'en', 'brightwater');
    await page.goto(pageUrl('/cases?new=1'));
    await page.getByLabel('Full name').fill('Typed Before');
    const other = await browser.newPage();
    await signIn(other, grace, 'en', 'brightwater');
    await chooseInPanel(other, 'St Mary’s Primary School');
    await other.close();
    await page.getByRole('button', { name: 'Add case' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Typed Before');
    await expect(page.getByRole('banner')).toContainText('Brightwater');
  },
);

testInTurn('the skip link, the palette and the profile menu work by keyboard', async ({ page }) => {
  await openAs(page, admin, '/cases');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('time');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Timetable');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageUrl('/timetable'));

  await page.keyboard.press('/');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('chan siu ming');
  await expect(page.getByRole('option', { name: '陈小明' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陈小明');
  expect(page.url()).not.toMatch(/chan/i);

  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Sign Out');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Dashboard');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  await profile(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(profile(page)).toBeFocused();
});

testInTurn(
  'the command palette also finds actions that have no page, by words in either language',
  async ({ page }) => {
    await actAs(page, admin);
    await page.goto(pageUrl('/', 'zh'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: '搜索或跳转' });
    for (const [typed, action] of [
      ['dark', '外观：深色'],
      ['language', '切换到English'],
      ['语言', '切换到English'],
      ['sign out', '退出登录'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByRole('option', { name: action })).toBeVisible();
    }
  },
);

testInTurn(
  'single-key shortcuts work, are explained, and can be turned off on this device',
  async ({ page }) => {
    await openAs(page, admin, '/');
    const handbook = page.getByRole('complementary', { name: 'Help' });
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await handbook.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(help).toBeVisible();
    await help.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(handbook).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    await expect(handbook).toBeHidden();
    await page.keyboard.press('Control+k');
    await palette(page).fill('keyboard');
    await page.keyboard.press('Enter');
    await help.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
  },
);

testInTurn(
  'if one tab switches the organisation, other tabs switch too; a tab with unsaved text asks first',
  async ({ page, context }) => {
    await signInAndStay(page, grace, { slug: 'brightwater' });
    await expect(page.getByRole('banner')).toContainText('Brightwater');
    const [clean, typed] = [await context.newPage(), await context.newPage()];
    await clean.goto(pageUrl('/cases'));
    await neverSaveDrafts(typed);
    await typed.goto(pageUrl('/cases?new=1'));
    await typed.getByLabel('Full name').fill('张小雨');
    await typed.getByRole('button', { name: 'Close' }).click();
    await expect(typed.getByLabel('Full name')).toBeHidden();

    await chooseInPanel(page, 'St Mary’s Primary School');
    await expect(page).toHaveURL(pageUrl('/'));
    await expect(clean).toHaveURL(pageUrl('/'));
    await expect(clean.getByRole('banner')).toContainText('St Mary’s Primary School');

    const bar = typed.getByRole('dialog', { name: 'This browser now works in St Mary’s Primary School' });
    await expect(bar).toBeVisible();
    await typed.keyboard.press('Escape');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Switch back' }).click();
    await expect(bar).toBeHidden();
    await typed.keyboard.press('c');
    await expect(typed.getByLabel('Full name')).toHaveValue('张小雨');
    await typed.keyboard.press('Escape');
    await expect(page.getByRole('banner')).toContainText('Brightwater');

    await chooseInPanel(page, 'St Mary’s Primary School');
    await bar.getByRole('button', { name: 'Reload' }).click();
    await expect(typed).toHaveURL(pageUrl('/'));
    await expect(typed.getByRole('banner')).toContainText('St Mary’s Primary School');
  },
);

/** Blocks the requests that save drafts. A draft counts as saved only after the server has stored it. */
async function neverSaveDrafts(page: Page): Promise<void> {
  await page.route('**/api/drafts**', route =>
    route.request().method() === 'GET' ? route.fallback() : undefined,
  );
}

async function chooseInPanel(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('banner')).not.toContainText(name);
  await profile(page).click();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('banner')).toContainText(name);
}

testInTurn(
  'every page says when the browser is offline and when the licence has ended',
  async ({ page, context, complaints }) => {
    await mockSession(page, said => ({
      ...said,
      organization: { ...(said.organization as object), endsOn: '2020-02-29' },
    }));
    await openAs(page, admin, '/cases');
    await expect(page.getByText('ended on 29 Feb 2020')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
    const others = complaints.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED'));
    complaints.splice(0, complaints.length, ...others);
  },
);

for (const lang of sampleLanguages('menus and dialogs')) {
  testInTurn(`menus and dialogs are accessible at every width in both themes (${lang})`, async ({ page }) => {
    const openings = {
      profile: () => page.getByRole('button', { name: lang === 'en' ? /^Profile/ : /个人资料$/ }).click(),
      bell: () => page.getByRole('button', { name: lang === 'en' ? /^Notifications/ : /^通知/ }).click(),
      palette: () => page.keyboard.press('Control+k'),
      keys: async () => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('keyboard');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeHidden();
      },
    };
    await openAs(page, admin, '/notes', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [opened, open] of Object.entries(openings)) {
      await open();
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step(opened, () => expectAccessibleEverywhere(page));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
