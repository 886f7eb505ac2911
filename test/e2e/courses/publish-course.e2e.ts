import { courses } from '../../../shared/features/courses/courses/endpoints.ts';
import { makeCompleteCourse } from '../../features/courses/publications/samples.ts';
import type { Principal } from '../../support/clinic.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

sometimes(
  'a user who publishes or withdraws a course must confirm it and can undo it; a double tap publishes once',
  async ({ page }) => {
    test.setTimeout(120_000);
    const author = (await callerOf(helen, 'brightwater')) as Principal;
    const { id: courseId } = await makeCompleteCourse(author);
    const read = async () => {
      const { state, courseVersion } = (await author.call(courses.getCourse, { courseId })).data;
      return [state, courseVersion];
    };
    const dialog = page.getByRole('dialog');
    const publish = (where: Pick<typeof page, 'getByRole'>) =>
      where.getByRole('button', { name: '发布第1版' });
    await actAs(page, helen);
    await page.setViewportSize(phone);
    await page.goto(pageUrl(`/courses/${courseId}`, 'zh'));
    await publish(page).click();
    await expect(dialog).toContainText('所有机构都能在资源库中看到');
    await expectAccessible(page);
    await publish(dialog).dblclick();
    await expect(page.getByText('第1版即将发布到资源库')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await read()).toEqual(['draft', 0]);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByText('第1版即将发布到资源库')).toBeHidden();

    await publish(page).click();
    await publish(dialog).dblclick();
    await expect(page.getByRole('button', { name: '撤回' })).toBeVisible({ timeout: 30_000 });
    expect(await read()).toEqual(['published', 1]);
    await expect(page.getByText('资源库中为第1版')).toBeVisible();
    await expect(page.getByText(/^新增（/)).toHaveCount(0);

    await page.getByRole('button', { name: '撤回' }).click();
    await dialog.getByRole('button', { name: '保留在资源库' }).click();
    await expect(dialog).toBeHidden();
    expect(await read()).toEqual(['published', 1]);
    await page.getByRole('button', { name: '撤回' }).click();
    await dialog.getByRole('button', { name: '撤回' }).click();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(read).toEqual(['published', 1]);
  },
);
