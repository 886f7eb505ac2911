import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessible.ts';
import { openAs } from '../support/act-as.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { inDays, planSession } from '../support/plan-session.ts';
import { sometimes } from '../support/test-in-turn.ts';

/**
 * Runs the tests in order, because the form of a new session begins with what the person entered for the last
 * session.
 */
test.describe.configure({ mode: 'default' });

const activity = 'Line tracking sheet';

async function pickActivity(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(activity);
  await page.getByRole('option', { name: activity }).first().click();
}

/** Submits the open form of a new session, and returns the session's id. */
async function addSession(page: Page): Promise<string> {
  const answered = page.waitForResponse(
    response => response.request().method() === 'POST' && /class-sessions$/.test(response.url()),
  );
  await page.getByRole('button', { name: 'Add session' }).click();
  const { data } = await (await answered).json();
  return data.session.id;
}

test('a user plans, opens, deletes and restores a session, and changes one session in two windows', async ({
  page,
}) => {
  await openAs(page, 'helen@brightwater.example', '/timetable?session=new&at=2031-03-05T16:30&to=17:15');
  const form = page.getByRole('dialog', { name: 'New session' });
  await form.getByRole('button', { name: 'Add session' }).click();
  await expect(form.getByText('You need to select at least one Class or Case')).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Classes' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Classes' }).fill('p2');
  await page.getByRole('option', { name: 'P2 Reading club' }).click();
  await pickActivity(page, 'Activities');
  await expect(form.getByRole('list', { name: 'Activities' })).toContainText(activity);
  await pickActivity(page, 'Activities');
  await expect(page.getByText('Activity already in session')).toBeVisible();
  const id = await addSession(page);
  await expect(page.getByText('P2 Reading club added')).toBeVisible();
  await expect(form).toBeHidden();

  const address = pageUrl(`/timetable?session=${id}`);
  await page.goto(address);
  const sheet = page.getByRole('dialog', { name: 'P2 Reading club' });
  await expect(sheet).toContainText('16:30–17:15');
  await expectAccessibleEverywhere(page);
  await pickActivity(page, 'Add activity');
  await expect(page.getByText('Activity already in session')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${address}&edit=1`);
  await expect(other.getByRole('textbox', { name: 'Room' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('combobox', { name: 'Start' }).fill('9am');
  await page.getByRole('textbox', { name: 'Room' }).fill('Gym');
  await expect(page.getByRole('combobox', { name: 'End' })).toHaveValue('09:45');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(sheet).toContainText('09:00–09:45');
  await other.getByRole('textbox', { name: 'Room' }).fill('Hall');
  await other.getByRole('textbox', { name: 'Title' }).fill('Open lesson');
  await other.getByRole('button', { name: 'Save changes' }).click();
  const conflict = other.getByRole('dialog', { name: /changed this/ });
  await expect(conflict.getByRole('radio', { name: 'Room: Hall' })).toBeChecked();
  await conflict.getByRole('radio', { name: 'Room: Gym' }).check();
  await conflict.getByRole('button', { name: 'Save my choice' }).click();
  const changed = other.getByRole('dialog', { name: 'Open lesson' });
  await expect(changed).toContainText('Gym');
  await expect(changed).toContainText('09:00–09:45');

  await changed.getByRole('button', { name: 'Actions for Open lesson' }).click();
  await other.getByRole('menuitem', { name: 'Delete this session' }).press('Enter');
  await expect(changed).toBeHidden();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('Open lesson restored')).toBeVisible();
});

sometimes(
  'editing, deleting and evaluating a colleague’s session are each rejected with a message of their own',
  async ({ page }) => {
    const title = `Not mine ${Date.now()}`;
    const { id } = await planSession({ title, date: inDays(-3), names: ['Ivy'] });
    const editing = page.getByText('You can only edit your sessions');
    const sheet = page.getByRole('dialog', { name: new RegExp(`^${title}`) });
    await openAs(page, 'mei@brightwater.example', `/timetable?session=${id}&edit=1`);
    await expect(editing).toBeVisible();
    await expect(page).not.toHaveURL(/edit=1/);
    await page.reload();
    await expect(sheet).toBeVisible();
    await expect(editing).toBeHidden();
    await expectAccessible(page);
    await expect(sheet).toContainText('Only the owner or an admin can edit and evaluate this session.');
    await expect(sheet.getByRole('button', { name: 'Edit' })).toBeHidden();
    await expect(sheet.getByText('Evaluate', { exact: true })).toBeHidden();
    const act = async (name: string) => {
      await sheet.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
      await page.getByRole('menuitem', { name, exact: true }).press('Enter');
    };
    await act('Edit');
    await expect(editing).toBeVisible();
    await expect(page).not.toHaveURL(/edit=1/);
    await act('Delete this session');
    await expect(page.getByText('You can only delete your sessions')).toBeVisible();
    await expect(sheet).toBeVisible();
    await act('Evaluate');
    await expect(page.getByText('You can only evaluate your activities')).toBeVisible();
    await expect(page.getByText('You can read its evaluation but not change it.')).toBeVisible();
  },
);

sometimes(
  'before a weekly series is created, the form shows the number of its sessions',
  async ({ page }) => {
    await openAs(page, 'helen@brightwater.example', '/timetable?session=new&at=2031-03-07T10:00');
    await page.getByRole('combobox', { name: 'Classes' }).fill('p2');
    await page.getByRole('option', { name: 'P2 Reading club' }).click();
    await page.getByRole('switch', { name: 'Repeat every week' }).check();
    await page.getByRole('textbox', { name: 'Until' }).fill('21 Mar');
    await page.keyboard.press('Tab');
    await expect(page.getByText('3 sessions, the last on 21 Mar 2031')).toBeVisible();
    await page.getByRole('button', { name: 'Add 3 sessions' }).click();
    await expect(page.getByText('P2 Reading club added: 3 sessions')).toBeVisible();
  },
);

sometimes('an activity is added to a coming session from its own page, and only once', async ({ page }) => {
  await openAs(page, 'helen@brightwater.example', '/activity/curriculum/custom');
  await page.getByRole('link', { name: activity }).click();
  await page.getByRole('link', { name: 'Add to timetable' }).click();
  await expect(page.getByRole('heading', { level: 2, name: activity })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New session' }).click();
  const form = page.getByRole('dialog', { name: 'New session' });
  await expect(form.getByRole('list', { name: 'Activities' })).toContainText(activity);
  await form.getByRole('combobox', { name: 'Children' }).fill('张浩然');
  await page.getByRole('option', { name: '张浩然' }).first().click();
  await form.getByRole('textbox', { name: 'Title' }).fill('Before supper');
  await addSession(page);
  await page.getByRole('button', { name: 'Add to Before supper' }).first().click();
  await expect(page.getByText('Activity already in session')).toBeVisible();
  await page.getByRole('link', { name: 'Choose another' }).click();
  await expect(page.getByRole('combobox', { name: 'Choose an activity' })).toBeVisible();
});
