import type { Page, Route } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { makeAccount } from './support/accounts.ts';
import { actAs, openAs } from './support/act-as.ts';
import { sendReadsAlone } from './support/joint-reads.ts';
import { editCase, expect, openCase, pageUrl, signIn } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const admin = 'helen@brightwater.example';
const profile = (page: Page) => page.getByRole('button', { name: /^Profile of/ });

/** Lets `answer` respond to requests for the list of notifications, instead of the server. */
async function withNotifications(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await sendReadsAlone(page);
  await page.route('**/notification/all*', async route => {
    await answer(route);
  });
}

/** Responds with one of two pages of notifications; on page 1, the first `unseen()` rows are unseen. */
function notificationPages(rows: number, unseen: () => number) {
  return async (route: Route) => {
    const current = Number(new URL(route.request().url()).searchParams.get('page'));
    const data = Array.from({ length: rows }, (_, index) => ({
      id: String((current - 1) * rows + index + 1).padStart(10, '0'),
      name: `Notice ${current}.${index + 1}`,
      description: 'Something happened',
      seen: current > 1 || index >= unseen(),
      updatedAt: new Date().toISOString(),
      link: null,
      sender: index === 0 ? null : { fullName: 'Mei Chan', profilePicture: { url: null } },
    }));
    const meta = { current_page: current, last_page: 2, per_page: rows, total: rows * 2, next: null };
    await route.fulfill({ json: { data: { data, meta, unseen: unseen() } } });
  };
}

testInTurn(
  'notifications are marked as seen when a person leaves the page of all notifications',
  async ({ page }) => {
    const marked: string[] = [];
    await withNotifications(
      page,
      notificationPages(3, () => 1 - marked.length),
    );
    await page.route('**/notification/seen', async route => {
      const { notificationId } = route.request().postDataJSON();
      marked.push(notificationId);
      await route.fulfill({ json: { data: { id: notificationId, seen: true } } });
    });
    await openAs(page, admin, '/dashboard?tab=notifications');
    const list = page.getByRole('main');
    await list.getByRole('button', { name: 'Load more' }).click();
    await expect(list.getByText('Notice 2.3')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await list.getByRole('link', { name: 'Overview' }).click();
    await expect.poll(() => marked).toEqual(['0000000001']);
  },
);

testInTurn(
  'closing the notification panel marks each unseen notification as seen, and the dot disappears',
  async ({ page }) => {
    const marked: string[] = [];
    await withNotifications(
      page,
      notificationPages(5, () => 2 - marked.length),
    );
    await page.route('**/notification/seen', async route => {
      const { notificationId } = route.request().postDataJSON();
      marked.push(notificationId);
      await route.fulfill({ json: { data: { id: notificationId, seen: true } } });
    });
    await openAs(page, admin, '/');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 2 unseen');
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText('SA')).toHaveCount(1);
    const { width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    expect(width).toBe(350);
    expect(height).toBeLessThanOrEqual(400);
    await panel.getByRole('button', { name: 'Load more' }).click();
    await expect(panel.getByText('Notice 2.5')).toBeAttached();
    await expect(panel.getByRole('button', { name: 'Load more' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect.poll(() => marked.toSorted()).toEqual(['0000000001', '0000000002']);
  },
);

testInTurn(
  'closing the notification panel also marks notifications that were not loaded, with one request',
  async ({ page }) => {
    let unseen = 25;
    const marked: string[] = [];
    await withNotifications(
      page,
      notificationPages(10, () => unseen),
    );
    await page.route('**/notification/seen', async route => {
      marked.push('one');
      await route.fulfill({
        json: { data: { id: route.request().postDataJSON().notificationId, seen: true } },
      });
    });
    await page.route('**/notification/all/seen', async route => {
      marked.push(route.request().postDataJSON().notificationId);
      unseen = 0;
      await route.fulfill({ json: { data: { unseen } } });
    });
    await openAs(page, admin, '/');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 25 unseen');
    await bell.click();
    await expect(page.getByText('Notice 1.10')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect.poll(() => marked).toEqual([...Array(10).fill('one'), '0000000001']);
  },
);

testInTurn(
  'if notifications fail to load, the notification panel shows none and requests them again',
  async ({ page }) => {
    let isBroken = true;
    const answer = notificationPages(1, () => 0);
    await withNotifications(page, route =>
      isBroken ? route.fulfill({ status: 404, json: {} }) : answer(route),
    );
    await openAs(page, admin, '/');
    const bell = page.getByRole('button', { name: 'Notifications' });
    await bell.click();
    await expect(page.getByText('No notifications yet')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
    isBroken = false;
    await bell.click();
    await expect(page.getByText('Notice 1.1')).toBeVisible();
  },
);

testInTurn(
  'choosing a Chinese script changes the page immediately and is kept for the next visit',
  async ({ page }) => {
    const { email } = await makeAccount({ brightwater: 'active' });
    await signIn(page, email);
    await page.goto(pageUrl('/', 'zh'));
    await page.getByRole('button', { name: '个人资料' }).click();
    await page.getByRole('button', { name: '繁體' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    await expect(page.getByRole('link', { name: '登出' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: '個案', exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: '個人資料' }).click();
    await page.getByRole('button', { name: '简体' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('link', { name: '退出登录' })).toBeVisible();
  },
);

testInTurn('changing the language keeps the page and typed text, and asks no question', async ({ page }) => {
  await actAs(page, admin);
  await openCase(page, 'Kwok Hiu Tung', '郭晓彤');
  await editCase(page);
  await page.getByLabel('School').fill('Typed, not saved');
  const english = new URL(page.url()).pathname;
  await profile(page).click();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page).toHaveURL(pageUrl(english, 'zh'));
  await expect(page.getByLabel('学校')).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(pageUrl(english));
  await expect(page.getByLabel('School')).toHaveValue('Typed, not saved');
});

testInTurn(
  'if the chosen language cannot be saved, a toast in that language says so',
  async ({ page, complaints }) => {
    await openAs(page, admin, '/dashboard');
    await page.route('**/user/changeLanguage', route => route.fulfill({ status: 500, json: {} }));
    await profile(page).click();
    await page.getByRole('button', { name: '中文' }).click();
    await expect(page.getByText('语言未能保存，下次登录时可能仍是原来的语言')).toBeVisible();
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByText('Your language could not be saved')).toBeVisible();
    complaints.splice(0);
  },
);

testInTurn('the notifications in the demo data are listed by date, newest first', async ({ page }) => {
  await openAs(page, admin, '/dashboard?tab=notifications');
  const times = page.getByRole('main').locator('li time[datetime]');
  await expect(times.nth(5)).toBeVisible();
  const days = await times.evaluateAll(all => all.map(one => one.getAttribute('datetime')?.slice(0, 10)));
  expect(days).toEqual(days.toSorted().reverse());
});

testInTurn('focusing a control of the sidebar or the header does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, admin, '/cases');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  const controls = [
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    page.getByRole('button', { name: 'Collapse' }),
    page.getByRole('banner').getByRole('link', { name: 'Library' }),
  ];
  for (const place of [0, 200])
    for (const control of controls) {
      await page.evaluate(y => window.scrollTo(0, y), place);
      await control.focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
});
