import { expect, test } from '@playwright/test';
import { product } from './support/product.ts';

test('opens', async ({ page }) => {
  await page.goto(`${product().web}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.screenshot({ path: '/tmp/login.png' });
});
