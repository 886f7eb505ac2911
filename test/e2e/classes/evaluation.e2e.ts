import type { Locator, Page } from '@playwright/test';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { shippedScales } from '../../../shared/features/classes/evaluations/shipped-scales.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import { emptyEntry } from '../../../web/features/screening/tree-entries/entry-values.ts';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { tokenOf } from '../support/examples.ts';
import { expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { product } from '../support/product.ts';
import { sometimes } from '../support/test-in-turn.ts';

interface Rows<Row> {
  data: { data: Row[] };
}

/**
 * Plans a session four days ago with one activity and three new children. Returns the children by name, as
 * the evaluation shows them; they were added in another order.
 */
async function planPast(title: string, activities = 1) {
  const names = ['Clover', 'Basil', 'Amber'];
  const session = await planSession({ title, date: inDays(-4), names, activities });
  return { ...session, children: session.children.toReversed() };
}

const cells = (page: Page, name: string, field: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, .*${field}:`) });

test('a user evaluates a session by keyboard, also with an input method and offline, and finishes the evaluation', async ({
  page,
  complaints,
}) => {
  const title = `Evening group ${Date.now()}`;
  const { id, children } = await planPast(title);
  const [first, second, third] = children.map(({ fullName }) => fullName);
  await openAs(page, 'helen@brightwater.example', '/activity/evaluate');
  await page.getByRole('link', { name: new RegExp(`^Evaluate ${title}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('0 of 3 children present fully rated')).toBeVisible();

  await expect(cells(page, `${first}`, 'Participation')).toBeFocused();
  await page.keyboard.press('4');
  await page.keyboard.press('5');
  await expect(cells(page, `${first}`, 'Participation')).toHaveAccessibleName(/4 of 5/);
  await expect(cells(page, `${first}`, 'Fluency')).toHaveAccessibleName(/5 of 5/);
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();

  await page.keyboard.press('o');
  const ofFirst = page.getByRole('dialog', { name: new RegExp(`^${first}:`) });
  await ofFirst.getByRole('button', { name: 'Done' }).click();
  await expect(cells(page, `${first}`, 'Observation')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cells(page, `${second}`, 'Participation')).toBeFocused();
  await cells(page, `${second}`, 'Participation').dispatchEvent('keydown', { key: '3', isComposing: true });
  await expect(cells(page, `${second}`, 'Participation')).toHaveAccessibleName(/not rated/);
  await cells(page, `${second}`, 'Participation').dispatchEvent('keydown', {
    key: 'Process',
    code: 'Digit3',
  });
  await expect(cells(page, `${second}`, 'Participation')).toHaveAccessibleName(/3 of 5/);
  await page.keyboard.press('o');
  const observation = page.getByRole('dialog').getByRole('textbox', { name: 'Observation' });
  await observation.fill('Lost the line 4 times');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(cells(page, `${second}`, 'Observation')).toHaveAccessibleName(/Lost the line 4 times/);
  await expectAccessibleEverywhere(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().setOffline(true);
  await cells(page, `${second}`, 'Fluency').click();
  await page.getByRole('group').getByRole('button', { name: /^2:/ }).click();
  await expect(page.getByText('1 not saved yet, kept on this screen')).toBeVisible();
  page.once('dialog', asked => asked.accept());
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.goto(pageUrl(`/activity/evaluate/edit/${id}`));
  await expect(cells(page, `${second}`, 'Fluency')).toHaveAccessibleName(/2 of 5/);
  const others = complaints.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...others);
  await expect(page.getByText('not saved yet')).toBeHidden();

  await cells(page, `${third}`, 'Participation').focus();
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark absent' }).click();
  await expect(page.getByText('Absent. Nothing to fill in.')).toBeVisible();
  await expect(page.getByText('2 of 2 children present fully rated, 1 is absent')).toBeVisible();
  await page.getByRole('button', { name: 'Clear absences' }).click();
  await expect(cells(page, `${third}`, 'Participation')).toHaveAccessibleName(/1 of 5/);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish anyway' }).click();
  await expect(page.getByText('This evaluation is finished')).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(cells(page, `${third}`, 'Fluency')).toHaveText('–');
  await page.setViewportSize(phone);
  const finished = page.getByRole('region', { name: `${first}` });
  await expect(finished.getByText('4 of 5')).toBeVisible();
  await expect(finished.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pageUrl(`/activity/evaluate/edit/${id}`));
  await expect(cells(page, `${second}`, 'Fluency')).toHaveAccessibleName(/2 of 5/);

  await page.goto(pageUrl(`/cases/${children[1]?.id}?tab=evaluations`));
  await expect(page.getByText(/participation 3\.0, fluency 2\.0/)).toBeVisible();
  await expect(page.getByRole('table').getByText('Lost the line 4 times')).toBeVisible();
  await page.getByRole('switch', { name: 'Show as table' }).click();
  const numbers = page.getByRole('table', { name: 'Participation and fluency over time' });
  await expect(numbers.getByRole('cell', { name: '2.0' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('a session without activities leads to the activities that it can take', async ({ page }) => {
  const { id } = await planSession({ title: `Bare group ${Date.now()}`, date: inDays(-4), activities: 0 });
  await page.setViewportSize(phone);
  await openAs(page, 'helen@brightwater.example', `/activity/evaluate/${id}`);
  await expect(page.getByText('3 children, nobody is marked absent')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Child', exact: true })).not.toContainText('✓');
  await page.getByRole('link', { name: 'Add activities to the session' }).click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByRole('combobox', { name: 'Add activity' });
  await field.fill('No such activity');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an activity' })).toHaveCount(2);
  await expectAccessible(page);
  await field.press('Tab');
  await expect(field).toHaveValue('');

  await field.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('0 of 3 children present fully rated')).toBeVisible();
});

sometimes(
  'from an observation in an evaluation, a teacher can fill in a NeuroTree entry, which is stored only when the teacher adds it',
  async ({ page }) => {
    const { id, date, children, activities } = await planPast(`Morning group ${Date.now()}`, 2);
    const [child] = children;
    const observed = `Skipped two lines ${Date.now()}`;
    const { call } = await callerOf('helen@brightwater.example', 'brightwater');
    const begun = { ...emptyEntry('reading', date), remarks: 'Reads to a younger child' };
    await call(drafts.saveCaseDraft, {
      ...{ caseId: `${child?.id}`, form: 'tree' },
      body: JSON.stringify({ recordId: null, version: null, values: begun }),
    });
    await openAs(page, 'helen@brightwater.example', `/activity/evaluate/edit/${id}`);
    await cells(page, `${child?.fullName}`, 'Observation').first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Observation' }).fill(observed);
    await page.getByRole('dialog').getByRole('button', { name: 'Suggest a NeuroTree entry' }).click();
    const form = page.getByRole('dialog', { name: 'New entry' });
    await expect(form).toContainText(begun.remarks);
    await expectAccessibleEverywhere(page);
    await form.getByRole('button', { name: 'Continue my entry' }).click();
    await expect(form.getByRole('textbox', { name: 'Remarks' })).toHaveValue(begun.remarks);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/activity\/evaluate\//);
    await cells(page, `${child?.fullName}`, 'Observation').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suggest a NeuroTree entry' }).click();
    await form.getByRole('button', { name: 'Use the suggestion' }).click();
    await expect(form.getByRole('textbox', { name: 'Remarks' })).toHaveValue(observed);
    await expect(form.getByRole('combobox', { name: 'Seen in' })).toHaveValue('An evaluation');
    await expect(form.getByRole('combobox', { name: 'Part of the tree' })).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    const entries = async () => {
      const token = await tokenOf('helen@brightwater.example', 'brightwater');
      const answer = await fetch(`${product().api}/cases/${child?.id}/tree-entries/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: '{}',
      });
      return ((await answer.json()) as Rows<{ evidence: object; state: string; date: string }>).data.data;
    };
    expect(await entries()).toEqual([]);
    await form.getByRole('combobox', { name: 'Part of the tree' }).click();
    await page.getByRole('option', { name: 'Eye tracking' }).click();
    await form.getByRole('combobox', { name: 'How it is going' }).click();
    await page.getByRole('option', { name: 'Emerging' }).click();
    await form.getByRole('button', { name: 'Add entry' }).click();
    await expect(page.getByText('Entry added')).toBeVisible();
    await expect(page).toHaveURL(/\/activity\/evaluate\//);
    expect(await entries()).toMatchObject([
      {
        node: 'eye-tracking',
        state: 'emerging',
        date,
        remarks: observed,
        evidence: { kind: 'evaluation', date },
      },
    ]);
    expect(page.url()).not.toContain(`${activities[0]?.id}`);
  },
);

sometimes(
  'two admins change the meanings of the scores at the same time, and one restores the original meanings',
  async ({ page }) => {
    await openAs(page, 'margaret@stmarys.example', '/organizations/st-marys?tab=evaluation');
    await page.getByRole('button', { name: 'Change the words' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: '5 in English' }).first().fill('Taught the others');
    const token = await tokenOf('margaret@stmarys.example', 'st-marys');
    const theirs = { ...shippedScales, fluency: shippedScales.fluency.with(0, { en: 'Never', zh: '从不' }) };
    const answer = await fetch(`${product().api}/evaluation-scales`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(theirs),
    });
    expect(answer.status).toBe(200);
    await form.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('dialog').filter({ hasText: 'Somebody else changed this' });
    await expect(conflict.getByText('Fluency 1: yours “Not yet”, theirs “Never”')).toBeVisible();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('cell', { name: 'Taught the others' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Not yet' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Use the original words' }).click();
    await expect(page.getByRole('cell', { name: 'Led others' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use the original words' })).toBeHidden();
  },
);

sometimes(
  'a typed score is of the focused child also after a colleague has added a child above',
  async ({ page }) => {
    const { id, version, title, children } = await planPast(`Grown group ${Date.now()}`);
    const [first, second] = children.map(({ fullName }) => fullName);
    await openAs(page, 'helen@brightwater.example', `/activity/evaluate/${id}`);
    await expect(cells(page, `${first}`, 'Participation')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cells(page, `${second}`, 'Participation')).toBeFocused();
    const { call } = await callerOf('helen@brightwater.example', 'brightwater');
    const added = `Aaron ${title}`;
    const { data } = await call(cases.createCase, { fullName: added });
    await call(classSessions.changeSession, { sessionId: id, version, changes: { addCaseIds: [data.id] } });
    await expect(cells(page, added, 'Participation')).toBeVisible();
    await page.keyboard.press('3');
    await expect(cells(page, `${second}`, 'Participation')).toHaveAccessibleName(/3 of 5/);
    await expect(cells(page, `${second}`, 'Fluency')).toBeFocused();
    await expect(cells(page, `${first}`, 'Participation')).toHaveAccessibleName(/not rated/);
  },
);

sometimes(
  'on a phone children are evaluated one after another, beginning with the first who has no evaluation',
  async ({ page }) => {
    await page.setViewportSize(phone);
    const { id, children, activities } = await planPast(`Phone group ${Date.now()}`);
    await openAs(page, 'helen@brightwater.example', `/activity/evaluate/edit/${activities[0]?.id}`);
    await expect(page).toHaveURL(pageUrl(`/activity/evaluate/${activities[0]?.id}`));
    const first = page.getByRole('region', { name: `${children[0]?.fullName}` });
    await page.setViewportSize({ width: 320, height: 700 });
    const edgeOf = async (part: Locator) => {
      const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
      return x + width;
    };
    const fives = first.getByRole('button', { name: /^5:/ });
    expect(await edgeOf(fives.first())).toBeLessThan(await edgeOf(first));
    expect(await edgeOf(first.getByText('Absent'))).toBeLessThan(await edgeOf(first));
    await page.setViewportSize(phone);
    await first.getByRole('button', { name: /^4:/ }).first().click();
    await expect(first.getByRole('button', { name: /^4:/ }).first()).toHaveAttribute('aria-pressed', 'true');
    await page.setViewportSize({ width: 390, height: 460 });
    await page.getByRole('button', { name: 'Next child' }).click();
    const second = page.getByRole('region', { name: `${children[1]?.fullName}` });
    await expect(second.getByRole('heading', { level: 2 })).toBeInViewport();
    await page.setViewportSize(phone);
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(phone);
    await page.goto(pageUrl(`/activity/evaluate/edit/${id}`));
    await expect(first.getByRole('button', { name: /^4:/ }).first()).toHaveAttribute('aria-pressed', 'true');
  },
);

sometimes(
  'an activity created for a past session is added to it, and leads back to its evaluation',
  async ({ page }) => {
    const title = `Bare group ${Date.now()}`;
    const { id } = await planSession({ title, date: inDays(-4), names: ['Amber'], activities: 0 });
    await openAs(page, 'helen@brightwater.example', `/activity/evaluate/${id}`);
    await page.getByRole('link', { name: 'Add activities to the session' }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.getByRole('combobox', { name: 'Add activity' }).fill(title);
    await page.getByRole('link', { name: 'Create an activity' }).last().click();
    await page.getByRole('textbox', { name: 'Title' }).fill(`Beads of ${title}`);
    await page.getByRole('button', { name: 'Add activity' }).click();
    await expect(sheet.getByRole('button', { name: `Beads of ${title}`, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('columnheader', { name: `Participation in Beads of ${title}` }),
    ).toBeVisible();
  },
);
