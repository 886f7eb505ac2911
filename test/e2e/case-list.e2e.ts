import type { Page } from '@playwright/test';
import { actAs } from './support/act-as.ts';
import { ownScripts } from './support/own-scripts.ts';
import { expect, expectAccessible, pageUrl, phone, test } from './support/pages.ts';
import { sometimes, testInTurn } from './support/test-in-turn.ts';

/** Records all addresses that the page requests from now on. */
function recordRequestUrls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  return asked;
}

sometimes('the address of the list contains its filters, but never the searched text', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  const asked = recordRequestUrls(page);
  await page.goto(pageUrl('/cases'));
  await page.getByRole('button', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Girl' }).click();
  await page.getByRole('button', { name: 'Age', exact: true }).click();
  await page.getByLabel('Age from').fill('8');
  await page.getByLabel('Age to').fill('8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(pageUrl('/cases?gender=female&ageFrom=8&ageTo=8'));
  const names = page.getByRole('rowheader');
  await expect(names.filter({ hasText: '李芷晴' })).toBeVisible();
  await expect(names.filter({ hasText: '陈小明' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Age: 8 to 8' })).toBeVisible();

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Source').selectOption('Added by staff');
  await expect(page).toHaveURL(/source=staff/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear the filter Source' }).click();
  await page.getByRole('searchbox').fill('chanyu');
  await expect(names).toHaveText([/单于晓/]);
  await expect(page.getByText('1 case found')).toBeVisible();
  await page.getByRole('searchbox').fill('陳小明');
  await expect(page.getByRole('status').filter({ hasText: '“陳小明” with these filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(pageUrl('/cases'));
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').fill('taiman');
  await expect(names).toHaveText([/陳大文/]);
  expect(asked.filter(address => /chanyu|taiman|%E9%99%B3|陳/i.test(address))).toEqual([]);
});

testInTurn(
  'a search for a misspelt name suggests the child, and the suggestion can be opened by keyboard',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/cases'));
    await page.getByRole('searchbox').fill('chan tai mna');
    const answer = page.getByRole('status').filter({ hasText: 'Nothing found for “chan tai mna”' });
    await expect(answer).toContainText('Did you mean:');
    const suggestion = answer.getByRole('link', { name: '陳大文' });
    await expect(suggestion).toBeVisible();
    await expectAccessible(page);
    await suggestion.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('陳大文');
  },
);

testInTurn(
  'after a search without results is cleared, a person can go on typing immediately, however slow the network is',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/cases?gender=female'));
    const search = page.getByRole('searchbox');
    await search.fill('nobody');
    const clear = page.getByRole('button', { name: 'Clear search and filters' });
    await expect(clear).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/cases/search', async route => {
      await released;
      await route.continue();
    });
    const asksForAll = page.waitForRequest(
      request => request.url().endsWith('/api/cases/search') && request.postDataJSON().text === '',
    );
    await clear.click();
    await asksForAll;
    await expect(search).toBeVisible();
    await search.fill('taiman');
    release();
    await expect(page.getByRole('rowheader')).toHaveText([/陳大文/]);
  },
);

testInTurn(
  'the list of cases opens with due children first, and is unchanged when the user returns from the page of a child',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/cases'));
    const names = page.getByRole('rowheader');
    await expect(page.getByText(/^(Showing \d+ of )?\d+( cases)?, next due first$/)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(/overdue|Today|20\d\d/);
    await names.last().scrollIntoViewIfNeeded();
    await expect(page.getByText(/^\d+ cases, next due first$/)).toBeVisible();
    const child = names.nth(20);
    await child.scrollIntoViewIfNeeded();
    await child.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cases');
    await page.goBack();
    await expect(child).toBeInViewport();

    await page.getByRole('searchbox').fill('sharma');
    await expect(names).toHaveText([/Sharma/]);
    await names.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sharma');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('sharma');
    await expect(names).toHaveText([/Sharma/]);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Cases', exact: true }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);

testInTurn(
  'going back from the page of a child immediately shows the list at the same scroll position, and refreshes it afterwards',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/cases'));
    const names = page.getByRole('rowheader');
    const child = names.nth(20);
    await child.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await child.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cases');
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/cases/search', async route => {
      await isHeld;
      await route.continue();
    });
    // The page shows cached rows for ten seconds without a request, so the test moves the clock on.
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    const refreshed = page.waitForResponse('**/api/cases/search');
    await page.goBack();
    await expect(child).toBeInViewport();
    expect(await scrolled()).toBe(before);
    await expect(page.getByText(/next due first$/)).toBeVisible();
    release();
    expect((await refreshed).ok()).toBe(true);
    expect(await scrolled()).toBe(before);
  },
);

testInTurn(
  'hovering over a row loads the code of the case page, but no data of the child',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    const calls: string[] = [];
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(pageUrl('/cases'));
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('link')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loadedOnList = calls.length;
    const own = ownScripts('/cases/{id}', '/cases');
    const code = page.waitForResponse(response => own.includes(new URL(response.url()).pathname));
    await row.hover();
    await code;
    await page.waitForLoadState('networkidle');
    expect(calls.slice(loadedOnList)).toEqual([]);
    const files: string[] = [];
    page.on('request', request => files.push(new URL(request.url()).pathname));
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cases');
    expect(files.filter(path => own.includes(path))).toEqual([]);
  },
);

testInTurn(
  'a filtered list with few matches loads more and more rows until the user stops the loading',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    let requests = 0;
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/cases/search', async route => {
      requests++;
      if (requests > 3) await isHeld;
      const meta = { current_page: 1, last_page: null, per_page: 25, total: null, read: 400, among: 5000 };
      await route.fulfill({ json: { data: { data: [], meta: { ...meta, next: `cursor-${requests}` } } } });
    });
    await page.goto(pageUrl('/cases?tag=nobody'));
    await expect(page.getByText('1200 of 5000 searched')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Nothing found with these filters.')).toBeVisible();
    await expectAccessible(page);
    expect(requests).toBe(4);
    release();
    await expect(page.getByText('1600 of 5000 searched')).toBeVisible();
    await page.getByRole('button', { name: 'Keep searching' }).click();
    await expect.poll(() => requests).toBeGreaterThan(5);
  },
);

testInTurn(
  'the chosen columns are kept on the device, and several cases can be selected',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await page.goto(pageUrl('/cases?sort=name'));
    await expect(page.getByRole('columnheader', { name: 'Next due' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toBeHidden();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Contact' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Next due' }).click();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Next due' })).toBeHidden();

    await page.getByRole('checkbox', { name: 'Select Arjun Sharma' }).check();
    await page.getByRole('checkbox', { name: 'Select 蔡欣妍' }).check();
    await expect(page.getByRole('region', { name: '2 selected' })).toBeVisible();
    await page.getByRole('searchbox').fill('sharma');
    await expect(page.getByRole('region', { name: /selected/ })).toBeHidden();
  },
);

test.describe('the list of cases works on a phone in Chinese', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  testInTurn(
    'on a phone, cases are shown as cards and can be searched, filtered and opened',
    async ({ page }) => {
      await actAs(page, 'mei@brightwater.example');
      await page.goto(pageUrl('/cases', 'zh'));
      const cards = page.getByRole('list', { name: '个案' }).getByRole('listitem');
      await expect(cards.first()).toBeVisible();
      await page.getByRole('button', { name: '筛选' }).tap();
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('性别').selectOption('女');
      await drawer.getByLabel('最小年龄').fill('８');
      await drawer.getByLabel('最大年龄').fill('8');
      await drawer.getByRole('button', { name: '查看结果' }).tap();
      await expect(page).toHaveURL(/gender=female/);
      await expect(page).toHaveURL(/ageFrom=8&ageTo=8/);
      await page.getByRole('searchbox').fill('单于');
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText('Sinyu Hiu · 女');
      await expectAccessible(page);
      await page.getByRole('searchbox').fill('查无此人');
      await expect(page.getByRole('status').filter({ hasText: '“查无此人”' })).toBeVisible();
      await page.getByRole('button', { name: '清除搜索和筛选' }).tap();
      await page.getByRole('searchbox').fill('cxm');
      await page.getByRole('link', { name: '陈小明' }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('陈小明');
    },
  );
});

testInTurn('a search that finds no case repeats the searched words in bold', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(pageUrl('/cases'));
  await page.getByRole('searchbox').fill('Qzx <i>Wvu</i>');
  const sentence = page.getByRole('status').filter({ hasText: 'Nothing found for “Qzx <i>Wvu</i>”.' });
  await expect(sentence.locator('b')).toHaveText('“Qzx <i>Wvu</i>”');
});

test('the palette offers a child whose name was mistyped', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await page.goto(pageUrl('/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('Chan Siu Mign');
  await expect(page.getByRole('option', { name: /similar name.*Chan Siu Ming/ }).first()).toBeVisible();
});
