import { expect, test } from 'vitest';
import {
  emmetropicGrowth,
  emmetropicGrowthOf,
} from '../../../../shared/features/eye/optics/emmetropic-growth.ts';
import { largelyMyopic } from '../../../../shared/features/eye/optics/myopia-prevalence.ts';
import { drawGrowthChart } from '../../../../shared/features/eye/progression/growth-chart.ts';
import { articles } from '../../../../shared/features/eye/progression/sources.ts';
import { describeEmmetropicGrowth } from '../../../../shared/features/eye/report-texts/describe-emmetropic-growth.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const grown = (date: string, mm: number, sph: number, treatments = [] as ReturnType<typeof treatment>[]) =>
  seriesVisit(date, [sph, sph], { axialLength: { right: mm, left: mm }, treatments });
const draw = (by: number, sph: number, treatments: ReturnType<typeof treatment>[] = []) =>
  drawGrowthChart({
    visits: [grown('2025-01-01', 24, sph, treatments), grown('2026-01-01', 24 + by, sph)],
    birthDate: '2015-01-01',
    sex: 'male',
    width: 500,
    height: 200,
  });

test('the mean growth of eyes that are neither short-sighted nor long-sighted is from the abstracts of two articles', () => {
  const figures = emmetropicGrowth.map(({ years, mmPerYear, sex, source, from }) =>
    [years, mmPerYear, sex ?? 'both', articles[source].year, from].join(' '),
  );
  expect(figures).toEqual([
    '6 0.17 male 2025 abstract',
    '16 0.03 male 2025 abstract',
    '6 0.16 female 2025 abstract',
    '16 0.02 female 2025 abstract',
    '6 0.24 both 2023 abstract',
    '11 0.05 both 2023 abstract',
  ]);
  expect(emmetropicGrowthOf('female').map(({ mmPerYear }) => mmPerYear)).toEqual([0.16, 0.02, 0.24, 0.05]);
  expect(emmetropicGrowthOf(null)).toHaveLength(6);
});

test('the growth chart compares a short-sighted eye with the mean growth, and labels the ages 6, 11 and 16', () => {
  const drawing = draw(0.4, -1);
  expect(drawing?.mean).not.toBeNull();
  expect(drawing?.growths.map(({ eye }) => eye)).toEqual(['right', 'left']);
  const places = drawing?.emmetropic.map(({ years, x }) => [years, Math.round(x)]);
  expect(new Set(places?.map(([years]) => years))).toEqual(new Set([6, 16, 11]));
  const [growth, at16] = [drawing?.growths[0], drawing?.emmetropic.find(({ years }) => years === 16)];
  expect(growth?.y, 'faster growth is higher').toBeLessThan(at16?.y ?? 0);
  expect(growth?.x).toBeLessThan(at16?.x ?? 0);
});

test('the growth chart shows the growth of an eye that is not short-sighted, but no mean for this eye', () => {
  const drawing = draw(0.1, 0.5);
  expect(drawing?.mean).toBeNull();
  expect(drawing?.growths).toHaveLength(2);
  expect(drawing?.emmetropic).toHaveLength(4);
});

test('the growth chart is empty under red-light treatment, within measurement noise or without a birth date', () => {
  expect(draw(0.1, -1, [treatment({ kind: 'redLight', from: '2025-02-01', to: null })])).toBeNull();
  expect(draw(0.03, 0.5)).toBeNull();
  expect(draw(0.03, -1)).toBeNull();
  const visits = [grown('2025-01-01', 24, -1), grown('2026-01-01', 24.4, -1)];
  expect(drawGrowthChart({ visits, birthDate: null, sex: null, width: 500, height: 200 })).toBeNull();
});

test('the legend of the growth chart names the articles, and says that only their abstracts were read', () => {
  const english = describeEmmetropicGrowth(reportTextsOf('en'), 'female');
  expect(english).toMatch(
    /growth of eyes that do not become short-sighted: 0\.16.mm a year at 6 years and 0\.02/,
  );
  expect(english).toMatch(
    /Naduvilath et al\. 2025.*from the abstract\); 0\.24.*Yii 2023.*from the abstract\)/,
  );
  expect(english).toContain('not a target');
  const chinese = describeEmmetropicGrowth(reportTextsOf('zh-Hans'), null);
  expect(chinese).toMatch(/6岁.*引自摘要.*不是目标/);
});

test('for some populations, the growth chart says that most children of the child’s age are short-sighted', () => {
  expect(largelyMyopic('wuhan', 11.9)).toBeNull();
  expect(largelyMyopic('wuhan', 12)).toMatchObject({ percent: 59.6, source: 'nhc2021' });
  expect(largelyMyopic('china', 15)).not.toBeNull();
  expect(largelyMyopic('europe', 15)).toBeNull();
});
