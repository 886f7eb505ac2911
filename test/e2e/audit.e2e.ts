import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makeCase } from '../features/cases/cases/samples.ts';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { actAs, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, pageUrl } from './support/pages.ts';
import { sometimes, testInTurn } from './support/test-in-turn.ts';

const admin = 'helen@brightwater.example';
const address = '/organizations/brightwater?tab=audit&kind=reads';

sometimes(
  'an admin sees in the audit who opened a child’s case, filters the list by that child and saves it as a file',
  async ({ page }) => {
    await actAs(page, admin);
    // The child is new, so that no earlier view of this child is further down the list.
    const fullName = `Viewed ${randomUUID()}`;
    const { id } = await makeCase(await callerOf(admin, 'brightwater'), { fullName });
    await page.goto(pageUrl(`/cases/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
    await openAs(page, admin, address);
    const list = page.getByRole('main');
    const reads = list.getByRole('listitem').filter({ hasText: 'viewed the case of' });
    const read = reads.filter({ hasText: 'Helen' }).filter({ hasText: fullName }).first();
    await expect(read).toBeVisible();
    await expectAccessibleEverywhere(page);
    await read.getByRole('button', { name: fullName }).click();
    await expect(page).toHaveURL(/record=case_/);
    await expect(list.getByRole('listitem').filter({ hasText: 'viewed the list of cases' })).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^audit-brightwater-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await saved.path(), 'utf8')).toContain('viewed the case of');
  },
);

for (const [lang, sentence, words] of [
  ['en', 'Lumitree changed the case of 郭晓彤', 'Changed: School, Grade'],
  ['zh', '明树修改了郭晓彤的个案', '修改了：学校、年级'],
] as const) {
  testInTurn(
    `the audit shows changed fields with the same labels as the form, in ${lang}`,
    async ({ page }) => {
      const entry = {
        id: 'jrn_0000000000000000000000',
        at: '2026-11-16T02:00:00.000Z',
        act: 'case.changed',
        by: { id: 'jobs', name: null },
        record: { id: 'case_0000000000000000000000', name: '郭晓彤' },
        details: {
          fields: ['school', 'grade'],
          added: [],
          removed: [],
          until: null,
          count: null,
          wasAsked: false,
          job: null,
        },
        network: null,
      };
      const meta = { current_page: 1, last_page: 1, per_page: 25, total: null, next: null };
      await page.route('**/api/audit/search', route =>
        route.fulfill({ json: { data: { data: [entry], meta } } }),
      );
      await actAs(page, admin);
      await page.goto(pageUrl('/organizations/brightwater?tab=audit', lang));
      await expect(page.getByRole('heading', { name: /16/ })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
    },
  );
}
