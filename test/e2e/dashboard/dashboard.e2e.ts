import { readFile } from 'node:fs/promises';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { helen, openAs } from '../support/act-as.ts';
import { failReads } from '../support/joint-reads.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

testInTurn(
  'a part of "Needs attention" that fails to load shows its own error and can be loaded again',
  async ({ page, complaints }) => {
    let isFailing = true;
    await failReads(page, 'notes/search', body => isFailing && body.includes('draft'));
    await openAs(page, helen, '/dashboard');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect(
      attention.getByRole('link', { name: /^Review: \d+ registrations? to review/ }),
    ).toBeVisible();
    const failed = attention.getByRole('alert');
    await expect(failed).toContainText('This part could not be loaded', { timeout: 20_000 });
    isFailing = false;
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await attention.getByRole('link', { name: /^Finish: \d+ notes? to finish/ }).click();
    await expect(page).toHaveURL(/\/notes\?status=draft&author=[\da-f-]{36}$/);
    complaints.length = 0;
  },
);

testInTurn(
  'the dashboard shows counts per day as chart, table and CSV, and its address contains the settings',
  async ({ page }) => {
    await openAs(page, helen, '/dashboard');
    const panel = page.getByRole('region', { name: 'Cases analytics' });
    await expect(panel.getByText(/As of \d\d:\d\d$/)).toBeVisible();
    await panel.getByText('90 days').click();
    await panel.getByRole('button', { name: /^Eye reports/ }).click();
    await expect(page).toHaveURL(/range=90.*count=eyeReports/);
    await expect(panel.getByRole('img', { name: /^Eye reports, as bars/ })).toBeVisible();
    await panel.getByText('Month', { exact: true }).click();
    await page.reload();
    await panel.getByRole('button', { name: 'Show as table' }).click();
    const sum = (texts: string[]) => texts.reduce((total, text) => total + Number(text), 0);
    await expect(panel.locator('tbody td').first()).toBeVisible();
    const column = await panel.locator('tbody td:nth-child(3)').allInnerTexts();
    const [, said] =
      /Eye reports\s+(\d+)/.exec(await panel.getByRole('button', { name: /^Eye reports/ }).innerText()) ?? [];
    expect(sum(column)).toBe(Number(said));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('"Days","New cases","Eye reports","Screenings","Notes","Sessions"');
    expect(csv.trim().split('\r\n')).toHaveLength(column.length + 1);
    await expectAccessibleEverywhere(page);
    await page.goto(pageUrl('/dashboard', 'zh'));
    await expect(page.getByRole('region', { name: '个案统计' })).toBeVisible();
  },
);

testInTurn(
  'the activity list shows who did what with which child, and can be filtered by colleague',
  async ({ page }) => {
    await openAs(page, helen, '/dashboard');
    const panel = page.getByRole('region', { name: 'Recent changes', exact: true });
    const lines = panel.getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    await panel.getByRole('combobox', { name: 'By' }).click();
    await page.getByRole('option', { name: '陈美仪' }).click();
    await expect(panel.locator('strong').first()).toContainText('陈美仪');
    await expect(panel.locator('strong', { hasText: 'Helen' })).toHaveCount(0);
    await panel.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/case_/);
  },
);

testInTurn(
  'skipped first steps stay on each admin’s dashboard as one line until this admin dismisses the line',
  async ({ page }) => {
    await openAs(page, helen, '/dashboard');
    const progress = page.getByText(/^\d of 6 steps done$/);
    await expect(progress).toBeVisible();
    await page.getByRole('button', { name: 'Show steps' }).click();
    const steps = page.getByRole('region', { name: 'Getting started' });
    await expect(steps.getByRole('listitem')).toHaveCount(6);
    await expect(steps.getByRole('link', { name: 'Choose days' })).toHaveAttribute(
      'href',
      /\/organizations\/.+\?tab=preferences$/,
    );
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(progress).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(progress).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    await expect(progress).toHaveCount(0);
  },
);

testInTurn('a user sees the number of colleagues, without a list of them', async ({ page }) => {
  await openAs(page, 'tom@stmarys.example', '/dashboard');
  const users = page.getByRole('heading', { level: 2, name: 'Users', exact: true });
  await expect(users).toBeVisible();
  await expect(page.getByText('People who can sign in')).toBeVisible();
  await expect(page.getByRole('link').filter({ has: users })).toHaveCount(0);
  for (const name of ['Organizations', 'Cases', 'Notes']) {
    const figure = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(page.getByRole('link').filter({ has: figure })).toHaveCount(1);
  }
  await expectAccessibleEverywhere(page);
});
