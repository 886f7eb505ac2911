import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { changeCell } from '../../../../shared/features/eye/report-texts/change-cell.ts';
import { describeSinceLast } from '../../../../shared/features/eye/report-texts/describe-since-last.ts';
import { describeEyes } from '../../../../shared/features/eye/report-texts/describe-trend.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { textsByMethod } from '../../../../shared/features/eye/report-texts/texts-by-method.ts';
import { type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';

const by = (method: PowerMethod, date: string, eyes: Eyes) => {
  const { powers, ...visit } = seriesVisit(date, eyes);
  return { ...visit, powers: { [method]: powers.cycloplegic } } as SeriesVisit;
};
const dayOf = (date: string) => date;

function told(eyes: Eyes[], method: PowerMethod = 'prescription', language: 'en' | 'zh-Hans' = 'en'): string {
  const days = ['2025-01-01', '2026-01-01'];
  const visits = eyes.map((powers, at) => by(method, days[at] ?? '', powers));
  const summary = summarizeTrend({ visits, birthDate: null, measure: 'se', method, reference: null });
  const trend = { summary, measure: 'se' as const, method, reference: null, visits, dayOf, hasLength: true };
  const texts = reportTextsOf(language);
  return [describeEyes(texts, trend), ...describeSinceLast(texts, { visits, method, dayOf })]
    .join(' | ')
    .replace(/\*\*/g, '')
    .replaceAll('\u00A0', ' ');
}

test('a report says of prescribed powers that the power became stronger, not that the eye became more short-sighted', () => {
  expect(
    told([
      [-1, -1],
      [-2, -2],
    ]),
  ).toBe(
    'The prescribed power of each eye has become stronger by 1.00 D a year. | From 2025-01-01 to 2026-01-01, the prescribed power of each eye became stronger by 1.00 D a year.',
  );
  expect(
    told([
      [-2, 2],
      [-1, 1],
    ]),
  ).toContain('The prescribed power of each eye has become weaker by 1.00 D a year.');
  expect(
    told([
      [-1, 0.5],
      [-2, -1],
    ]),
  ).toContain(
    'The prescribed power of the right eye has become stronger by 1.00 D a year, that of the left has gone from +0.50 D on 2025-01-01 to −1.00 D on 2026-01-01.',
  );
  expect(
    told([
      [-1, -1],
      [-1, -1],
    ]),
  ).toContain('The prescribed power of each eye has not changed.');
  expect(
    told(
      [
        [-1, -1],
        [-2, -2],
      ],
      'current',
    ),
  ).toContain('The worn power of each eye has become stronger');
});

test('in Chinese, a report says of prescribed powers that the power of the prescription increased', () => {
  expect(
    told(
      [
        [-1, -1],
        [-2, -2],
      ],
      'prescription',
      'zh-Hans',
    ),
  ).toBe('双眼的处方近视度数增加100度/年。 | 2025-01-01至2026-01-01期间，双眼的处方近视度数增加100度/年。');
  expect(
    told(
      [
        [2, -1],
        [1, -1],
      ],
      'current',
      'zh-Hans',
    ),
  ).toContain('右眼的现用眼镜远视度数减少100度/年，左眼的现用眼镜没有变化。');
});

test('the table of changes says that prescribed powers became stronger, and its heading names them', () => {
  const method = 'prescription';
  const visits = [by(method, '2025-01-01', [-1, -1]), by(method, '2026-01-01', [-2, -2])];
  const { segments } = summarizeTrend({ visits, birthDate: null, measure: 'se', method, reference: null });
  const { change, changes } = textsByMethod(reportTextsOf('en'), 'D', method);
  const [segment] = segments;
  expect(change.title).toBe('Change of the prescribed power');
  expect(segment && changeCell(changes, segment, 'right', 'D')?.said).toBe('stronger by 1.00\u00A0D a year');
  expect(textsByMethod(reportTextsOf('en'), 'mm', method).change.title).toBe('Change');
});
