import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { pdf } from '../../support/file-samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, pageUrl } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'a form saves only after all uploads have ended, and keeps all files that were chosen together',
  async ({ page }) => {
    const { call } = await callerOf(helen, 'brightwater');
    const title = `Uploads ${Date.now()}`;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/complete', async route => {
      await isReleased;
      await route.continue();
    });
    await actAs(page, helen);
    await page.goto(pageUrl('/activity/custom/create'));
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    const names = ['first.pdf', 'second.pdf', 'third.pdf'];
    await page
      .locator('input[type=file][multiple]')
      .last()
      .setInputFiles(names.map(name => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })));
    const save = page.getByRole('button', { name: 'Add activity' });
    await expect(page.getByText('Save as soon as the upload is finished')).toBeVisible();
    await expect(save).toBeDisabled();
    release();
    await expect(save).toBeEnabled();
    for (const name of names) await expect(page.getByText(name, { exact: true })).toHaveCount(1);
    const saved = page.waitForResponse(
      response => response.request().method() === 'POST' && response.url().endsWith('/custom-activities'),
    );
    await save.click();
    const { data } = (await (await saved).json()) as { data: { id: string } };
    const stored = await call(customActivities.getCustomActivity, { customActivityId: data.id });
    expect(stored.data.attachments.map(({ name }) => name).toSorted()).toEqual(names);
  },
);
