import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';

type Principal = Parameters<typeof makeFinishedScreening>[0];

const words = {
  en: {
    title: 'Screening summary for the family',
    copy: 'Whose copy',
    full: 'Full report',
    description: 'What the family will read: one page in plain words',
  },
  zh: {
    title: '给家长的筛查摘要',
    copy: '给谁的报告',
    full: '完整报告',
    description: '家长看到的内容：一页通俗的摘要',
  },
};

for (const lang of sampleLanguages('screening summary')) {
  test(`a screening report is shown as the summary for the family unless the full report is chosen (${lang})`, async ({
    page,
  }) => {
    const caller = (await callerOf(helen, 'brightwater')) as Principal;
    const { id } = await makeFinishedScreening(caller);
    const { title, copy, full, description } = words[lang];
    await actAs(page, helen);
    await page.goto(pageUrl(`/learning-efficiency/report/${id}`, lang));
    await expect(page.getByText(description)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: copy }).click();
    await page.getByRole('option', { name: full }).click();
    await expect(page).toHaveURL(/for=full/);
    await page.goto(pageUrl(`/learning-efficiency/report/${id}/render?for=family`, lang));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    await page.goto(pageUrl(`/learning-efficiency/report/${id}/render`, lang));
    await expect(page.getByText('ATNR').or(page.getByText('非对称性紧张性颈反射')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });
}
