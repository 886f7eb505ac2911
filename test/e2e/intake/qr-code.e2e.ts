import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, pageUrl, phone } from '../support/pages.ts';
import { sometimes, testInTurn } from '../support/test-in-turn.ts';

const symbol = { name: /^QR code that opens / };

sometimes('an admin replaces the QR code, and downloads the poster', async ({ page }) => {
  await openAs(page, 'margaret@stmarys.example', '/cases');
  await page.getByRole('link', { name: 'QR code', exact: true }).click();
  await expect(page).toHaveURL(pageUrl('/cases?tab=qr'));
  const before = await page.getByRole('img', symbol).getAttribute('aria-label');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Replace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the QR code?' });
  await expect(dialog).toContainText('The current code stops working at once');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace QR code' }).click();
  await expect(page.getByText('QR code made')).toBeVisible();
  await expect(page.getByRole('img', symbol)).not.toHaveAttribute('aria-label', before ?? '');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Poster to print (PDF)' }).click();
  expect((await downloading).suggestedFilename()).toBe('poster.pdf');
  for (const [button, file] of [
    ['SVG', 'qr-code.svg'],
    ['PNG', 'qr-code.png'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saving).suggestedFilename()).toBe(file);
  }
});

testInTurn(
  'a user limited to selected cases can print the QR code on a phone, but cannot change it or see how often it was used',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openAs(page, 'leung@brightwater.example', '/cases?tab=qr', 'zh');
    await expect(page.getByRole('button', { name: '打印海报（PDF）' })).toBeVisible();
    await expect(page.getByText('至今登记数')).toBeHidden();
    for (const name of ['修改有效期', '更换', '停用'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  },
);

testInTurn('on a phone the tab of the opened view is scrolled into view', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'margaret@stmarys.example', '/cases?tab=qr');
  const tab = page.getByRole('link', { name: 'QR code', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.goto(pageUrl('/cases'));
  await expect(page.getByRole('link', { name: 'QR code', exact: true })).not.toBeInViewport();
});
