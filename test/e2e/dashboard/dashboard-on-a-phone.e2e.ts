import { helen, openAs } from '../support/act-as.ts';
import { expect, test } from '../support/pages.ts';

test('on a phone the dashboard cuts off no card title and shrinks no icon, and the chart has legible labels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openAs(page, helen, '/');
  const card = page.getByRole('link', { name: /^Organizations/ });
  await expect(card).toBeVisible();
  const title = await card
    .getByRole('heading')
    .evaluate(heading => heading.scrollWidth - heading.clientWidth);
  expect(title).toBe(0);
  for (const icon of await card.locator('svg').all())
    expect(await icon.evaluate(one => one.getBoundingClientRect().width)).toBe(18);

  const chart = page.getByRole('region', { name: 'Cases analytics' }).getByRole('img');
  const heights = await chart
    .locator('text')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(11);
});
