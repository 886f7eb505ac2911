import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { makeFinishedNote } from '../../features/notes/notes/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, pageUrl, phone } from '../support/pages.ts';
import { testInTurn } from '../support/test-in-turn.ts';

type Principal = Parameters<typeof makeFinishedReport>[0];

/**
 * Runs in the page: whether the bar of buttons covers the element after the page has scrolled to the
 * element's end.
 */
function isCoveredAtEnd(element: Element): boolean {
  element.scrollIntoView({ block: 'end', behavior: 'instant' });
  const { left, width, top, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown !== null && !shown.contains(element) && !element.contains(shown);
}

testInTurn(
  'Chinese pages of reports and notes say who will see a copy and in which language emails are sent',
  async ({ page }) => {
    const caller = (await callerOf(helen, 'brightwater')) as Principal;
    const { data: child } = await caller.call(cases.createCase, { fullName: '陈小雨', emailLanguage: 'en' });
    const visit = await makeFinishedReport(caller, {}, child.id);
    const note = await makeFinishedNote(caller, {}, child.id);
    await actAs(page, helen);
    await page.setViewportSize(phone);
    await page.goto(pageUrl(`/eye/report/myopia/${visit.id}?for=lab`, 'zh'));
    await expect(page.getByText('加工厂将看到的内容')).toBeVisible();
    await expect(page.getByText('尚未发送。家长的语言是英文，邮件以该语言开头。')).toBeVisible();
    await page.getByRole('combobox', { name: '给谁的报告' }).click();
    await page.getByRole('option', { name: '家长版' }).click();
    await expect(page.getByText('家长将看到的内容')).toBeVisible();
    await page.setViewportSize({ ...phone, height: 560 });
    await page.getByRole('button', { name: '用邮件发送报告' }).click();
    const asLink = page.getByRole('dialog').getByText('发送链接，不附PDF', { exact: true });
    expect(await asLink.evaluate(isCoveredAtEnd)).toBe(true);
    await page.goto(pageUrl(`/notes/report/${note.id}`, 'zh'));
    await expect(page.getByText('尚未发送。家长的语言是英文，邮件以该语言开头。')).toBeVisible();
  },
);
