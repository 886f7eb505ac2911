import { expect, test } from 'vitest';
import { fastChangesAt } from '../../../../shared/features/eye/progression/fast-progression.ts';
import { sayFastChange, sayThreshold } from '../../../../shared/features/eye/report-texts/describe-fast.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

function told(before: number, after: number, language: 'en' | 'zh-Hans' = 'en'): string[] {
  const visits = [seriesVisit('2025-01-01', [before, null]), seriesVisit('2026-01-01', [after, null])];
  const series = { visits };
  const { changes } = reportTextsOf(language);
  return fastChangesAt(series, visits[1]?.id ?? '').map(change =>
    sayFastChange(changes, change).replaceAll('\u00A0', ' '),
  );
}

test('the notice of fast progression calls a long-sighted eye less long-sighted, not more short-sighted', () => {
  expect(told(3, 2)).toEqual(['less long-sighted by 1.00 D a year']);
  expect(told(3, 2, 'zh-Hans')).toEqual(['远视减轻100度/年']);
  expect(told(-1, -2)).toEqual(['more short-sighted by 1.00 D a year']);
});

test('the notice of fast progression gives the rate and both powers of a change across zero', () => {
  expect(told(0.5, -0.5)).toEqual([
    '1.00 D a year towards short sight, from +0.50 D (long-sighted) to −0.50 D (short-sighted)',
  ]);
  expect(told(0.5, -0.5, 'zh-Hans')).toEqual(['向近视方向变化100度/年，由远视50度变为近视50度']);
});

test('the notice of fast progression states its threshold for eyes of any power', () => {
  expect(sayThreshold(reportTextsOf('en').changes, 0.75)).toBe('0.75\u00A0D a year towards short sight');
  expect(sayThreshold(reportTextsOf('zh-Hans').changes, 0.75)).toBe('向近视方向变化75度/年');
});

test('prescribed and worn powers never count as fast progression', () => {
  for (const method of ['prescription', 'current'] as const) {
    const visits = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2026-01-01', [-3, -3])].map(visit => ({
      ...visit,
      powers: { [method]: visit.powers.cycloplegic },
    }));
    expect(fastChangesAt({ visits }, visits[1]?.id ?? '')).toEqual([]);
  }
});
