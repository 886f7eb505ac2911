import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { makeNote } from '../../features/notes/notes/samples.ts';
import { pdf } from '../../support/file-samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

testInTurn(
  'an upload resumes by itself after an interruption or a lost response, and the note then has the file once',
  async ({ page, complaints }) => {
    const caller = await callerOf(helen, 'brightwater');
    const { id: noteId } = await makeNote(caller);
    await actAs(page, helen);
    await page.goto(pageUrl(`/notes/${noteId}`));
    const faults: string[] = [];
    await page.route(
      url => !url.pathname.startsWith('/api/'),
      async route => {
        if (route.request().method() !== 'POST' || faults.includes('bytes')) return route.continue();
        faults.push('bytes');
        return route.abort('connectionreset');
      },
    );
    await page.route('**/complete', async route => {
      if (faults.includes('answer')) return route.continue();
      faults.push('answer');
      await route.fetch();
      return route.abort('connectionreset');
    });
    const saved = page.waitForResponse(
      answer =>
        answer.request().method() === 'PUT' && !!answer.request().postData()?.includes('"fileId":"file_'),
    );
    await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Attachments' }) })
      .locator('input[type="file"]')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
    expect((await saved).status()).toBe(200);
    expect(faults).toEqual(['bytes', 'answer']);
    await expect(page.getByRole('list', { name: 'Attachments' }).getByText('scan.pdf')).toHaveCount(1);
    const others = complaints.filter(text => !text.includes('ERR_CONNECTION_RESET'));
    complaints.splice(0, complaints.length, ...others);
    const { data } = await caller.call(notes.getNote, { noteId });
    expect(data.attachments.map(({ name }) => name)).toEqual(['scan.pdf']);
  },
);
