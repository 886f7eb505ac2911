import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { helen, openAs } from './support/act-as.ts';
import { callerOf } from './support/caller-of.ts';
import { expect, expectAccessible, type Lang, phone } from './support/pages.ts';
import { sampleLanguages } from './support/sample-languages.ts';
import { sometimes } from './support/test-in-turn.ts';

const texts = {
  en: {
    check: 'Check the measurements',
    verify: 'Compare each column with the examples beside it before you continue.',
    several: 'Several children have this name and date of birth. Choose the right one.',
    make: /^Create \d drafts?$/,
    written: '2 drafts created',
    recorded: '1 measurement already recorded',
    none: 'Create drafts',
    another: 'Import other files',
    next: 'Next columns',
    dry: 'Dry, without drops',
    first: 'First rows',
    is: (field: string) => `What “${field}” contains`,
    name: 'Name',
    day: 'Measurement date',
    length: 'Axial length, right',
    remembered: /As you chose for a file with these columns/,
    unknown: /These columns are not known here/,
    unread: /notes\.docx: Choose a CSV or XLSX file/,
    goOn: 'Go on with the 3 files that were read',
    seen: 'Looked at',
    finish: 'Finish 1 draft',
    finished: 'Finished',
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
    next: '下一组列',
    dry: '小瞳验光',
    first: '前几行',
    is: (field: string) => `“${field}”列的内容`,
    name: '姓名',
    day: '测量日期',
    length: '右眼眼轴长度',
    remembered: /与您之前在本浏览器中/,
    unknown: /这些列在此没有记录/,
    unread: /notes\.docx: 请选择CSV或XLSX文件/,
    goOn: '继续处理已读取的3个文件',
    seen: '已查看',
    finish: '完成1份草稿',
    finished: '已完成',
    dayFirst: '日 / 月 / 年',
  },
} as const satisfies Record<Lang, object>;

for (const lang of sampleLanguages('import of measurements')) {
  sometimes(
    `${lang}: the user chooses between two children with the same name and birthday; the same file is not imported again`,
    async ({ page }) => {
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
    },
  );
}

for (const lang of sampleLanguages('import of several files')) {
  sometimes(
    `${lang}: several files are read together, unknown columns are listed once, and all drafts are finished together`,
    async ({ page }) => {
      const t = texts[lang];
      const caller = await callerOf(helen, 'brightwater');
      const mark = `Several${lang}${Date.now().toString(36)}`;
      const child = { fullName: `Ann ${mark}`, birthDate: '2016-02-01' };
      const { id: caseId } = (await caller.call(cases.createCase, child)).data;
      const file = (name: string, lines: string[]) => ({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n')),
      });
      const strange = file('strange.csv', [`Bea ${mark};2026-02-03;25.02`, `Cai ${mark};2026-02-03;24.02`]);
      const known = `Ann ${mark},2016-02-01,2026-02-03`;
      await openAs(page, helen, '/eye?tab=import', lang);
      await page
        .locator('input[type=file]')
        .setInputFiles([
          file('biometer.csv', ['Name,DOB,Exam date,AL OD,AL OS', `${known},24.15,23.98`]),
          file('refractor.csv', ['Name,DOB,Exam date,Rx OD,Rx OS', `${known},-1.25/-0.50x173,-1.00 DS`]),
          strange,
          file('notes.docx', ['x']),
        ]);
      await expect(page.getByText(t.unread)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t.goOn }).click();
      await page.getByRole('button', { name: t.next }).click();
      await page.getByText(t.dry, { exact: true }).click();
      await page.getByRole('button', { name: t.next }).click();

      await expect(page.getByText(t.unknown)).toBeVisible();
      await expect(page.getByRole('region', { name: t.first }).getByText(`Cai ${mark}`)).toBeVisible();
      await expectAccessible(page);
      const say = async (heading: string, field: string) => {
        await page.getByRole('combobox', { name: t.is(heading) }).click();
        await page.getByRole('option', { name: field, exact: true }).click();
      };
      await say('#1', t.name);
      await say('#2', t.day);
      await say('#3', t.length);
      await page.getByRole('button', { name: t.check }).click();

      await page.getByRole('button', { name: t.make }).click();
      await expect(page.getByText('−1.25 / −0.50 × 173')).toBeVisible();
      await expect(page.getByRole('button', { name: /^(?:Finish drafts|完成草稿)$/ })).toBeDisabled();
      await page.getByText(t.seen, { exact: true }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: t.finish }).click();
      await expect(page.getByText(t.finished, { exact: true })).toBeVisible();
      const { data } = await caller.call(eyeReports.getEyeSeries, { caseId });
      expect(data.visits).toMatchObject([{ status: 'finished', axialLength: { right: 24.15, left: 23.98 } }]);

      await page.getByRole('button', { name: t.another }).click();
      await page.locator('input[type=file]').setInputFiles(strange);
      await expect(page.getByText(t.remembered)).toBeVisible();
      await expect(page.getByRole('combobox', { name: t.is('#3') })).toHaveValue(t.length);
    },
  );
}
