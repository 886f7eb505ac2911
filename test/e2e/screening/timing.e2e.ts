import { galleryPath, testInTurn } from '../support/gallery-test.ts';
import { expect } from '../support/pages.ts';

testInTurn(
  'a stopwatch started with Space keeps running while the browser suspends the tab',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const watch = page.getByRole('region', { name: 'Left leg' });
    await expect(watch.getByRole('button', { name: 'Start' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(watch.getByRole('button', { name: 'Stop' })).toBeVisible();
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 41_000;
    });
    await page.keyboard.press('Space');
    await expect(watch.getByRole('button', { name: 'Again' })).toBeVisible();
    await expect(watch.getByRole('status')).toHaveText(/^4\d\.\d seconds measured$/);
  },
);

testInTurn(
  'a stopwatch stops at its limit, and its value can be corrected by hand',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const watch = page.getByRole('region', { name: 'Left leg' });
    await watch.getByRole('button', { name: 'Start' }).click();
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 500_000;
    });
    await expect(watch.getByRole('status')).toHaveText('120.0 seconds measured');
    await watch.getByRole('button', { name: 'Type' }).click();
    await page.keyboard.type('120.5');
    await page.keyboard.press('Enter');
    await expect(watch.getByRole('alert')).toHaveText('0 to 120, to a tenth');
    await watch.getByRole('textbox').fill('0');
    await page.keyboard.press('Enter');
    await expect(watch.getByRole('status')).toHaveText('0.0 seconds measured');
    await watch.getByRole('button', { name: 'Type' }).click();
    await watch.getByRole('textbox').fill('');
    await page.keyboard.press('Enter');
    await expect(watch.getByRole('status')).toBeEmpty();
  },
);

testInTurn(
  'in a field for counting, buttons, Space and the arrow keys change the number by one, and each change can be undone',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en'));
    const count = page.getByRole('textbox', { name: 'Numbers left out' });
    await page.getByRole('button', { name: 'Add 1: Numbers left out' }).click();
    await count.focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(count).toHaveValue('3');
    const undo = page.getByRole('button', { name: 'Undo: Numbers left out' });
    for (const left of ['4', '3', '2', '1', '']) {
      await undo.click();
      await expect(count).toHaveValue(left);
    }
    await expect(undo).toBeDisabled();
    await page.getByRole('button', { name: 'Add 1: Numbers left out' }).click();
    await page.getByRole('button', { name: 'Take 1 away: Numbers left out' }).click();
    await expect(count).toHaveValue('0');
  },
);
