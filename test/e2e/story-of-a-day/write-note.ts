import { expect, pageUrl } from '../support/pages.ts';
import type { Story } from './story.ts';

export async function writeNote({ page, lang, say }: Story, caseId: string): Promise<void> {
  const finish = { name: say('notes.finish.action'), exact: true };
  await page.goto(pageUrl(`/notes/create?case=${caseId}`, lang));
  await page.getByRole('button', { name: say('notes.create.begin') }).click();
  await page.waitForURL(/\/notes\/note_/);
  await page.getByRole('textbox', { name: say('notes.field.body') }).pressSequentially('20/20/20');
  await page.getByRole('button', finish).click();
  await page.getByRole('dialog').getByRole('button', finish).click();
  await expect(page.getByText(say('notes.finish.done'))).toBeVisible();
}
