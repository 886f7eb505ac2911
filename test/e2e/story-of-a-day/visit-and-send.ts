import { newestMailTo } from '../support/accounts.ts';
import { expect, pageUrl } from '../support/pages.ts';
import type { Story } from './story.ts';

const refraction = ['-175', '-025', '175', '', '6/6', '-150', '-050', '5', '', '6/7.5', '24.10', '23.96'];

/** Enters the refraction of both eyes by keyboard, and finishes the eye report without a follow-up. */
export async function enterVisit({ page, lang, say, child }: Story, caseId: string): Promise<void> {
  const { keyboard } = page;
  const sphere = say('eye.form.ofEye', { eye: say('ui.eye.right'), field: say('eye.field.sph') });
  await page.goto(pageUrl(`/eye/create?case=${caseId}`, lang));
  await expect(page.getByText(child).first()).toBeVisible();
  await page.getByRole('textbox', { name: say('eye.field.date') }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: say('eye.method.dry') })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: sphere })).toBeFocused();
  for (const text of refraction) {
    await keyboard.type(text);
    await keyboard.press('Enter');
  }
  await page.getByRole('button', { name: say('eye.step.follow') }).press('Enter');
  await page.getByRole('button', { name: say('eye.form.finish') }).press('Enter');
  await page.getByRole('button', { name: say('eye.form.finishWithout.finish') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /R-20\d\d-\d{6}/ })).toBeVisible();
  await expect(page.getByText(say('eye.status.finished')).first()).toBeVisible();
}

/** Sends the report to the parent's address. */
export async function emailReport({ page, say, family }: Story): Promise<void> {
  await page.getByRole('button', { name: say('sending.emailReport') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(family).first()).toBeVisible();
  await dialog.getByRole('button', { name: say('sending.send'), exact: true }).click();
  await expect(page.getByText(say('sending.sent'))).toBeVisible();
  await expect(async () => void (await newestMailTo(family))).toPass();
}
