import { actAs } from './support/act-as.ts';
import { caseIdOf } from './support/examples.ts';
import { editCase, expect, openCase, pageUrl, test } from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const stamp = () =>
  Date.now()
    .toString(36)
    .replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '');

test('a child is added, found, changed, archived and restored', async ({ page }) => {
  const family = `Ng${stamp()}`;
  const mobile = `9${String(Date.now()).slice(-7)}`;
  await actAs(page, 'helen@brightwater.example');
  await page.goto(pageUrl('/cases'));
  await page.getByRole('link', { name: 'New case' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Whose phone and email' }).click();
  await page.getByRole('option', { name: 'Mother’s' }).click();
  await expect(dialog.getByRole('button', { name: 'Add case' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Add case' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Full name').fill('吴小雨');
  await dialog.getByLabel('Other name').fill(`${family} Siu Yu`);
  await dialog.getByLabel('Mobile').fill(mobile);
  await dialog.getByRole('button', { name: 'Add case' }).click();
  await expect(page.getByRole('alert').getByText('Case added')).toBeVisible();

  await page.goto(pageUrl('/cases'));
  await page.getByRole('searchbox').fill(family.toUpperCase());
  await page.getByRole('link', { name: '吴小雨' }).click();
  await page.waitForURL(/cases\/case_/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('吴小雨');
  await page.getByRole('link', { name: 'Details' }).click();
  const number = `+852 ${mobile.slice(0, 4)} ${mobile.slice(4)}`;
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();

  await editCase(page);
  await page.getByRole('textbox', { name: 'School' }).fill('清溪小学');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Case saved')).toBeVisible();
  await page.getByText('1 change to the record').click();
  await expect(page.getByText('school', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('清溪小学').first()).toBeVisible();

  await page
    .getByRole('button', { name: /Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Archive case' }).click();
  await expect(page.getByText('Case archived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Case restored')).toBeVisible();
});

testInTurn(
  'the form of a new case warns in Chinese about unprintable characters and invalid phone numbers',
  async ({ page }) => {
    await actAs(page, 'mei@brightwater.example');
    await page.goto(pageUrl('/cases?new=1', 'zh'));
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('姓名', { exact: false }).first();
    await name.fill('林ᠠ');
    const unprintable = dialog.getByText(/报告无法打印.*ᠠ/);
    await expect(unprintable).toBeVisible();
    await name.fill(`林𠮷${stamp()}`);
    await expect(unprintable).toBeHidden();
    await dialog.getByRole('textbox', { name: /手机|电话/ }).fill('12');
    await dialog.getByRole('button').last().click();
    await expect(dialog.getByText(/电话|手机/).nth(1)).toBeVisible();
  },
);

testInTurn(
  'two people who change the same case at the same time are shown each other’s changes',
  async ({ browser }) => {
    const [first, second] = [await browser.newPage(), await browser.newPage()];
    await actAs(first, 'helen@brightwater.example');
    await actAs(second, 'mei@brightwater.example');
    await openCase(first, 'Kwok Hiu Tung', '郭晓彤');
    await editCase(first);
    await second.goto(first.url());
    await second.getByRole('textbox', { name: 'Grade' }).fill('P5');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Case saved')).toBeVisible();
    await first.getByRole('textbox', { name: 'Grade' }).fill('P6');
    await first.getByRole('button', { name: 'Save' }).click();
    const conflict = first.getByRole('dialog', { name: 'Somebody else changed this' });
    await expect(conflict.getByRole('radio', { name: 'Grade: P6' })).toBeChecked();
    await expect(conflict.getByRole('radio', { name: 'Grade: P5' })).toBeVisible();
    await conflict.getByRole('button', { name: 'Save my choice' }).click();
    await expect(first.getByText('Case saved')).toBeVisible();
    await expect(first.getByText('P6').first()).toBeVisible();
    await Promise.all([first.close(), second.close()]);
  },
);

testInTurn(
  'a user limited to selected cases sees only these, and cannot open another case by its address',
  async ({ page }) => {
    const hidden = `/cases/${await caseIdOf('Chan Siu Ming')}`;
    await actAs(page, 'leung@brightwater.example');
    await page.goto(pageUrl('/cases'));
    await expect(page.getByRole('link', { name: '黄梓轩' })).toBeVisible();
    await page.getByRole('searchbox').fill('Chan Siu Ming');
    await expect(page.getByText(/Nothing found/)).toBeVisible();
    await page.goto(pageUrl(hidden));
    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(page.getByText('404')).toBeHidden();
  },
);
