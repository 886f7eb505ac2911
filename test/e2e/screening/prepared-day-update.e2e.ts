import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { sheetLimits } from '../../../web/features/screening/prepared-days/day-sheet.ts';
import { readXlsx } from '../../../web/ui/file/xlsx/read-xlsx.ts';
import { expect, signInAndStay, test } from '../support/pages.ts';
import { makeClass, prepareDay, reopenDay } from '../support/prepared-day.ts';
import { serveReleases } from '../support/serve-releases.ts';
import { inTurn } from '../support/test-in-turn.ts';

/** Declares tests that take nearly a minute; each commit runs one in 20. */
const testInTurn = inTurn(test, 20);

/** Downloads the sheet of a class as a workbook, fills in a cell of the first child, and uploads it. */
async function fillSheet(page: Page, column: string, value: number): Promise<void> {
  await page.getByRole('button', { name: 'Download sheet' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click(),
  ]);
  const read = await readXlsx(Uint8Array.from(await readFile(await download.path())), sheetLimits);
  if ('problem' in read) throw new Error(read.problem);
  const [head = [], ...rows] = read.rows;
  const cells = rows.map(row => head.map((key, at) => (row[0] && key === column ? value : (row[at] ?? ''))));
  const workbook = await writeXlsxFile(
    [head, ...cells].map(row => row.map(cell => ({ value: cell }))),
  ).toBuffer();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'day.xlsx', mimeType, buffer: Buffer.from(workbook) });
  await expect(page.getByText(`${rows.length - 1} child filled in from the sheet`)).toBeVisible();
}

const scriptNames = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
const keptVersions = (page: Page) => page.evaluate(() => caches.keys());

testInTurn(
  'a prepared screening day is filled in from a workbook, stays readable after an app update and is sent once',
  async ({ browser }) => {
    test.setTimeout(360_000);
    const site = await serveReleases();
    const { tester, children, read } = await makeClass('Update', 1);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    let page = await context.newPage();
    await signInAndStay(page, tester, { url: site.url });
    await prepareDay(
      page,
      'Tablet that is updated',
      children.map(({ fullName }) => fullName),
      site.url,
    );
    await context.setOffline(true);
    await fillSheet(page, 'romberg.whole.seconds', 17.3);
    const kept = await keptVersions(page);

    site.release();
    page = await reopenDay(context, page, site.url);
    expect((await scriptNames(page)).join()).not.toContain('.next.');
    await expectValue(page);

    await context.setOffline(false);
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    await page.goto(site.url('/learning-efficiency?tab=class'));
    await expect(page.getByLabel('Code of the day')).toBeVisible();
    expect((await scriptNames(page)).join()).toContain('.next.');
    await expect.poll(() => keptVersions(page), 'the files of the update').toEqual([`${kept[0]}.next`]);
    expect(await read()).toEqual([[]]);

    await context.setOffline(true);
    page = await reopenDay(context, page, site.url);
    expect((await scriptNames(page)).join()).toContain('.next.');
    await expectValue(page);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible({ timeout: 120_000 });
    expect(await read()).toEqual([[17.3]]);
    await context.close();
    await site.close();
  },
);

async function expectValue(page: Page): Promise<void> {
  await expect(page.getByText('1 to send').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Romberg.*17\.3 s/ })).toBeVisible();
}
