import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { actAs, helen } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { boyMeasuredTwice } from '../support/measured-child.ts';
import { expect, expectAccessible, pageUrl, test } from '../support/pages.ts';
import { sampleLanguages } from '../support/sample-languages.ts';
import { sometimes } from '../support/test-in-turn.ts';

type Principal = Parameters<typeof makeFinishedReport>[0];

const clinician = async () => (await callerOf(helen, 'brightwater')) as Principal;

const words = {
  en: { readings: 'Refraction', columns: ['Sphere', 'Cylinder', 'Axis', 'Add', 'SE', 'Acuity'] },
  zh: { readings: '验光', columns: ['球镜', '柱镜', '轴位', '下加光', '等效球镜', '视力'] },
} as const;

for (const lang of sampleLanguages('refraction on a phone'))
  sometimes(
    `a phone shows every value of a refraction without scrolling sideways, in ${lang}`,
    async ({ page }) => {
      const { id } = await makeFinishedReport(await clinician());
      await actAs(page, helen);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(pageUrl(`/eye/${id}`, lang));
        const readings = page.getByRole('region', { name: words[lang].readings, exact: true });
        await expect(readings.locator('dl').first().locator('dt')).toHaveText([...words[lang].columns]);
        for (const value of await readings.locator('dd').all()) {
          const box = await value.evaluate(one => ({ needs: one.scrollWidth, has: one.clientWidth }));
          expect(box.needs).toBeLessThanOrEqual(box.has);
        }
        const ends = await readings
          .locator('dd')
          .evaluateAll(all => all.map(one => one.getBoundingClientRect().right));
        expect(Math.max(...ends)).toBeLessThan(width);
      }
      await expectAccessible(page);
    },
  );

sometimes(
  'on a phone, a child’s visits and the changes between them fit without scrolling sideways',
  async ({ page }) => {
    const caseId = await boyMeasuredTwice();
    await actAs(page, helen);
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(pageUrl(`/cases/${caseId}?tab=eye`));
    const tables = page.getByRole('main').getByRole('table');
    await expect(tables.filter({ hasText: /^Change/ })).toBeVisible();
    await expect(tables.filter({ hasText: /R-\d{4}-\d{6}/ })).toContainText('Finished');
    for (const table of await tables.all())
      expect(await table.evaluate(shown => shown.getBoundingClientRect().right)).toBeLessThan(320);
  },
);

test('the palette finds a visit by its reference number, also without the year', async ({ page }) => {
  const { reference } = await makeFinishedReport(await clinician());
  await actAs(page, helen);
  await page.goto(pageUrl('/settings'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const typed of [reference, reference.replace(/^R-\d{4}-/, '')]) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(typed);
    await page.getByRole('option', { name: reference }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  }
});
