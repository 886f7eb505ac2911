import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { treatment } from '../features/eye/treatments/visit-treatment.ts';
import { helen, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, type Lang } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { testInTurn } from './support/test-in-turn.ts';

const eye = { sph: -1, cyl: null, axis: null, add: null, va: null };

const texts = {
  en: {
    correct: 'Correct DIMS lenses at the visit where it began',
    correctEnd: 'Correct the end of DIMS lenses',
    from: 'From',
    lastDay: 'Last day',
    amend: 'Save as amended',
    since: /since 1 Sep(t)? 2024 · until 1 Jan 2026/,
  },
  zh: {
    correct: '更正DIMS镜片（在开始的那次检查中）',
    correctEnd: '更正结束日期：DIMS镜片',
    from: '开始日期',
    lastDay: '最后一天',
    amend: '保存修订',
    since: /自2024年9月1日起 · 至2026年1月1日/,
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('correction of a treatment')) {
  testInTurn(
    `${lang}: a corrected start of a treatment is shown even if a later visit repeats the old date`,
    async ({ page }) => {
      const t = texts[lang];
      const { call } = await callerOf(helen, 'brightwater');
      const fullName = `Correct ${lang} ${Date.now().toString(36)}`;
      const { id: caseId } = (await call(cases.createCase, { fullName, birthDate: '2016-02-01' })).data;
      const visitWith = async (date: string, told: ReturnType<typeof treatment>) => {
        const refractions = { cycloplegic: { right: eye, left: eye } };
        const { data } = await call(eyeReports.createEyeReport, {
          caseId,
          date,
          refractions,
          treatments: [told],
        });
        await call(eyeReports.finishEyeReport, { eyeReportId: data.id, version: 1 });
      };
      await visitWith('2024-08-20', treatment());
      await visitWith('2026-01-20', treatment({ decision: 'stop', to: '2026-01-01' }));

      await openAs(page, helen, `/cases/${caseId}?tab=eye`, lang);
      await expectAccessible(page);
      await page.getByRole('link', { name: t.correct }).click();
      const from = page.getByRole('textbox', { name: t.from, exact: true });
      await expect(from).toBeFocused();
      await from.fill('2024-09-01');
      await page.getByRole('button', { name: t.amend }).click();
      await expect(page).toHaveURL(/\/eye\/eye_\w+$/);
      await openAs(page, helen, `/cases/${caseId}?tab=eye`, lang);
      await expect(page.getByText(t.since)).toBeVisible();
      await page.getByRole('link', { name: t.correctEnd }).click();
      await expect(page.getByRole('textbox', { name: t.lastDay })).toBeFocused();
    },
  );
}
