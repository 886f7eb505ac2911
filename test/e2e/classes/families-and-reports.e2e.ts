import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Class } from '../../../shared/features/classes/classes/schema.ts';
import { progressReports } from '../../../shared/features/classes/progress-reports/endpoints.ts';
import type { Session } from '../../../shared/features/classes/sessions/schema.ts';
import { activityFields } from '../../features/courses/activities/samples.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { tokenOf } from '../support/examples.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { product } from '../support/product.ts';
import { sometimes, testInTurn } from '../support/test-in-turn.ts';

const today = new Date().toISOString().slice(0, 10);

async function openApi() {
  const token = await tokenOf(helen, 'brightwater');
  return async <Data>(method: string, path: string, body: object): Promise<Data> => {
    const answer = await fetch(`${product().api}/${path}`, {
      ...{ method, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect(answer.ok, `${path} ${answer.status}`).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
}

/** Runs `press`, and returns the name and bytes of the file that the browser saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

sometimes(
  'a user previews and sends an email to families of a session; a second sending shows a warning',
  async ({ page }) => {
    const title = `Families ${Date.now()}`;
    const api = await openApi();
    const child = (fullName: string, contactEmail: string | null) =>
      api<{ id: string }>('POST', 'cases', {
        fullName: `${fullName} ${title}`,
        contactEmail,
        emailLanguage: 'en',
      });
    const stamp = Date.now();
    const children = [
      await child('Amber', `amber-${stamp}@family.example`),
      await child('Basil', `basil-${stamp}@family.example`),
      await child('Clover', null),
    ];
    const text = { subject: 'Beads at home', text: 'Ten minutes a day, {{case.fullName}}.' };
    const activity = await api<{ id: string }>('POST', 'custom-activities', {
      ...activityFields({ title: `Beads ${title}`, email: { en: text, zh: text } }),
    });
    const { session } = await api<{ session: Session }>('POST', 'class-sessions', {
      ...{ title, date: today, start: '00:00', end: '00:01', reminder: null, repeat: null },
      ...{ caseIds: children.map(({ id }) => id), activityIds: [activity.id] },
    });
    await api('PUT', `class-sessions/${session.id}/evaluations/completion`, { withGaps: true });
    await openAs(page, helen, `/activity/evaluate/edit/${session.id}`);
    await page.getByRole('button', { name: 'Email families' }).click();
    const dialog = page.getByRole('dialog', { name: `Email families: ${title}` });
    await expect(dialog).toContainText('2 families are each sent one email');
    await expect(dialog.getByRole('region', { name: '1 child is left out' })).toContainText(
      'no email address: add one to the case',
    );
    await expect(dialog).toContainText(`Ten minutes a day, Amber ${title}.`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next family' }).click();
    await expect(dialog).toContainText(`Ten minutes a day, Basil ${title}.`);
    await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
    await expect(page.getByText('2 emails are on their way')).toBeVisible();
    await page.getByRole('button', { name: 'Email families' }).click();
    await expect(dialog).toContainText('emailed 2 families on');
  },
);

sometimes(
  'the report of a class is viewed and saved, and its evaluations are saved as a table',
  async ({ page }) => {
    const name = `Report class ${Date.now()}`;
    const api = await openApi();
    const child = await api<{ id: string }>('POST', 'cases', { fullName: `Dahlia ${name}` });
    const { id: classId } = await api<{ id: string }>('POST', 'classes', {
      name,
      color: 'teal',
      teacherIds: [],
    });
    const { children } = await api<Pick<Class, 'children'>>('POST', `classes/${classId}/children`, {
      caseIds: [child.id],
    });
    const activity = await api<{ id: string }>('POST', 'custom-activities', activityFields());
    const { session } = await api<{ session: Session }>('POST', 'class-sessions', {
      ...{
        title: name,
        date: children[0]?.joinedOn,
        start: '00:00',
        end: '00:01',
        reminder: null,
        repeat: null,
      },
      ...{ classIds: [classId], activityIds: [activity.id] },
    });
    await api('PATCH', `class-sessions/${session.id}/evaluations`, {
      changes: [
        {
          ...{ caseId: child.id, activityId: session.activities[0]?.id },
          ...{ field: 'participation', from: null, to: 4 },
        },
      ],
    });
    await api('PUT', `class-sessions/${session.id}/evaluations/completion`, { withGaps: true });
    await openAs(page, helen, `/classes/${classId}?tab=evaluations`);
    await page.getByRole('button', { name: 'Export' }).click();
    const table = await saved(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
    expect(table.name).toMatch(/^evaluations-.*\.csv$/);
    expect(table.bytes.toString()).toContain(`Dahlia ${name}`);

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Report of a period' }).click();
    const dialog = page.getByRole('dialog', { name: 'Attendance and progress of the class' });
    await dialog.getByRole('button', { name: 'Show report' }).click();
    const download = dialog.getByRole('button', { name: 'Download' });
    await expect(download).toBeEnabled({ timeout: 20_000 });
    await expectAccessible(page);
    const pdf = await saved(page, () => download.click());
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  },
);

sometimes(
  'finishing a progress report leads back to a comment that is typed but not saved',
  async ({ page }) => {
    const api = await openApi();
    const { id } = await api<{ id: string }>('POST', 'cases', { fullName: `Comment ${Date.now()}` });
    const period = { from: today, to: today, classId: null, comment: '' };
    const report = await api<{ id: string }>('POST', `cases/${id}/progress-reports`, period);
    await openAs(page, helen, `/classes/report/${report.id}`);
    await page.getByRole('button', { name: 'Edit report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit report' });
    const comment = dialog.getByRole('textbox', { name: 'Comment for the family' });
    await comment.fill('Reads more every week');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Finish report' }).click();
    await expect(comment).toHaveValue('Reads more every week');
    await expect(dialog).toContainText('Only you can see it until you save');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Finish report' }).click();
    await expect(page.getByText('Report finished')).toBeVisible();
    const { call } = await callerOf(helen, 'brightwater');
    const { data } = await call(progressReports.getProgressReport, { progressReportId: report.id });
    expect(data).toMatchObject({ status: 'finished', comment: 'Reads more every week' });
  },
);

testInTurn('figures of a child are not shown under the label of another period', async ({ page }) => {
  const api = await openApi();
  const { id } = await api<{ id: string }>('POST', 'cases', { fullName: `Period ${Date.now()}` });
  await openAs(page, helen, `/cases/${id}?tab=classes`);
  const figures = page.getByText('No session of this period has a finished evaluation.');
  await expect(figures).toBeVisible();
  const read = Promise.withResolvers<void>();
  await page.route(`**/api/cases/${id}/progress`, async route => {
    await read.promise;
    await route.continue();
  });
  await page.getByText('12 months', { exact: true }).click();
  await expect(figures).toBeHidden();
  read.resolve();
  await expect(figures).toBeVisible();
});
