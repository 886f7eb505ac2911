import { randomUUID } from 'node:crypto';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'a family answers the risk questionnaire through its link, and the form of the next visit contains the answers that the staff accepted',
  async ({ page }) => {
    test.setTimeout(120_000);
    const fullName = `Quentin ${randomUUID().slice(0, 8)}`;
    const caller = await callerOf(helen, 'brightwater');
    const { data: child } = await caller.call(cases.createCase, {
      fullName,
      birthDate: '2017-03-14',
      gender: 'male',
    });
    await openAs(page, helen, `/cases/${child.id}?tab=eye`);
    await page.getByRole('button', { name: 'Ask the family' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show link' }).click();
    const symbol = page.getByRole('img', { name: /^QR code of/ });
    await expect(symbol).toBeVisible();
    const address = (await symbol.getAttribute('aria-label'))?.replace('QR code of ', '') ?? '';
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const family = await page
      .context()
      .browser()
      ?.newContext({ viewport: { width: 320, height: 640 } });
    const phone = await family?.newPage();
    if (!family || !phone) throw new Error('The page has no browser');
    await phone.goto(address);
    await expect(
      phone.getByRole('heading', { level: 1, name: 'A few questions before the eye check' }),
    ).toBeVisible();
    expect(await phone.content()).not.toContain('Quentin');
    await phone.getByLabel('Reading, writing and other close work').fill('3,5');
    await phone.getByRole('button', { name: '中文' }).click();
    await expect(phone.getByLabel('阅读、书写等近距离用眼')).toHaveValue('3,5');
    await phone.getByRole('button', { name: 'EN' }).click();
    await phone.getByRole('button', { name: 'Send answers' }).click();
    await expect(phone.getByLabel(/^You are the child’s/)).toBeFocused();
    await phone.getByLabel(/^You are the child’s/).selectOption('mother');
    await phone.getByLabel('Are the child’s parents short-sighted?').selectOption('both');
    const kept = JSON.stringify(await family.storageState({ indexedDB: true }));
    for (const typed of ['3,5', 'both', address.split('/').at(-1) ?? '']) expect(kept).not.toContain(typed);
    await phone.getByRole('button', { name: 'Send answers' }).dblclick();
    await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused({
      timeout: 30_000,
    });
    await expect(async () => {
      await phone.goto(address);
      await expect(phone.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 20_000 });
    await family.close();

    await page.reload();
    await expect(page.getByText('To review', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    await page.goto(pageUrl(`/eye/create?case=${child.id}`, 'en'));
    await expect(page.getByText(/As the family answered/)).toBeVisible();
    await expect(page.getByText(/Both parents are myopic · near work 3.5 h a day/)).toBeVisible();
  },
);
