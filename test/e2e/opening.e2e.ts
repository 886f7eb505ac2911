import { expect, pageUrl, test } from './support/pages.ts';

for (const path of ['/login', `/${'a'.repeat(22)}`])
  test(`the page ${path.slice(0, 6)}… shows an error only a while after its scripts failed to load`, async ({
    page,
    complaints,
  }) => {
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto(pageUrl(path));
    const sentence = page.getByText('Lumitree has not opened.');
    await expect(sentence).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(sentence).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sentence).toBeHidden();
    complaints.splice(0);
  });
