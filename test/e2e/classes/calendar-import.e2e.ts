import { readFile } from 'node:fs/promises';
import { calendarOf, dayOf, eventOf } from '../../features/classes/school-calendar/ics-samples.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const fileOf = (name: string) =>
  new URL(`../../features/classes/school-calendar/files/${name}.ics`, import.meta.url);

/** What the preview of a calendar file lists: each day with its dates and state, and its notices. */
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

testInTurn(
  'the preview of a calendar file lists its days and the entries that are left out',
  async ({ page }) => {
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
  },
);

/** A calendar file with one entry of each kind that the import leaves out, and one day that it reads. */
const leftOut = calendarOf(
  dayOf('20270101', 'New Year'),
  eventOf('SUMMARY:No date'),
  eventOf('DTSTART:20270104T090000', 'DTEND:20270104T100000', 'SUMMARY:Assembly'),
  dayOf('20270301', 'Every second hour', 'RRULE:FREQ=HOURLY;INTERVAL=2'),
  dayOf('20200504', 'Five old years', 'RRULE:FREQ=YEARLY;COUNT=5'),
  dayOf('20270405', 'Half a year', 'DTEND;VALUE=DATE:20271001'),
);

testInTurn('the calendar import counts and lists the entries that it leaves out', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/organizations/brightwater?tab=calendar');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import holidays' });
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'school.ics', mimeType: 'text/calendar' },
    buffer: Buffer.from(leftOut),
  });
  const list = dialog.getByRole('list', { name: 'Days of the file' });
  await expect(list.getByText('New Year')).toBeVisible();
  await expect(list.getByText('Assembly')).toBeHidden();
  for (const notice of [
    '1 entry has no date that can be read and is left out.',
    '1 entry is not a whole day and is left out.',
    '1 entry repeats in a way that cannot be read. Only its first date is listed.',
    '1 entry repeated in earlier years only and is left out.',
    '1 entry is longer than 120 days and is left out.',
  ])
    await expect(dialog.getByText(notice)).toBeVisible();
  await expectAccessible(page);
});
