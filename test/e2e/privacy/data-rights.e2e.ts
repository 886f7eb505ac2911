import { retention } from '../../../shared/features/privacy/retention/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, type Lang, pageUrl } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { sometimes, testInTurn } from '../support/test-in-turn.ts';

/** Labels that the tests use, as admins see them in each language. */
const texts = {
  en: {
    restrict: 'Restrict the case',
    reason: 'Reason',
    claim: 'It is needed for a legal claim',
    note: 'Explanation',
    confirm: 'Restrict',
    restricted: 'The case is restricted',
    lift: 'Lift the restriction',
    lifted: 'The restriction is lifted',
    email: 'Email report',
    erase: 'Erase the case',
    family: 'The family asked for it',
    name: 'Type the full name of the child',
    eraseLater: 'Erase in 7 days',
    otherName: 'This is not the full name on the case',
    undo: 'Undo the erasure',
    kept: 'The case is kept',
    prepare: 'Prepare a copy',
    download: 'Download',
  },
  zh: {
    restrict: '限制此个案',
    reason: '原因',
    claim: '法律诉求需要',
    note: '说明',
    confirm: '限制',
    restricted: '个案已限制',
    lift: '解除限制',
    lifted: '已解除限制',
    email: '用邮件发送报告',
    erase: '清除个案',
    family: '家长提出要求',
    name: '请输入孩子的全名',
    eraseLater: '7天后清除',
    otherName: '与个案上的全名不一致',
    undo: '撤销清除',
    kept: '个案已保留',
    prepare: '准备副本',
    download: '下载',
  },
} as const satisfies Record<Lang, Record<string, string>>;

for (const lang of sampleLanguages('data rights of a case')) {
  const say = texts[lang];

  testInTurn(`an admin restricts a case and lifts the restriction again, in ${lang}`, async ({ page }) => {
    const child = await makeCase(await callerOf(helen, 'brightwater'), { fullName: 'Robin Kept' });
    await actAs(page, helen);
    await page.goto(pageUrl(`/cases/${child.id}?tab=rights`, lang));
    await page.getByRole('button', { name: say.restrict }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say.confirm, exact: true }).click();
    await expect(dialog.getByRole('combobox', { name: say.reason })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: say.reason }).click();
    await page.getByRole('option', { name: say.claim }).click();
    await dialog.getByLabel(say.note).fill('Letter of 3 May');
    await dialog.getByRole('button', { name: say.confirm, exact: true }).click();
    await expect(page.getByText(say.restricted, { exact: true })).toBeVisible();
    await expect(page.getByText('Letter of 3 May')).toBeVisible();
    await expect(page.getByRole('link', { name: say.email })).toBeHidden();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: say.lift }).click();
    await expect(page.getByText(say.lifted)).toBeVisible();
    await expect(page.getByRole('button', { name: say.restrict })).toBeVisible();
  });

  sometimes(
    `an admin plans the erasure of a case by typing the child’s name, and cancels it, in ${lang}`,
    async ({ page }) => {
      const child = await makeCase(await callerOf(helen, 'brightwater'), { fullName: 'Robin Erased' });
      await actAs(page, helen);
      await page.goto(pageUrl(`/cases/${child.id}?tab=rights`, lang));
      await page.getByRole('button', { name: say.erase, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say.reason }).click();
      await page.getByRole('option', { name: say.family }).click();
      await dialog.getByLabel(say.name).fill('Robin');
      await dialog.getByRole('button', { name: say.eraseLater }).click();
      await expect(dialog.getByText(say.otherName)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(say.name).fill('Robin Erased');
      await dialog.getByRole('button', { name: say.eraseLater }).click();
      const undo = page.getByRole('button', { name: say.undo });
      await expect(undo).toBeVisible();
      await expect(page.getByRole('button', { name: say.erase, exact: true })).toBeHidden();
      await expectAccessibleEverywhere(page);
      await undo.click();
      await expect(page.getByText(say.kept)).toBeVisible();
      await expect(page.getByRole('button', { name: say.erase, exact: true })).toBeVisible();
    },
  );

  testInTurn(`an admin downloads a copy of everything stored about a child, in ${lang}`, async ({ page }) => {
    const child = await makeCase(await callerOf(helen, 'brightwater'), { fullName: 'Robin Copied' });
    await actAs(page, helen);
    await page.goto(pageUrl(`/cases/${child.id}?tab=rights`, lang));
    await page.getByRole('button', { name: say.prepare }).click();
    const button = page.getByRole('button', { name: say.download, exact: true });
    await expect(button).toBeVisible({ timeout: 30_000 });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe('case-data.zip');
  });

  testInTurn(
    `the privacy tab with the organisation's retention rule opens and is accessible, in ${lang}`,
    async ({ page }) => {
      await actAs(page, helen);
      await page.goto(pageUrl('/organizations/brightwater?tab=privacy', lang));
      await expect(page.locator('form')).toBeVisible();
      await expectAccessibleEverywhere(page);
    },
  );
}

testInTurn(
  'an admin whose colleague changes the retention rule meanwhile keeps what was typed and chooses',
  async ({ page }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const { data: rule } = await call(retention.getRetention, {});
    const { untilAge, yearsAfterLastEntry } = rule;
    await actAs(page, helen);
    await page.goto(pageUrl('/organizations/brightwater?tab=privacy'));
    await page.getByLabel('Until the child is').fill('31');
    const theirs = { untilAge, yearsAfterLastEntry: yearsAfterLastEntry + 1 };
    await call(retention.changeRetention, { ...theirs, version: rule.version });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('radio', { name: /31/ })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Until the child is')).toHaveValue('31');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.getByText('The retention rule is saved')).toBeVisible();
    const { data: saved } = await call(retention.getRetention, {});
    expect(saved).toMatchObject({ ...theirs, untilAge: 31 });
    await call(retention.changeRetention, { untilAge, yearsAfterLastEntry, version: saved.version });
    await page.getByLabel('Until the child is').fill('32');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Use theirs' }).click();
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByLabel('Until the child is')).toHaveValue(String(untilAge));
  },
);
