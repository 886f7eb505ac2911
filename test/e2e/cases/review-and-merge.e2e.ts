import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { openAs } from '../support/act-as.ts';
import { expect, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const margaret = 'margaret@stmarys.example';

const say = {
  en: {
    likely: 'Likely duplicates of Poppy Rose Fletcher',
    compare: 'Compare and merge with Poppy Fletcher',
    merge: 'Merge into Poppy Fletcher',
    merged: 'The cases are merged',
    undo: 'Undo',
    undone: 'The merge is undone',
    duplicates: 'Duplicates',
  },
  zh: {
    likely: 'Poppy Rose Fletcher的疑似重复个案',
    compare: '比对与合并：Poppy Fletcher',
    merge: '合并到Poppy Fletcher',
    merged: '个案已合并',
    undo: '撤销',
    undone: '已撤销合并',
    duplicates: '重复个案',
  },
} as const;

/** Runs the tests in order, because both merge the same two cases and undo the merge. */
test.describe.configure({ mode: 'default' });

for (const lang of sampleLanguages('review-and-merge')) {
  const words = say[lang];

  test(`a registration is merged into an existing case, and the merge is undone: ${lang}`, async ({
    page,
  }) => {
    await openAs(page, margaret, '/cases?tab=review', lang);
    const likely = page.getByRole('region', { name: words.likely });
    await expect(likely.getByRole('listitem')).not.toHaveCount(0);
    await expectAccessibleEverywhere(page);

    await likely.getByRole('link', { name: words.compare }).click();
    const merging = page.getByRole('button', { name: words.merge });
    await expect(merging).toBeVisible();
    await expectAccessibleEverywhere(page);
    await merging.click();
    await expect(page.getByText(words.merged)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Poppy Rose Fletcher');
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await expect(page.getByText(words.undone)).toBeVisible();
    await page.goto(pageUrl('/cases?tab=review', lang));
    await expect(page.getByRole('region', { name: words.likely })).toBeVisible();
  });
}

testInTurn(
  'possible duplicates of the whole organisation are listed in pairs and can be compared by keyboard',
  async ({ page }) => {
    await openAs(page, margaret, '/cases?tab=duplicates');
    await expect(page.getByRole('link', { name: /^Duplicates\s*\d+$/ })).toBeVisible();
    const compare = page.getByRole('link', { name: /^Compare: .*Poppy/ });
    await expect(compare).toBeVisible();
    await expectAccessibleEverywhere(page);
    await compare.press('Enter');
    const first = page.getByRole('radio', { checked: true }).first();
    await first.focus();
    await first.press('ArrowDown');
    await expect(page.getByRole('radio', { checked: true }).nth(1)).toBeFocused();
  },
);

testInTurn(
  'the dashboard counts waiting registrations, and links to the registrations and to the QR code',
  async ({ page }) => {
    await openAs(page, margaret, '/');
    await page.getByRole('link', { name: 'QR code for families' }).click();
    await expect(page).toHaveURL(pageUrl('/cases?tab=qr'));
    await page.goBack();
    await page.getByRole('link', { name: /^Review: \d+ registrations? to review/ }).click();
    await expect(page).toHaveURL(pageUrl('/cases?tab=review'));
  },
);

testInTurn('users limited to selected cases get no link to registrations', async ({ page }) => {
  await openAs(page, 'leung@brightwater.example', '/');
  await expect(page.getByRole('link', { name: /registrations? to review/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('review');
  await expect(page.getByRole('option', { name: /To review/ })).toHaveCount(0);
});
