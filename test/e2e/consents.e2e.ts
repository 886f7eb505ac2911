import { makeCase } from '../features/cases/cases/samples.ts';
import { helen, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, type Lang, phone, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';

const texts = {
  en: {
    record: 'Record consent',
    giver: 'Given by',
    care: 'Keeping the child’s data and caring for the child',
    inForce: 'In force',
    withdraw: 'Withdraw consent',
    ask: 'Withdraw the consent of Chan Mei?',
    reason: 'Reason',
    required: 'This field is required',
    withdrawn: 'Withdrawn',
  },
  zh: {
    record: '记录同意',
    giver: '同意人',
    care: '保存孩子的资料并提供服务',
    inForce: '有效',
    withdraw: '撤回同意',
    ask: '要撤回Chan Mei的同意吗？',
    reason: '原因',
    required: '此项为必填',
    withdrawn: '已撤回',
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('consents')) {
  test(`${lang}: a consent is recorded on the page of a case, and withdrawn with a reason`, async ({
    page,
  }) => {
    const t = texts[lang];
    const { id } = await makeCase(await callerOf(helen, 'brightwater'), { fullName: 'Consent Child' });
    await page.setViewportSize(phone);
    await openAs(page, helen, `/cases/${id}?tab=consent`, lang);
    await page.getByRole('button', { name: t.record }).click();
    const form = page.getByRole('dialog', { name: t.record });
    await expect(form.getByLabel(t.giver)).toHaveValue('Chan Mei');
    await expectAccessible(page);
    await form.getByRole('button', { name: t.record }).click();
    await expect(form).toBeHidden();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t.care }) });
    await expect(card.getByText(t.inForce)).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: t.withdraw }).click();
    const ask = page.getByRole('dialog', { name: t.ask });
    await ask.getByRole('button', { name: t.withdraw }).click();
    await expect(ask.getByText(t.required)).toBeVisible();
    await expectAccessible(page);
    await ask.getByLabel(t.reason).fill('Moved away');
    await ask.getByRole('button', { name: t.withdraw }).click();
    await expect(card.getByText(t.withdrawn, { exact: true })).toBeVisible();
    await expect(card.getByText('Moved away')).toBeVisible();
    await expect(card.getByRole('button', { name: t.withdraw })).toBeHidden();
    await expectAccessible(page);
  });
}

test('a dialog that closes keeps its content until it has faded out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id } = await makeCase(await callerOf(helen, 'brightwater'), { fullName: 'Fading Child' });
  await openAs(page, helen, `/cases/${id}?tab=consent&consent=new`);
  const dialog = page.getByRole('dialog', { name: texts.en.record });
  await expect(dialog.getByLabel(texts.en.giver)).toBeVisible();
  const fields = dialog.evaluate(
    node =>
      new Promise<number[]>(resolve => {
        const seen: number[] = [];
        const look = () => {
          if (!node.isConnected) return resolve(seen);
          seen.push(node.querySelectorAll('input').length);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(Math.min(...(await fields))).toBeGreaterThan(0);
});
