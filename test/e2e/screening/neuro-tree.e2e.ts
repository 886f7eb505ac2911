import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeTreeEntry } from '../../features/screening/tree-entries/samples.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, type Lang, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';

const desktop = { width: 1280, height: 900 };

const texts = {
  en: {
    looked: 'Eye tracking, Emerging, 1 entry',
    below: 'Reading, Not looked at, 0 entries',
    concern: 'Reading, Concern, 1 entry',
    panel: 'Reading',
    add: 'Add entry',
    form: 'New entry',
    state: 'How it is going',
    chosen: 'Concern',
    remarks: 'Remarks',
    required: 'This field is required',
    remove: /^Delete: Concern/,
    undo: 'Undo',
    list: 'List',
  },
  zh: {
    looked: '眼球追踪, 发展中, 1条观察',
    below: '阅读, 未观察, 0条观察',
    concern: '阅读, 需关注, 1条观察',
    panel: '阅读',
    add: '添加观察',
    form: '新建观察',
    state: '情况',
    chosen: '需关注',
    remarks: '备注',
    required: '此项为必填',
    remove: /^删除：需关注/,
    undo: '撤销',
    list: '列表',
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('neuro-tree')) {
  test(`${lang}: a concern is added to the NeuroTree, deleted and restored by keyboard, in the tree and the list`, async ({
    page,
  }) => {
    const t = texts[lang];
    const caller = await callerOf(helen, 'brightwater');
    const { id } = await makeCase(caller, { fullName: 'Tree Child' });
    await makeTreeEntry(caller, 'Loses the line', id);
    await page.setViewportSize(desktop);
    await openAs(page, helen, `/neuroTree/report/${id}`, lang);
    await page.getByRole('treeitem', { name: t.looked }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('treeitem', { name: t.below })).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: t.panel, exact: true });
    await expectAccessible(page);
    await panel.getByRole('button', { name: t.add }).click();
    const form = page.getByRole('dialog', { name: t.form });
    await form.getByLabel(t.state).click();
    await page.getByRole('option', { name: t.chosen }).click();
    await form.getByRole('button', { name: t.add }).click();
    await expect(form.getByText(t.required)).toBeVisible();
    await form.getByLabel(t.remarks).fill('Stops after five minutes');
    await form.getByRole('button', { name: t.add }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('treeitem', { name: t.concern })).toBeVisible();
    await panel.getByRole('button', { name: t.remove }).click();
    await expect(page.getByRole('treeitem', { name: t.below })).toBeVisible();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page.getByRole('treeitem', { name: t.concern })).toBeVisible();
    await page.getByText(t.list, { exact: true }).click();
    await expect(page.getByText('Loses the line')).toBeVisible();
    await expectAccessible(page);
  });
}
