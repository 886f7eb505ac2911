import { todayIn } from '../../../shared/features/organizations/organizations/record.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { begins } from '../support/say-in.ts';
import type { Story } from './story.ts';

const activity = 'Line tracking sheet';

/** Creates a class with the child. @returns its name */
export async function makeClass({ page, lang, say, child }: Story): Promise<string> {
  const name = `Class of ${child}`;
  const adding = say('classes.action.addChildren');
  const dialog = page.getByRole('dialog');
  await page.goto(pageUrl('/classes?new=1', lang));
  await dialog.getByRole('textbox', { name: say('ui.field.name') }).fill(name);
  await dialog.getByRole('button', { name: say('classes.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: adding }).first().click();
  await dialog.getByRole('textbox', { name: say('classes.chooseChildren.paste') }).fill(child);
  await dialog.getByRole('button', { name: say('classes.chooseChildren.addPasted') }).click();
  await dialog.getByRole('button', { name: adding }).click();
  await expect(page.getByRole('link', { name: child })).toBeVisible();
  return name;
}

/** Plans a session today that has begun, because only such a session can be evaluated. @returns its id */
export async function planSession({ page, say }: Story, className: string): Promise<string> {
  await page.getByRole('button', { name: say('ui.act.of', { name: className }) }).click();
  await page.getByRole('menuitem', { name: say('classes.action.newSession') }).click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText(className);
  // A child who joined the class today takes part only in sessions that start today at midnight or later.
  await form
    .getByRole('textbox', { name: say('sessions.field.date') })
    .fill(todayIn('Asia/Hong_Kong', Date.now()));
  await form.getByRole('combobox', { name: say('sessions.field.start') }).fill('00:00');
  await form.getByRole('combobox', { name: say('sessions.field.activities') }).fill(activity);
  await page.getByRole('option', { name: activity }).first().click();
  const answered = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith('/class-sessions'),
  );
  await form.getByRole('button', { name: say('sessions.add') }).click();
  const { data } = await (await answered).json();
  await expect(page.getByText(say('ui.done.added', { name: className }))).toBeVisible();
  return data.session.id;
}

/** Enters both scores of the child with number keys, and finishes the evaluation. */
export async function evaluate({ page, lang, say, child }: Story, sessionId: string): Promise<void> {
  await page.goto(pageUrl(`/activity/evaluate/${sessionId}`, lang));
  const participation = say('evaluations.cell', {
    ...{ name: child, activity, field: say('evaluations.participation'), value: '' },
  });
  await page.getByRole('button', { name: begins(participation) }).focus();
  await page.keyboard.press('4');
  await page.keyboard.press('5');
  await page.getByRole('button', { name: say('evaluations.finish'), exact: true }).click();
  await expect(page.getByText(say('evaluations.finishedNotice'))).toBeVisible();
}
