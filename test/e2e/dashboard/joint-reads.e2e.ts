import type { Page } from '@playwright/test';
import { actAs, helen } from '../support/act-as.ts';
import { failReads, noteCalls } from '../support/joint-reads.ts';
import { expect, labels, pageUrl, test } from '../support/pages.ts';

/** Requests of the page frame (header and navigation), which every page sends. */
const ofShell = new Set(['GET auth/get', 'GET notification/all', 'GET jobs', 'GET terms/own']);

/** Opens the dashboard, waits until it shows everything, and returns the requests that it sent. */
async function callsOfDashboard(page: Page, email: string): Promise<string[]> {
  await actAs(page, email);
  const calls = noteCalls(page);
  await page.goto(pageUrl('/dashboard'));
  await expect(page.getByRole('heading', { level: 1, name: labels.en.hello })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // The children of undelivered mails are read once the mails are known.
  return calls.filter(call => !ofShell.has(call) && call !== 'POST mails/children');
}

for (const [email, calls] of [
  ['mei@brightwater.example', ['POST account/reads', 'POST reads']],
  [helen, ['POST account/reads', 'POST reads']],
  ['sam@lumitree.example', ['POST account/reads']],
] as const)
  test(`the dashboard of ${email} loads its data with few requests`, async ({ page }) => {
    expect((await callsOfDashboard(page, email)).toSorted()).toEqual(calls);
  });

test('if the data of one card fails to load, only that card shows the error and can be retried', async ({
  page,
  complaints,
}) => {
  let isFailing = true;
  await failReads(page, 'notes/search', body => isFailing && body.includes('draft'));
  const calls = noteCalls(page);
  await callsOfDashboard(page, helen);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const failed = attention.getByRole('alert');
  await expect(failed).toHaveCount(1);
  await expect(attention.getByRole('link', { name: /^Review: \d+ registrations? to review/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cases analytics' }).getByText(/As of/)).toBeVisible();
  for (const name of ['Organizations', 'Users', 'Cases', 'Notes']) {
    const figure = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(page.getByRole('link').filter({ has: figure })).toContainText(/\d/);
  }
  isFailing = false;
  calls.length = 0;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect.poll(() => calls).toEqual(['POST notes/search']);
  complaints.length = 0;
});
