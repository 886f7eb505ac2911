import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'a user copies a published activity, changes the copy beside the original, and resets one field',
  async ({ page }) => {
    const title = '1 Warm hands 热手操';
    await openAs(page, 'helen@brightwater.example', '/library');
    await page.getByRole('link', { name: 'Strokes and space 笔画与空间', exact: true }).click();
    const parts = page.getByRole('list', { name: 'Folders and activities' });
    await parts.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Make our own copy' }).click();
    const original = page.getByRole('complementary', { name: 'Original' });
    await expect(original.getByRole('button')).toHaveCount(0);

    await page.getByRole('textbox', { name: 'Title' }).fill('Warm hands at home');
    await page.getByRole('textbox', { name: 'Material' }).fill('A warm towel');
    await expect(original.getByText('Differs from the original')).toHaveCount(2);
    await expectAccessible(page);
    await original.getByRole('button', { name: 'Reset to the original: Title' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your own: Material')).toBeVisible();
    await expectAccessible(page);
  },
);
