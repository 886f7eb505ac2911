import { readFile } from 'node:fs/promises';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { helen, openAs } from '../support/act-as.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

const mei = 'mei@brightwater.example';

testInTurn(
  'treatment outcomes are shown as a chart and a table without numbers for groups under ten children, and can be saved',
  async ({ page }) => {
    await openAs(page, helen, '/dashboard');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Outcomes' }).click();
    const panel = page.getByRole('region', { name: 'Outcome audit' });
    const table = panel.getByRole('table', { name: 'Treatments and starting ages' });
    await expect(table.getByRole('row', { name: /^All treated children \d\d/ })).toBeVisible();
    expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(
      0,
    );
    await expect(table.getByRole('row', { name: /^Orthokeratology fewer than 10/ })).toBeVisible();
    await expect(
      panel.getByRole('img', { name: /^Growth of the eyes by treatment.*All treated/ }),
    ).toBeVisible();
    await expect(panel.getByText(/^As of .*\d\d:\d\d$/)).toBeVisible();
    await panel.getByRole('combobox', { name: 'Compare with' }).click();
    await page.getByRole('option', { name: 'Asian, Donovan 2012' }).click();
    await expect(page).toHaveURL(/reference=donovanAsian/);
    await expect(table.getByRole('columnheader', { name: /^Reference/ })).toBeVisible();
    await expect(panel.getByText(/10\.1097\/OPX\.0b013e3182357f79/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download table' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('"All treated children"');
    await expectAccessibleEverywhere(page);
    await page.goto(pageUrl('/dashboard?tab=outcomes', 'zh'));
    await expect(page.getByRole('region', { name: '疗效统计' }).getByRole('table')).toBeVisible();
  },
);

testInTurn(
  'an admin exports de-identified visits after reading an explanation; others do not see the export',
  async ({ page }) => {
    await openAs(page, helen, '/dashboard?tab=outcomes');
    await page.getByRole('button', { name: 'Export de-identified visits' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('recorded in the audit log');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('"child","gender","treatment","age_at_start_years"');
    expect(csv).not.toMatch(/case_|R-20|Chan|陈/);
    expect(csv.trim().split('\r\n').length).toBeGreaterThan(20);
    await openAs(page, mei, '/dashboard?tab=outcomes');
    await expect(page.getByRole('region', { name: 'Outcome audit' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export de-identified visits' })).toHaveCount(0);
  },
);
