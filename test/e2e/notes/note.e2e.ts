import { randomUUID } from 'node:crypto';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { templates } from '../../../shared/features/notes/templates/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeNote, noteFields } from '../../features/notes/notes/samples.ts';
import { bodyOf, templateFields } from '../../features/notes/templates/samples.ts';
import { actAs, helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

test('a note from a template is saved while the user types, and the finished note is sent exactly as previewed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const caller = await callerOf(helen, 'brightwater');
  const field = { type: 'field' as const, attrs: { name: 'case.fullName', value: null } };
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [field] }] };
  const [child, { data: template }] = await Promise.all([
    makeCase(caller, { fullName: 'Nora Noted', contactEmail: 'nora.noted@example.com' }),
    caller.call(templates.createTemplate, templateFields({ body })),
  ]);
  await actAs(page, helen);
  await page.goto(pageUrl(`/notes/create?case=${child.id}&template=${template.id}`));
  await page.getByRole('button', { name: 'Write note' }).click();
  await page.waitForURL(/\/notes\/note_/);
  await expect(page.getByText('Note added')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toContainText('Nora Noted');
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && !!answer.request().postData()?.includes('reads longer'),
  );
  await text.press('End');
  await text.pressSequentially(' [reason] reads longer');
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Note for Nora Noted' })).toBeVisible();
  await expect(page.getByText('This is a draft, and the PDF says so.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Finish this note?' })).toContainText('It is signed by ');
  await expect(page.getByRole('dialog')).toContainText('One place in brackets is not filled in');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Amend' })).toBeVisible();
  await expect(page.getByText('Printed with the note')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Printed note' })).toBeVisible();
  await page.getByRole('button', { name: 'Email report' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^note-.*\.pdf$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Report sent')).toBeVisible();
  await expectAccessible(page);
});

testInTurn('a deleted note is restored from its page, and the page confirms this', async ({ page }) => {
  const caller = await callerOf(helen, 'brightwater');
  const child = await makeCase(caller, { fullName: 'Rob Restored' });
  const { id: noteId } = await makeNote(caller, {}, child.id);
  await caller.call(notes.deleteNote, { noteId });
  await openAs(page, helen, `/notes/${noteId}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^Note of .+ for Rob Restored restored$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeHidden();
});

testInTurn(
  'a user who finishes a Chinese note is warned if the note is not in the Chinese script that the family reads',
  async ({ page }) => {
    const caller = await callerOf(helen, 'brightwater');
    const family = { emailLanguage: 'zh', emailScript: 'traditional' } as const;
    const child = await makeCase(caller, { fullName: '叶繁体', ...family });
    const write = async (text: string) => {
      const { id, version } = await makeNote(caller, { language: 'zh' }, child.id);
      const fields = noteFields({ language: 'zh', body: bodyOf(text) });
      await caller.call(notes.saveNote, { ...fields, noteId: id, version });
      await page.goto(pageUrl(`/notes/${id}`));
      await page.getByRole('button', { name: 'Finish', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('It is then locked');
    };
    const warning = page.getByText('The family reads Traditional Chinese');
    await actAs(page, helen);
    await write('这个孩子读书时会跳行');
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await write('這個孩子讀書時會跳行');
    await expect(warning).toHaveCount(0);
  },
);

test('nothing can be typed into a note while a change of its template is undone', async ({ page }) => {
  const caller = await callerOf(helen, 'brightwater');
  const name = `Letter ${randomUUID()}`;
  const [{ id: noteId, version }] = await Promise.all([
    makeNote(caller),
    caller.call(templates.createTemplate, templateFields({ name, body: bodyOf('Dear parents,') })),
  ]);
  await caller.call(notes.saveNote, { noteId, version, ...noteFields({ body: bodyOf('Reads longer') }) });
  await openAs(page, helen, `/notes/${noteId}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('combobox', { name: 'Template' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('radio', { name: 'Replace it with the template’s text' }).check();
  await page.getByRole('button', { name: 'Replace text' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveText('Dear parents,');
  const undone = Promise.withResolvers<void>();
  await page.route(/\/template\/undo$/, async route => {
    await undone.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/template\/undo$/);
  const toast = page.getByRole('alert').filter({ hasText: 'Template changed' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await asked;
  await page.locator('[contenteditable]').click({ force: true });
  await page.keyboard.type('typed meanwhile');
  await expect(page.getByText('typed meanwhile')).toHaveCount(0);
  undone.resolve();
  await expect(text).toHaveText('Reads longer');
  await text.press('End');
  await page.keyboard.type(' and further');
  await expect(text).toHaveText('Reads longer and further');
});
