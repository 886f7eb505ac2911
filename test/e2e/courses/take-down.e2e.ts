import { library } from '../../../shared/features/courses/library/endpoints.ts';
import { subscriptions } from '../../../shared/features/courses/subscriptions/endpoints.ts';
import { callerWith } from '../../support/caller.ts';
import { openAs } from '../support/act-as.ts';
import { callerOf, platformToken } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl } from '../support/pages.ts';
import { product } from '../support/product.ts';
import { sometimes } from '../support/test-in-turn.ts';

const margaret = 'margaret@stmarys.example';
const sam = 'sam@lumitree.example';
const course = 'Eyes along the line 眼睛跟着线走';

/** Subscribes the demo school to the course, unless the school is already subscribed. */
async function subscribe(): Promise<string> {
  const asker = await callerOf(margaret, 'st-marys');
  const { data: found } = await asker.call(library.searchLibrary, { text: course });
  const [{ id: courseId } = { id: '' }] = found.data;
  const request = await asker.call(subscriptions.requestSubscription, { courseId }).catch(() => undefined);
  if (request)
    await callerWith(product().api, { authorization: `Bearer ${await platformToken(sam)}` }).call(
      subscriptions.grantSubscription,
      {
        ...{ organizationId: 'st-marys', courseId, version: request.data.version },
        ...{ until: `${new Date().getUTCFullYear() + 1}-12-31`, grantsCurriculum: true },
      },
    );
  return courseId;
}

sometimes(
  'a subscriber cannot read a course while the platform has taken it down, and can read it again once it is restored',
  async ({ page, browser }) => {
    const courseId = await subscribe();
    const reader = await (await browser.newContext()).newPage();
    await openAs(reader, margaret, `/courses/published/${courseId}`);
    await reader.getByRole('list', { name: 'Folders and activities' }).getByRole('link').first().click();
    await expect(reader.getByRole('heading', { name: 'Plan' })).toBeVisible();
    const activity = reader.url();

    await openAs(page, sam, '/curriculum?tab=courses');
    await page.getByRole('button', { name: `Take down: ${course}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pictures are copied from a book');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('The pictures are copied from a book')).toBeVisible();
    await expectAccessible(page);

    await expect(async () => {
      await reader.reload();
      await expect(reader.getByRole('heading', { name: 'Plan' })).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await reader.goto(pageUrl('/library?tab=subscribed'));
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(reader);

    await page.getByRole('button', { name: `Restore: ${course}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('button', { name: `Take down: ${course}` })).toBeVisible();
    await expect(async () => {
      await reader.goto(activity);
      await expect(reader.getByRole('heading', { name: 'Plan' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await reader.context().close();
  },
);
