import { helen, openAs } from '../support/act-as.ts';
import { expect, test } from '../support/pages.ts';

test('the progress bar of a slow page starts at zero, even right after a page that opened quickly', async ({
  page,
}) => {
  await openAs(page, helen, '/cases');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/templates**', async route => {
    await isReleased;
    await route.continue();
  });
  await expect(page.locator('[data-mounted] > [role=progressbar]')).toHaveCount(0);
  const first = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const look = () => {
          const bar = document.querySelector('[data-mounted] > [role=progressbar]');
          if (bar) resolve(Number(bar.getAttribute('aria-valuenow')));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('link', { name: 'Templates', exact: true }).first().click();
  expect(await first).toBeLessThan(50);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
});
