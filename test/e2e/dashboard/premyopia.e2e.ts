import { daysAfter } from '../../../shared/core/dates/days.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { todayIn } from '../../../shared/features/organizations/organizations/record.ts';
import { helen, openAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, expectAccessible } from '../support/pages.ts';
import { sometimes } from '../support/test-in-turn.ts';

const words = {
  en: {
    title: 'Premyopia watch',
    show: 'Show the list',
    reserve:
      /^Right eye \+0\.50\u00A0D, cycloplegic, measured on .* at 7 years, low hyperopic reserve: under \+1\.00\u00A0D at this age/,
    recorded: 'Recorded: both parents are myopic, outdoors 1 hour a day',
    source: /Dong et al\. 2025.*not a diagnosis/,
    failed: 'Try again',
  },
  zh: {
    title: '近视前期关注',
    show: '显示名单',
    reserve: /^右眼\+0\.50\u00A0D，散瞳，.*测量，当时7岁，远视储备偏低：该年龄低于\+1\.00\u00A0D/,
    recorded: '已记录：父母双方近视、每天户外1小时',
    source: /Dong et al\. 2025.*不是诊断/,
    failed: '重试',
  },
} as const;

sometimes(
  'the dashboard lists children with premyopia once a person switches the card on',
  async ({ page, complaints }) => {
    const fullName = await makePremyopicChild();
    for (const [language, word] of Object.entries(words)) {
      await openAs(page, helen, language === 'zh' ? '/zh' : '/');
      const panel = page.getByRole('region', { name: word.title });
      const toggle = panel.getByRole('switch', { name: word.show });
      await expect(toggle).not.toBeChecked();
      await expect(panel.getByRole('list')).toHaveCount(0);
      await page.route('**/premyopia/search', route => route.abort());
      await toggle.press('Space');
      await expect(panel.getByRole('button', { name: word.failed })).toBeVisible();
      await page.unroute('**/premyopia/search');
      complaints.length = 0;
      await panel.getByRole('button', { name: word.failed }).click();
      const child = panel.getByRole('listitem').filter({ has: page.getByRole('link', { name: fullName }) });
      await expect(child.getByText(word.reserve).first()).toBeVisible();
      await expect(child.getByText(word.recorded)).toBeVisible();
      await expect(panel.getByText(word.source)).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(toggle).toBeChecked();
      await child.getByRole('link').click();
      await expect(page).toHaveURL(/\/cases\/[^/]+\?tab=eye/);
      await page.goBack();
      await toggle.press('Space');
      await expect(toggle).not.toBeChecked();
    }
  },
);

/** Makes a case of a child of seven with a refraction of half a dioptre at a visit yesterday. */
async function makePremyopicChild(): Promise<string> {
  const { call } = await callerOf(helen, 'brightwater');
  const today = todayIn('Asia/Hong_Kong', Date.now());
  const fullName = `Premyopia ${Date.now().toString(36)}`;
  const { data: child } = await call(cases.createCase, { fullName, birthDate: daysAfter(today, -2_750) });
  const eye = { sph: 0.5, cyl: null, axis: null, add: null, va: null };
  await call(eyeReports.createEyeReport, {
    caseId: child.id,
    date: daysAfter(today, -1),
    refractions: { cycloplegic: { right: eye, left: eye } },
    questionnaire: { parents: 'both', nearWork: null, outdoors: 1, screens: null, firstSpectacles: null },
    riskFactors: ['parentalMyopia'],
    finish: true,
  });
  return fullName;
}
