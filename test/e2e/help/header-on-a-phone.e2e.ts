import { helen, openAs } from '../support/act-as.ts';
import { expect, phone } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

testInTurn('on a phone the header has the search, and the menu has the help', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, helen, '/');
  const header = page.getByRole('banner');
  await expect(header.getByText('Brightwater Vision Clinic')).toBeInViewport({ ratio: 1 });
  await header.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the handbook' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Menu' })).toBeFocused();
});
