import { readFile } from 'node:fs/promises';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const fileOf = (name: string) =>
  new URL(`../../features/classes/school-calendar/files/${name}.ics`, import.meta.url);

/** What the preview of a file lists: each day with its dates and state, and its notices. */
const previews: { file: string; rows: string[]; notices: string[] }[] = [
  {
    file: 'fold-inside-character',
    rows: ['農曆年初一的翌日及中秋節翌日補假農曆年初一的翌日及中秋節翌日補假', '耶穌受難節'],
    notices: [],
  },
  { file: 'china-make-up', rows: ['元旦 假期 第1天/共3天', '元旦 补班 第1天/共1天'], notices: [] },
  {
    file: 'names-ending-in-ban',
    rows: ['家长会 高一3班', '全校公休', '国庆节调休', '補行上班日', '補班日'],
    notices: [],
  },
  { file: 'all-day-as-times', rows: ['New Year', 'Staff training', 'Sports day'], notices: [] },
  { file: 'repeated', rows: ['New Year', 'Half term'], notices: ['2 entries repeat.'] },
];

testInTurn('the preview of a calendar file lists its days and says what it leaves out', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/organizations/brightwater?tab=calendar');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import holidays' });
  const input = dialog.locator('input[type=file]');
  for (const { file, rows, notices } of previews) {
    await input.setInputFiles({
      ...{ name: `${file}.ics`, mimeType: 'text/calendar' },
      buffer: await readFile(fileOf(file)),
    });
    const list = dialog.getByRole('list', { name: 'Days of the file' });
    for (const row of rows) await expect(list.getByText(row, { exact: true }).first()).toBeVisible();
    for (const notice of notices) await expect(dialog.getByText(notice)).toBeVisible();
    if (file === 'repeated') await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Another file' }).click();
  }
});
