import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';

type Principal = Parameters<typeof makeFinishedReport>[0];

const words = {
  en: { title: 'For the family, in plain words', report: 'Myopia report', next: 'When we see you next' },
  zh: { title: '写给家长的说明', report: '近视报告', next: '下次什么时候来' },
};

for (const lang of sampleLanguages('plain words')) {
  test(`only the family’s copy of a myopia report begins with a page in plain words (${lang})`, async ({
    page,
  }) => {
    const caller = (await callerOf(helen, 'brightwater')) as Principal;
    const { id } = await makeFinishedReport(caller, {
      to: { kind: 'parent', name: null },
      followUp: '2099-01-08',
    });
    const { title, report, next } = words[lang];
    await actAs(page, helen);
    await page.goto(pageUrl(`/eye/report/myopia/${id}/render`, lang));
    const inWords = page.getByRole('heading', { name: title });
    await expect(inWords).toBeVisible();
    await expect(page.getByRole('heading', { name: next })).toBeVisible();
    await expectAccessible(page);
    await page.goto(pageUrl(`/eye/report/myopia/${id}/render?for=staff`, lang));
    await expect(page.getByRole('heading', { name: report }).last()).toBeVisible();
    await expect(inWords).toHaveCount(0);
  });
}
