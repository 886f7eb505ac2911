import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { actAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import {
  editCase,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  openCase,
  pageUrl,
  phone,
} from './support/pages.ts';
import { testInTurn } from './support/test-in-turn.ts';

testInTurn(
  'the form of a new case keeps its draft after the page is closed, and reports a possible duplicate',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await actAs(page, 'mei@brightwater.example');
    await page.goto(pageUrl('/cases?new=1', 'zh'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '姓名', exact: true }).fill('陳小明');
    await dialog.getByRole('textbox', { name: '出生日期' }).fill('2017-03-01');
    await expect(dialog.getByText('这个孩子是否已经登记？')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /陈小明/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '仍然添加' })).toBeVisible();
    await expect(dialog.getByText(/^草稿已暂存，仅您可见/)).toBeVisible({ timeout: 10_000 });
    await expectAccessible(page);

    await page.reload();
    await expect(dialog.getByText(/提交前仅您可见/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('陳小明');
    await dialog.getByRole('button', { name: '放弃草稿' }).click();
    await expect(page.getByText('草稿已放弃')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('');
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue('');
    await expect(dialog.getByText(/提交前仅您可见/)).toBeHidden();
  },
);

testInTurn(
  'if the possible duplicate is a hidden case, its name is not shown, and the person is told to ask an admin',
  async ({ page }) => {
    await actAs(page, 'leung@brightwater.example');
    await page.goto(pageUrl('/cases?new=1'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Chan Siu Ming');
    await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('2017-03-01');
    const notice = dialog.getByText('Ask an admin whether this child is already registered');
    await expect(notice).toBeVisible();
    await expect(dialog.getByText('陈小明')).toBeHidden();
    await dialog.getByRole('textbox', { name: 'Full name' }).focus();
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  },
);

testInTurn('a case page shows its timeline and prints without links and buttons', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Mok Wing Sze', '莫颖诗');
  await editCase(page);
  await page.getByRole('textbox', { name: 'School' }).fill('Hilltop School');
  await page.getByRole('button', { name: 'Save' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const folded = timeline.locator('details').filter({ hasText: /Details changed.*school/s });
  await folded
    .first()
    .getByText(/changes? to the record/)
    .click();
  const change = timeline.getByRole('listitem').filter({ hasText: 'Details changed' }).last();
  await expect(change).toContainText(/Details changed.*school.*Helen Wong/s);
  await expect(change.getByText('Details changed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/tab=details/);
  await expect(page.getByText('Hilltop School')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /Cases|Timeline/ })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const { name, lang, texts } of [
  {
    name: 'in English',
    lang: 'en',
    texts: {
      call: /^Call .+, \+852/,
      timeline: 'Timeline',
      eyes: 'Eyes',
      visit: /^Visit R-/,
      add: 'Add',
      visitItem: 'New visit',
    },
  },
  {
    name: 'in Chinese',
    lang: 'zh',
    texts: {
      call: /^致电.+，\+852/,
      timeline: '时间线',
      eyes: '视光',
      visit: /^检查R-/,
      add: '添加',
      visitItem: '新建检查',
    },
  },
] as const)
  testInTurn(
    `${name} a user can call a family, open a visit of another year and start a visit from a case page`,
    async ({ page }) => {
      await page.setViewportSize(phone);
      await actAs(page, 'helen@brightwater.example');
      await openCase(page, 'Kwok Hiu Tung', '郭晓彤', lang);
      await expect(page.getByRole('link', { name: texts.call })).toHaveAttribute('href', /^tel:\+852\d{8}$/);
      const timeline = page.getByRole('region', { name: texts.timeline });
      await timeline.getByText(texts.eyes, { exact: true }).click();
      await expect(page).toHaveURL(/show=eye/);
      await expect(timeline.getByRole('heading', { level: 2 })).not.toHaveCount(1);
      await expect(page.getByRole('img').last()).toBeVisible();
      await expectAccessible(page);
      await timeline.getByRole('link', { name: texts.visit }).last().click();
      await expect(page).toHaveURL(/\/eye\/eye_/);
      await page.goBack();
      await expect(page).toHaveURL(/show=eye/);
      await page.getByRole('button', { name: texts.add, exact: true }).press('Enter');
      await page.getByRole('menuitem', { name: texts.visitItem, exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/eye\/create\?case=case_/);
    },
  );

testInTurn('a name of 250 letters without a space does not widen the page of a case', async ({ page }) => {
  const fullName = 'Wolfeschlegel'.padEnd(250, 'a');
  const { call } = await callerOf('margaret@stmarys.example', 'st-marys');
  const { data: child } = await call(cases.createCase, { fullName });
  await page.setViewportSize(phone);
  await actAs(page, 'margaret@stmarys.example');
  for (const path of [`/cases/${child.id}`, `/cases/edit/${child.id}`]) {
    await page.goto(pageUrl(path));
    await expect(page.getByRole('heading', { level: 1, name: 'Wolfeschlegel' })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  await call(cases.archiveCase, { caseId: child.id });
});

testInTurn('a restored draft does not overwrite a colleague’s newer change', async ({ page, browser }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Yeung Yuet', '杨玥');
  await editCase(page);
  await page.getByRole('textbox', { name: 'Grade' }).fill('P9');
  await expect(page.getByText(/^Draft saved [\d:]+, only you can see it/)).toBeVisible({ timeout: 10_000 });
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
  await expect(page.getByText(/Only you can see it until you save/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Grade' })).toHaveValue('P9');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(conflict.getByText(/陈美仪 saved another version on .* while you were writing/)).toBeVisible();
  await expect(conflict.getByRole('radio', { name: 'Grade: P9' })).toBeChecked();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect(page.getByRole('textbox', { name: 'Grade' })).toHaveValue('P8');
});

testInTurn(
  'a person who changed a case in two tabs is told about the conflict and chooses which values to keep',
  async ({ page }) => {
    await actAs(page, 'helen@brightwater.example');
    await openCase(page, 'Tse Wing Kei', '谢咏琪');
    await editCase(page);
    await expect(page.getByRole('textbox', { name: 'School' })).toBeVisible();
    const other = await page.context().newPage();
    await actAs(other, 'helen@brightwater.example');
    await other.goto(page.url());
    for (const [tab, school, grade] of [
      [page, 'Lake School', ''],
      [other, 'Hill School', 'P2'],
    ] as const) {
      await tab.getByRole('textbox', { name: 'School' }).fill(school);
      if (grade) await tab.getByRole('textbox', { name: 'Grade' }).fill(grade);
    }
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Case saved')).toBeVisible();
    const readAgain = page.waitForResponse(response => /\/cases\/case_\w+$/.test(response.url()));
    await page.clock.setFixedTime(Date.now() + 20_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await readAgain;
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'You changed this in another tab' });
    await expect(conflict.getByRole('radio', { name: 'School: Lake School' })).toBeChecked();
    await expect(conflict.getByRole('radio', { name: 'Grade: P2' })).toBeChecked();
    await conflict.getByRole('radio', { name: 'School: Hill School' }).focus();
    await page.keyboard.press('Space');
    await conflict.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('Case saved')).toBeVisible();
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByText('Hill School')).toBeVisible();
    await expect(page.getByRole('definition').getByText('P2', { exact: true })).toBeVisible();
  },
);

testInTurn(
  'the open page of a case shows a message when the case becomes unavailable',
  async ({ page, browser }) => {
    await actAs(page, 'leung@brightwater.example');
    await openCase(page, 'Leung Ka Ho', '梁家豪');
    const admin = await browser.newPage();
    await actAs(admin, 'helen@brightwater.example');
    await admin.goto(pageUrl('/cases'));
    await admin.getByRole('searchbox').fill('Leung Ka Ho');
    await expect(admin.getByText('1 case found')).toBeVisible();
    await admin.getByRole('checkbox', { name: 'Select 梁家豪' }).check();
    await admin.getByRole('button', { name: 'Assign', exact: true }).click();
    await admin.getByRole('combobox', { name: 'Unassign' }).fill('李');
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

testInTurn('siblings are named and counted only for people who may see them', async ({ page, browser }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Chan Siu Ming', '陈小明');
  await page.getByRole('link', { name: /陈小雨/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陈小雨');
  const leung = await browser.newPage();
  await actAs(leung, 'leung@brightwater.example');
  await openCase(leung, 'Wong Tsz Hin', '黄梓轩');
  await expect(leung.getByText(/sibling/)).toHaveCount(0);
  await expect(leung.getByText('黄梓悠')).toBeHidden();
  await leung.close();
});

testInTurn('a photo is cropped to a circle and saved with the case', async ({ page }) => {
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Shek Ka Lok', '石家乐');
  await editCase(page);
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
  testInTurn(`the dashboard shows ${who} the same number of cases as the list of cases`, async ({ page }) => {
    await actAs(page, `${who}@brightwater.example`);
    await page.goto(pageUrl('/dashboard'));
    const card = page.getByRole('link', { name: /^Cases \d+/ });
    const [, number] = /(\d+)/.exec(await card.innerText()) ?? [];
    await card.click();
    await expect(page.getByText(new RegExp(`^(Showing \\d+ of )?${number}( cases?)?,`))).toBeVisible();
  });
}

testInTurn('a printed case contains its visits and says that drafts are not included', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await actAs(page, 'helen@brightwater.example');
  await openCase(page, 'Kwok Hiu Tung', '郭晓彤');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  for (const text of ['郭晓彤', 'Visit on', 'About the visit', 'Drafts are not included'])
    await expect(sheet.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});
