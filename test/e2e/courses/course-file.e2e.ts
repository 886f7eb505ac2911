import { readFile, writeFile } from 'node:fs/promises';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'a course is saved as a file and imported as a new course, and a damaged file is rejected',
  async ({ page }, testInfo) => {
    await openAs(page, 'helen@brightwater.example', '/developer');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .nth(0);
    const title = (await row.getByRole('link').first().innerText()).trim();
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    await expect(page.getByRole('radio', { name: 'Course file' })).toBeChecked();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const path = testInfo.outputPath('course.zip');
    await (await download).saveAs(path);

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a course' });
    const bytes = await readFile(path);
    const broken = testInfo.outputPath('broken.zip');
    const inTitle = bytes.indexOf(`"title":"${title}"`) + '"title":"'.length;
    await writeFile(broken, bytes.fill('!', inTitle, inTitle + 1));
    await dialog.locator('input[type=file]').setInputFiles(broken);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(path);
    await expect(dialog.getByText(`“${title}” can be imported`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import course' }).click();
    await expect(page.getByText(`“${title}” was imported`)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(2);
  },
);
