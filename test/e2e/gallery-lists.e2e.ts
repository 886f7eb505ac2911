import { galleryPath, testInTurn } from './support/gallery-test.ts';
import { expect, expectAccessible } from './support/pages.ts';

testInTurn(
  'rows of a list are selected one by one or all together, and then the actions for the selected rows are shown',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en', '/list'));
    await page.getByRole('checkbox', { name: 'Select 陈小明' }).press('Space');
    const bar = page.getByRole('region', { name: '1 selected' });
    await expect(bar.getByRole('button', { name: 'Assign' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await expect(page.getByRole('status').filter({ hasText: '5 selected' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

testInTurn(
  'a list can be sorted, filtered and searched, and shows the chosen columns',
  async ({ page, site }) => {
    await page.goto(site + galleryPath('en', '/list'));
    const names = page.getByRole('rowheader');
    await expect(names.first()).toContainText('张浩然');
    const head = page.getByRole('columnheader', { name: 'Age' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(names.first()).toContainText('黄梓轩');

    await page.getByRole('button', { name: 'Tag: Any' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 cases, most urgent first')).toBeVisible();
    await page.getByRole('searchbox').fill('chan');
    await page.getByRole('checkbox', { name: 'Select 陈小明' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the filter Tag' }).click();
    await page.getByRole('searchbox').fill('nobody');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(names).toHaveCount(5);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(names).toHaveCount(7);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Age' }).click();
    await expect(page.getByRole('columnheader', { name: 'Age' })).toBeHidden();
    await page.reload();
    await expect(names.first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Age' })).toBeHidden();
  },
);

testInTurn(
  'on a phone filters are in a drawer, and a number shows how many are active',
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(site + galleryPath('en', '/list'));
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByLabel('Due').selectOption('Overdue');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'A list' }).getByRole('listitem')).toHaveCount(2);
  },
);

testInTurn('no element moves when the rows of a list have loaded', async ({ page, site }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops: number[] = [];
    for (const [path, row] of [
      [
        '/list?state=loading',
        page.getByRole('status', { name: 'Loading' }).locator('tbody tr, [class*=_card_]'),
      ],
      ['/list', page.locator('tbody tr, li').filter({ hasText: '张浩然' })],
    ] as const) {
      await page.goto(site + galleryPath('en', path));
      const box = await row.first().boundingBox();
      tops.push(Math.round(box?.y ?? -1));
    }
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)), `at ${width} px`).toBeLessThanOrEqual(12);
  }
});
