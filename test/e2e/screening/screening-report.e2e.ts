import { randomUUID } from 'node:crypto';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { placesOf, screeningTests } from '../../../shared/features/screening/tests/catalogue.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import { newestMailTo } from '../support/accounts.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

testInTurn('the report of a screening is previewed and sent, and then shown as sent', async ({ page }) => {
  test.setTimeout(180_000);
  const caller = await callerOf(helen, 'brightwater');
  const child = await makeCase(caller, { fullName: 'Ada Sent', birthDate: '2018-03-02' });
  const { id } = await makeFinishedScreening(caller, {}, child.id);
  const to = `family-${randomUUID()}@test.example`;
  await actAs(page, helen);
  await page.goto(pageUrl(`/learning-efficiency/report/${id}?copy=en`));
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email report' }).click();
  await page.getByRole('textbox', { name: 'Another address' }).fill(to);
  await page.getByRole('checkbox', { name: 'I checked this address' }).check();
  await expect(page.getByText('screening-summary-2026-05-16-zh.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Report sent')).toBeVisible();
  await expect(page.getByText(to)).toBeVisible();
  await expect(async () => expect((await newestMailTo(to)).subject).not.toContain('Ada')).toPass();
});

testInTurn('the report of a screening whose child was renamed is amended from its page', async ({ page }) => {
  const caller = await callerOf(helen, 'brightwater');
  const child = await makeCase(caller, { fullName: 'Ben Before', birthDate: '2018-03-02' });
  const { id } = await makeFinishedScreening(caller, {}, child.id);
  const { data: seen } = await caller.call(cases.getCase, { caseId: child.id });
  const { version } = seen;
  await caller.call(cases.changeCase, {
    ...{ caseId: child.id, version, fullName: 'Ben After', birthDate: '2018-03-02' },
  });
  await actAs(page, helen);
  await page.goto(pageUrl(`/learning-efficiency/report/${id}`));
  await expect(page.getByText('the child’s name')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create amended version' }).click();
  await expect(page.getByText('The screening is amended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create amended version' })).toBeHidden();
  await expect(page.getByText(/Amended on/).first()).toBeVisible();
});

test('the report page and the send dialog say that no test is judged, unless the full report is shown or sent', async ({
  page,
}) => {
  const caller = await callerOf(helen, 'brightwater');
  const notDone = { state: 'notDone', reason: 'noTime', note: null };
  const { id } = await makeFinishedScreening(caller, {
    tests: Object.fromEntries(
      screeningTests.map(one => [one.id, Object.fromEntries(placesOf(one).map(place => [place, notDone]))]),
    ),
  });
  const judged = await makeFinishedScreening(caller);
  await actAs(page, helen);
  await page.goto(pageUrl(`/learning-efficiency/report/${id}`));
  const notice = page.getByText('No test of this screening is judged');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email report' }).click();
  const dialog = page.getByRole('dialog');
  const inDialog = dialog.getByText('No test of this screening is judged');
  await expect(inDialog).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Whose copy' }).click();
  await page.getByRole('option', { name: 'Full report' }).click();
  await expect(inDialog).toBeHidden();
  await page.goto(pageUrl(`/learning-efficiency/report/${judged.id}`));
  await expect(page.getByText('What the family will read')).toBeVisible();
  await expect(notice).toBeHidden();
});
