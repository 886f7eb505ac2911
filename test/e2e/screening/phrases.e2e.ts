import { makeScreening } from '../../features/screening/screenings/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, phone, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';

type Principal = Parameters<typeof makeScreening>[0];

const words = {
  en: {
    insert: 'Insert a phrase',
    phrase: 'Narrowed the eyes to read the chart.',
    remark: 'Remark (optional)',
    title: 'Phrases for remarks',
    add: 'Add a phrase',
  },
  zh: {
    insert: '插入常用语',
    phrase: '看视力表时眯眼。',
    remark: '备注（选填）',
    title: '备注常用语',
    add: '添加常用语',
  },
};

for (const lang of sampleLanguages('phrases')) {
  test(`a click inserts a phrase into a remark, and administrators write the phrases (${lang})`, async ({
    page,
  }) => {
    const caller = (await callerOf(helen, 'brightwater')) as Principal;
    const { id } = await makeScreening(caller);
    const { insert, phrase, remark, title, add } = words[lang];
    await actAs(page, helen);
    await page.setViewportSize(phone);
    await page.goto(pageUrl(`/learning-efficiency/edit/${id}/7-11?step=eyesight`, lang));
    await page.getByRole('button', { name: insert }).first().click();
    await page.getByRole('menuitem', { name: phrase }).click();
    await expect(page.getByRole('textbox', { name: remark }).first()).toHaveValue(phrase);
    await expectAccessible(page);
    await page.goto(pageUrl('/organizations/brightwater?tab=screening', lang));
    const section = page.getByRole('region', { name: title });
    await expect(section.getByText(phrase)).toBeVisible();
    await section.getByRole('button', { name: add }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
