import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { sometimes, testInTurn } from '../support/test-in-turn.ts';

const admin = 'helen@brightwater.example';

sometimes(
  'a key opens the handbook beside the page, where a person can search and read it, and Escape closes it',
  async ({ page }) => {
    await openAs(page, admin, '/cases');
    const help = page.getByRole('complementary', { name: 'Help' });
    await page.keyboard.press('?');
    const search = help.getByRole('searchbox', { name: 'Search the handbook' });
    await expect(search).toBeFocused();
    await expect(help.getByRole('link').first()).toHaveText('Register a child');
    await expectAccessible(page);

    await search.fill('zebra');
    await expect(help.getByRole('status')).toHaveText('Nothing found');
    await search.fill('poster on the wall');
    await help.getByRole('link', { name: 'Let parents register by QR code' }).click();
    await expect(help.getByRole('heading', { level: 3 })).toBeFocused();
    await expectAccessible(page);
    await help.getByRole('button', { name: 'Search results' }).click();
    await expect(search).toHaveValue('poster on the wall');

    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  },
);

testInTurn(
  'an address that names a handbook page opens this page in the right language; closing the handbook restores the address',
  async ({ page }) => {
    await openAs(page, admin, '/cases');
    await page.goto(pageUrl('/eye?help=recall-children', 'zh'));
    const help = page.getByRole('complementary', { name: '帮助' });
    await expect(help.getByRole('heading', { level: 3 })).toHaveText('提醒复诊');
    await help.getByRole('button', { name: '关闭' }).click();
    await expect(help).toBeHidden();
    await expect(page).toHaveURL(/\/zh\/eye$/);
    await page.goto(pageUrl('/eye?help=no-such-page', 'zh'));
    await expect(help.getByRole('searchbox')).toBeVisible();
  },
);
