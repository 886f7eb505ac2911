import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { helen, openAs } from '../support/act-as.ts';
import { desk, expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

/**
 * Chooses an item of the menu "Export", and returns the name and bytes of the file that the browser saves.
 */
async function saved(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

testInTurn(
  'the list of reports has filters in its address, and can be sorted and saved as a table',
  async ({ page }) => {
    await openAs(page, helen, '/eye');
    const rows = page.getByRole('row');
    await page.getByRole('button', { name: 'Examined by' }).click();
    await page.getByRole('option', { name: 'Me', exact: true }).click();
    await expect(page).toHaveURL(/\?author=[\da-f-]{36}$/);
    await page.getByRole('combobox', { name: 'Sort' }).click();
    await page.getByRole('option', { name: 'Oldest first' }).click();
    await expect(page.getByText(/(Showing \d+|\d+ reports), oldest first/)).toBeVisible();
    await expect(rows.nth(1)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/(Showing \d+|\d+ reports), oldest first/)).toBeVisible();
    await page.goto(pageUrl('/eye?method=cycloplegic&from=2099-01-01'));
    await expect(page.getByText('No reports match these filters.')).toBeVisible();
    await page.goto(pageUrl('/eye?order=late'));
    await expect(page.getByRole('button', { name: 'Lab order: Late' })).toBeVisible();
    await page.goto(pageUrl('/eye?status=finished'));
    await expect(rows.nth(1)).toBeVisible();
    const { name, bytes } = await saved(page, 'CSV, for any program');
    expect(name).toMatch(/^eye-reports-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', first = ''] = bytes.toString('utf8').split('\r\n');
    expect(head).toContain('"SE Right","SE Left"');
    expect(head).toContain('"Without glasses Right"');
    expect(head).toContain('"K1 (flat) (mm/D) Right","K1 (flat) (mm/D) Left"');
    expect(first).toMatch(/"\d{4}-\d\d-\d\d","R-\d{4}-\d{6}"/);
    await expectAccessibleEverywhere(page);
  },
);

test('from the dashboard, a user finds a due child, calls the family and enters an appointment', async ({
  page,
}) => {
  await openAs(page, helen, '/dashboard');
  await page.getByRole('link', { name: /\d+\+? (child|children) due: call/ }).click();
  await expect(page).toHaveURL(/tab=recalls&when=due&state=waiting/);
  // Another test calls the family of brothers and sisters.
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader'), hasNotText: 'Also:' })
    .first();
  const link = first.getByRole('rowheader').getByRole('link');
  const [name, address] = [await link.innerText(), await link.getAttribute('href')];
  // Another test may have made a child of the same name, so the row is found by the link in its header; the
  // row of a brother or sister has the link, too.
  const header = page.getByRole('rowheader').filter({ has: page.locator(`a[href="${address}"]`) });
  const row = page.getByRole('row').filter({ has: header });
  await row.getByRole('button', { name: 'Mark as called: ' }).click();
  await page.getByLabel('What came of it').fill('No answer, try after five');
  await page.getByRole('button', { name: 'In 2 weeks' }).click();
  const again = await page.getByRole('textbox', { name: 'Call again from' }).inputValue();
  const [againDay, againMonth = ''] = again.split(' ');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as called' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Recall: To be called' }).click();
  await page.getByRole('option', { name: 'Any recall status' }).click();
  await expect(row).toContainText(`To call again from ${againDay} ${againMonth.slice(0, 3)}`);
  await expect(row).toContainText('No answer, try after five');
  await row.getByRole('button', { name: 'Book a visit for ' }).click();
  await expect(page.getByLabel('Visit date')).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText(/Due on \d+ \w+ \d{4}/);
  await page.getByRole('button', { name: 'Save booking' }).click();
  await expect(page.getByRole('dialog')).toContainText('This field is required');
  await page.getByLabel('Visit date').fill('2099-03-04');
  await expect(page.getByRole('dialog').getByText('Wed', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('The booking is shown on the child’s page');
  await page.getByRole('button', { name: 'Save booking' }).click();
  await expect(page.getByText('visit is booked for 4 Mar 2099')).toBeVisible();
  await expect(row).toContainText('Booked for 4 Mar 2099');
  await expect(row.getByRole('button', { name: 'Change booking: ' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Book a visit for ' })).toHaveCount(0);
  await expect(row).not.toContainText('overdue');
  await expectAccessibleEverywhere(page);
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('main')).toContainText('Booked for 4 Mar 2099');
  await expect(page.getByRole('main')).not.toContainText('overdue');
  await page.getByRole('button', { name: 'Change booking: ' }).click();
  await page.getByLabel('Visit date').fill('2099-03-05');
  await page.getByRole('button', { name: 'Save booking' }).click();
  await expect(page.getByRole('main')).toContainText('Booked for 5 Mar 2099');
  await page.getByRole('button', { name: 'Change booking: ' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('button', { name: 'Book a visit for ' })).toBeVisible();
  const cancelled = page.getByRole('alert').filter({ hasText: 'booking is cancelled' });
  await cancelled.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main')).toContainText('Booked for 5 Mar 2099');
  await expect(
    page.getByText('Booking moved from 4 Mar 2099 to 5 Mar 2099').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByText('Visit booked for 4 Mar 2099').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  for (const [language, text] of [
    ['en', 'Booked for 5 Mar 2099'],
    ['zh', '已预约2099年3月5日'],
  ] as const) {
    await page.goto(pageUrl('/cases', language));
    await page.getByRole('searchbox').fill(name);
    const own = page.getByRole('row').filter({ has: page.locator(`a[href$="${address}"]`) });
    await expect(own.filter({ hasText: text })).toBeVisible();
  }
  await page.goto(pageUrl('/eye?tab=recalls&when=bookedWeek&day=2099-03-01'));
  await expect(page.getByText('Thu 5 Mar 2099', { exact: true })).toBeVisible();
  await page.goto(pageUrl('/eye?tab=recalls&when=any', 'zh'));
  await expect(page.getByText('已预约2099年3月5日', { exact: true })).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.getByRole('button', { name: /^标记为已联系：/ }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});

testInTurn(
  'the list of children to call is shown even if their brothers and sisters cannot be read, and says so',
  async ({ page, complaints }) => {
    await page.route(/\/recalls\/siblings$/, route => route.fulfill({ status: 500 }));
    await openAs(page, helen, '/eye?tab=recalls&when=any');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const notice = page.getByText('Brothers and sisters who are also due could not be read.');
    await expect(notice).toBeVisible();
    await page.unroute(/\/recalls\/siblings$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    expect(complaints.splice(0)).toContainEqual(expect.stringContaining('status of 500'));
  },
);

testInTurn(
  'a call about brothers and sisters is noted for all of them, except those whom the user leaves out',
  async ({ page }) => {
    await openAs(page, helen, '/eye?tab=recalls&when=any&state=any');
    const row = page.getByRole('row').filter({ hasText: 'Also:' }).first();
    const dialog = page.getByRole('dialog');
    const sibling = dialog.getByRole('group', { name: 'Also mark as called' }).getByRole('checkbox');
    await row.getByRole('button', { name: 'Mark as called: ' }).click();
    await expect(sibling.first()).toBeChecked();
    await page.getByLabel('What came of it').fill('Both on Friday');
    await expectAccessible(page);
    await page.setViewportSize({ ...desk, width: 900 });
    await expect(page.getByLabel('What came of it')).toHaveValue('Both on Friday');
    await page.setViewportSize(desk);
    await dialog.getByRole('button', { name: 'Mark as called' }).click();
    await expect(page.getByText(/ and .+’s family was called/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Both on Friday')).toHaveCount(0);
  },
);

testInTurn(
  'a finished visit’s page compares it with an earlier one and offers to book the next',
  async ({ page }) => {
    await openAs(page, helen, '/eye?status=finished');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const comparison = page.getByRole('region', { name: 'Compared with an earlier visit' });
    await comparison.getByRole('combobox', { name: 'Earlier visit' }).click();
    const [earliest] = (await page.getByRole('option').last().innerText()).split(',');
    await page.getByRole('option').last().click();
    await expect(comparison.getByRole('columnheader', { name: earliest })).toBeVisible();
    await expect(comparison).toContainText(`From ${earliest} to `);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('menuitem', { name: /^Myopia report \(.+\)$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Actions for R-/ }).click();
    await page.getByRole('menuitem', { name: /^(Book a visit|Change booking)$/ }).click();
    await expect(page.getByLabel('Visit date')).toBeFocused();
    await expectAccessibleEverywhere(page);
  },
);

testInTurn(
  'a user marks a child as needing no recall, undoes the mark, and can later put a marked child back on the list',
  async ({ page }) => {
    await openAs(page, helen, '/eye?tab=recalls&when=unscheduled');
    const name = await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').innerText();
    const row = page.getByRole('row').filter({ hasText: name });
    const decide = async () => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'No recall needed' }).click();
      await expect(row).toBeHidden();
    };
    await decide();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await decide();
    await page.getByRole('button', { name: 'Due: No next visit date' }).click();
    await page.getByRole('option', { name: 'No recall needed' }).click();
    await row.getByRole('button', { name: /^Recall / }).click();
    await expect(row).toBeHidden();
  },
);

testInTurn(
  'the eye tab of a child shows how both eyes change and saves all visits as a file',
  async ({ page }) => {
    await openAs(page, helen, '/eye?tab=recalls&when=any');
    const child = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
    const childName = await child.innerText();
    await child.click();
    await page.getByRole('link', { name: 'Eyes', exact: true }).click();
    await expect(page.getByRole('img', { name: 'Spherical equivalent by age' })).toBeVisible();
    await page.getByRole('button', { name: 'Next visit' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByText(/: R [+−]?\d\.\d{2,3} D/)).toBeVisible();
    await page.getByText('More options', { exact: true }).click();
    for (const name of ['Target', 'Projection', 'Treatment effect'])
      await page.getByRole('switch', { name }).press('Space');
    await expect(page.getByText(/the eye’s own|each eye’s own|No projection/).first()).toBeVisible();
    const sheet = await saved(page, 'Excel (XLSX)');
    expect(sheet.name).toMatch(/^eye-visits-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
    const csv = await saved(page, 'CSV, for any program');
    expect(csv.bytes.toString('utf8')).toContain(`"${childName.split(' ')[0]}`);
    for (const head of ['Without glasses Right', 'K1 (flat) (mm/D) Right', 'Corneal diameter (mm) Left'])
      expect(csv.bytes.toString('utf8')).toContain(head);
    await expectAccessibleEverywhere(page);
  },
);

testInTurn('a user marks a lab order as returned and then again as awaited', async ({ page }) => {
  await openAs(page, helen, '/eye?order=late');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const order = page.getByRole('region', { name: 'Lab order' });
  await expect(order).toContainText('Late');
  await order.getByRole('button', { name: 'Mark as returned' }).click();
  await expect(order).toContainText('Returned on');
  await order.getByRole('button', { name: 'Not returned yet' }).click();
  await expect(order).toContainText('Late');
  await expectAccessibleEverywhere(page);
  await page.goto(page.url().replace('/eye/', '/zh/eye/'));
  await expect(page.getByText('逾期未交').first()).toBeVisible();
});

testInTurn('the visit form and the visit’s report are accessible in both languages', async ({ page }) => {
  await openAs(page, helen, '/eye/create', 'zh');
  await page.getByRole('button', { name: /验光/ }).first().click();
  await page.getByText('小瞳验光', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: /球镜/ }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(pageUrl('/eye'));
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/R-20\d\d-\d{6}/);
  await page.getByRole('button', { name: /^Actions for R-/ }).click();
  await page.getByRole('menuitem', { name: 'Preview report' }).click();
  await expect(page.getByRole('region', { name: /Page 1/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Target' }).press('Space');
  await expect(page).toHaveURL(/target=1/);
  const sheet = page.getByRole('region', { name: /Page 1/ });
  await expect(sheet).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize(phone);
  await expect.poll(() => sheet.evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(600);
  expect(await sheet.evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(phone.width);
});
