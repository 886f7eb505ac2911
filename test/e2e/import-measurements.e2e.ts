import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { helen, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, type Lang, phone, test } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';

const texts = {
  en: {
    check: 'Check the measurements',
    verify: 'Compare each column with the examples beside it before you continue.',
    several: 'Several children have this name and date of birth. Choose the right one.',
    make: /^Create \d drafts?$/,
    written: '2 drafts created',
    recorded: '1 measurement already recorded',
    none: 'Create drafts',
    another: 'Import another file',
    dayFirst: 'Day / month / year',
  },
  zh: {
    check: '核对测量数据',
    verify: '请逐列与旁边的示例核对',
    several: '有多个孩子姓名和出生日期相同，请选择正确的一个。',
    make: /^生成\d份草稿$/,
    written: '已生成2份草稿',
    recorded: '1条测量数据已有记录',
    none: '生成草稿',
    another: '导入其他文件',
    dayFirst: '日 / 月 / 年',
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('import of measurements')) {
  test(`${lang}: the user chooses between two children with one name and birthday, and nothing is imported twice`, async ({
    page,
  }) => {
    const t = texts[lang];
    const caller = await callerOf(helen, 'brightwater');
    const make = async (fullName: string) =>
      (await caller.call(cases.createCase, { fullName, birthDate: '2016-02-01' })).data.id;
    const mark = `Import${lang}${Date.now().toString(36)}`;
    const [one, other, only] = [
      await make(`Ann ${mark}`),
      await make(`Ann ${mark}`),
      await make(`Bea ${mark}`),
    ];
    const buffer = Buffer.from(
      [
        'Name;Vorname;Geburtsdatum;Untersuchungsdatum;Auge;AL [mm];R1 [mm];R2 [mm];Achse R1;WTW [mm]',
        `${mark};Ann;01/02/2016;03/02/2026;R;24,15;7,82;7,70;175;12,1`,
        `${mark};Ann;01/02/2016;03/02/2026;L;23,98;7,84;7,73;8;`,
        `${mark};Bea;01/02/2016;03/02/2026;R;25,02;;;;`,
      ].join('\r\n'),
    );
    const file = { name: 'biometer.csv', mimeType: 'text/csv', buffer };
    await page.setViewportSize(phone);
    await openAs(page, helen, '/eye?tab=import', lang);
    const upload = async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(t.verify)).toBeVisible();
      await page.getByText(t.dayFirst, { exact: true }).click();
      await page.getByRole('button', { name: t.check }).click();
    };
    await upload();
    const two = page.getByRole('listitem').filter({ hasText: t.several, has: page.getByRole('radio') });
    await expect(two).toBeVisible();
    await expect(two.getByRole('checkbox')).toBeDisabled();
    await expectAccessible(page);
    await two.getByRole('radio').nth(1).click();
    await expect(page.getByText(t.several)).toBeHidden();
    await expect(page.getByText('K1 7.82 mm × 175°')).toBeVisible();
    await page.getByRole('button', { name: t.make }).click();
    await expect(page.getByRole('heading', { name: t.written })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: t.another }).click();
    await upload();
    await expect(page.getByRole('heading', { name: t.recorded })).toBeVisible();
    await expect(page.getByRole('button', { name: t.none })).toBeDisabled();

    const lengths = async (caseId: string) =>
      (await caller.call(eyeReports.getEyeSeries, { caseId })).data.visits.map(
        ({ status, date, axialLength: { right, left } }) => [status, date, right, left],
      );
    expect([...(await lengths(one)), ...(await lengths(other))]).toEqual([
      ['draft', '2026-02-03', 24.15, 23.98],
    ]);
    const made = async (caseId: string) =>
      (await caller.call(eyeReports.getEyeSeries, { caseId })).data.visits.map(({ id }) => id);
    const [eyeReportId = ''] = [...(await made(one)), ...(await made(other))];
    const { data: draft } = await caller.call(eyeReports.getEyeReport, { eyeReportId });
    expect(draft.cornea).toEqual({
      right: { k1: 7.82, k2: 7.7, axis: 175, diameter: 12.1 },
      left: { k1: 7.84, k2: 7.73, axis: 8, diameter: null },
    });
    expect(await lengths(only)).toEqual([['draft', '2026-02-03', 25.02, null]]);
  });
}
