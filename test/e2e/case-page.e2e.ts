import { actAs } from './support/act-as.ts';
import { expect, expectAccessible, openCase, pageUrl, test } from './support/pages.ts';
import { inTurn } from './support/test-in-turn.ts';

const testInTurn = inTurn(test);

const phone = { width: 390, height: 844 };

test('a new case keeps its draft after the page is closed and reports a possible duplicate', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await actAs(page, 'mei@brightwater.example');
  await page.goto(pageUrl('/cases?new=1', 'zh'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '姓名', exact: true }).fill('陳小明');
  await dialog.getByRole('textbox', { name: '出生日期' }).fill('2017-03-01');
  await expect(dialog.getByText('这位孩子是否已经登记？')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /陈小明/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '仍然添加' })).toBeVisible();
  await expect(dialog.getByText(/已保存$/)).toBeVisible({ timeout: 10_000 });
  await expectAccessible(page);

  await page.reload();
  await expect(dialog.getByText(/尚未提交/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('陳小明');
  await dialog.getByRole('button', { name: '放弃草稿' }).click();
  await expect(page.getByText('草稿已放弃')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('');
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('');
  await expect(dialog.getByText(/尚未提交/)).toBeHidden();
});

testInTurn('a hidden possible duplicate is not named, only referred to an admin', async ({ page }) => {
  await actAs(page, 'leung@brightwater.example');
  await page.goto(pageUrl('/cases?new=1'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Chan Siu Ming');
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('2017-03-01');
  await expect(dialog.getByText('Ask an admin whether this child is already registered')).toBeVisible();
  await expect(dialog.getByText('陈小明')).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a case page shows its timeline and prints without the interface', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Mok Wing Sze', '莫颖诗');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByRole('textbox', { name: 'School' }).fill('Hilltop School');
  await page.getByRole('button', { name: 'Save' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').first()).toContainText(/Details changed.*school.*Helen Wong/s);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/tab=details/);
  await expect(page.getByText('Hilltop School')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /Cases|Timeline/ })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

testInTurn('unsaved changes are restored with the version they started from', async ({ page, browser }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Yeung Yuet', '杨玥');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByRole('textbox', { name: 'Grade' }).fill('P9');
  await expect(page.getByText(/^Saved \d/)).toBeVisible({ timeout: 10_000 });
  const address = page.url();
  await page.getByRole('link', { name: 'Cancel' }).click();

  const second = await browser.newPage();
  await actAs(second, 'mei@brightwater.example');
  await second.goto(address);
  await expect(second.getByRole('textbox', { name: 'Grade' })).not.toHaveValue('P9');
  await second.getByRole('textbox', { name: 'Grade' }).fill('P8');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Case saved')).toBeVisible();
  await second.close();

  await page.goto(address);
  await expect(page.getByText(/have not saved it yet/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Grade' })).toHaveValue('P9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else changed this case')).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(page.getByRole('textbox', { name: 'Grade' })).toHaveValue('P8');
});

testInTurn(
  'a case that becomes unavailable while its page is open shows a message',
  async ({ page, browser }) => {
    await actAs(page, 'leung@brightwater.example');
    await openCase(page, 'Leung Ka Ho', '梁家豪');
    const admin = await browser.newPage();
    await actAs(admin, 'helen@brightwater.example');
    await admin.goto(pageUrl('/cases'));
    await admin.getByRole('searchbox').fill('Leung Ka Ho');
    await admin.getByRole('checkbox', { name: 'Select 梁家豪' }).check();
    await admin.getByRole('button', { name: 'Assign', exact: true }).click();
    await admin.getByRole('combobox', { name: 'Take off' }).fill('李');
    await admin.getByRole('option', { name: '李嘉良' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(admin.getByRole('dialog')).toBeHidden();
    await admin.close();
    await page.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Archive case' }).click();
    await expect(page.getByRole('heading', { name: 'You can no longer see this case' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to cases' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
    await page.getByRole('searchbox').fill('Leung Ka Ho');
    await expect(page.getByText(/Nothing found/)).toBeVisible();
  },
);

testInTurn('siblings are named only to people who may see them', async ({ page, browser }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Chan Siu Ming', '陈小明');
  await page.getByRole('link', { name: /陈小雨/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陈小雨');
  const leung = await browser.newPage();
  await actAs(leung, 'leung@brightwater.example');
  await openCase(leung, 'Wong Tsz Hin', '黄梓轩');
  await expect(leung.getByText('sibling you may not see')).toBeVisible();
  await expect(leung.getByText('黄梓悠')).toBeHidden();
  await leung.close();
});

testInTurn('a photo is cropped to a circle and saved with the case', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Shek Ka Lok', '石家乐');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  const photo = page.getByRole('group', { name: 'Photo' });
  await photo.locator('input[type=file]').setInputFiles('docs/screenshots/cases.png');
  await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click();
  await expect(photo.getByRole('button', { name: 'Remove' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Case saved')).toBeVisible();
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^http/);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(pageUrl('/cases'));
  await expect(page.locator('main img').first()).toBeVisible();
  expect(asked.filter(path => path.startsWith('/api/files/'))).toEqual([]);
});

for (const who of ['helen', 'leung']) {
  test(`the dashboard says to ${who} the number that the list says`, async ({ page }) => {
    await actAs(page, `${who}@brightwater.example`);
    await page.goto(pageUrl('/dashboard'));
    const card = page.getByRole('link', { name: /^Cases \d+/ });
    const [, number] = /(\d+)/.exec(await card.innerText()) ?? [];
    await card.click();
    await expect(page.getByText(new RegExp(`^${number} cases?,`))).toBeVisible();
  });
}
