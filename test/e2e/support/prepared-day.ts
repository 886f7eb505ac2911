import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeAccount } from './accounts.ts';
import { callerOf } from './caller-of.ts';
import { expect, pageUrl } from './pages.ts';

const helen = 'helen@brightwater.example';
export const dayCode = 'tulip-42';

/** Makes a class and a person who screens it, because choices for screening a class are stored per person. */
export async function makeClass(
  word: string,
  size: number,
  memberships: Parameters<typeof makeAccount>[0] = { brightwater: 'active' },
) {
  const tester = await makeAccount(memberships);
  const caller = await callerOf(helen, 'brightwater');
  const birthDate = `${new Date().getUTCFullYear() - 9}-01-10`;
  const children: { id: string; fullName: string }[] = [];
  for (let number = 1; number <= size; number++)
    children.push(await makeCase(caller, { fullName: `${word} Child${number} ${randomUUID()}`, birthDate }));
  const read = async () =>
    (
      await Promise.all(
        children.map(
          async ({ id: caseId }) => (await caller.call(screenings.listCaseScreenings, { caseId })).data,
        ),
      )
    ).map(({ screenings: all }) =>
      all.map(({ tests }) =>
        tests.romberg.whole?.state === 'done' ? tests.romberg.whole.values.seconds : null,
      ),
    );
  return { account: tester, tester: tester.email, children, read };
}

/** Prepares a device for a class, from the dialog for screening a class. @param url of the product */
export async function prepareDay(page: Page, device: string, names: string[], url = pageUrl): Promise<void> {
  const terms = page.getByRole('button', { name: 'Not now' });
  await page.addLocatorHandler(terms, () => terms.click());
  await page.goto(url('/learning-efficiency?tab=class&choose=1'));
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Add from the list' }).click();
  await expect(page.getByText(new RegExp(`^${names.length} chosen`))).toBeVisible();
  await page.getByRole('button', { name: 'Start with the first child' }).click();
  await page.getByRole('button', { name: 'Use without a network' }).click();
  await page.getByRole('textbox', { name: 'Name of this device' }).fill(device);
  await page.getByLabel(/^Code( \*)?$/).fill(dayCode);
  await page.getByLabel(/^Code again/).fill(dayCode);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Prepare this device' }).click();
  await expect(page.getByText(/kept on this device until/)).toBeVisible({ timeout: 90_000 });
}

/** Closes the tab without saving and opens the prepared screening day again. */
export async function reopenDay(context: BrowserContext, page: Page, url = pageUrl): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(url('/learning-efficiency?tab=class'));
  await next.getByLabel('Code of the day').fill(dayCode);
  await next.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(next.getByRole('button', { name: 'Next child' })).toBeVisible();
  return next;
}

/** Records a Romberg test of a child in the class on a prepared device. */
export async function screen(page: Page, name: string, seconds: number): Promise<void> {
  await page.getByRole('region', { name: 'Children of the class' }).getByRole('button', { name }).click();
  const begin = page.getByRole('button', { name: /^Begin,/ }).last();
  await expect(begin).toBeVisible();
  const reason = page.getByRole('textbox', { name: 'Reason for this band' });
  if (await reason.isVisible()) await reason.fill('Not of an age for which there is a band');
  await begin.click();
  await page
    .getByRole('button', { name: /Romberg/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('textbox', { name: /^Romberg.*seconds$/ }).fill(String(seconds));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${seconds}.0 seconds measured`)).toBeVisible();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
}
