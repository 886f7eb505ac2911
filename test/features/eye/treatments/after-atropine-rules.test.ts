import { describe, expect, test } from 'vitest';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import { describeAfterAtropine } from '../../../../shared/features/eye/report-texts/describe-after-atropine.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import {
  atropineRecallOf,
  endedAtropineOf,
} from '../../../../shared/features/eye/treatments/after-atropine.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { atropine, treatment } from './visit-treatment.ts';

const birthDate = '2014-06-01';
const strong = atropine({ kind: 'atropine005', from: '2023-01-01', to: '2025-01-01', decision: 'stop' });
const endedIn = (last: string, told: VisitTreatment[] = [strong], sph = -2) =>
  endedAtropineOf({
    birthDate,
    visits: [
      seriesVisit('2023-01-01', [sph, sph]),
      seriesVisit('2025-01-01', [-3, -3], { treatments: told }),
      seriesVisit(last, [-3, -3]),
    ],
  });

describe('the text in a report about the end of atropine', () => {
  test('for a year after atropine ended, a report mentions the end and the results of the study', () => {
    expect(endedIn('2025-04-01')).toMatchObject({
      treatment: { kind: 'atropine005', to: '2025-01-01' },
      figures: { diopters: { stopped: -0.68, continued: -0.28 }, mm: { stopped: 0.33, continued: 0.17 } },
    });
    expect(endedIn('2026-02-15')).not.toBeNull();
    expect(endedIn('2026-02-16')).toBeNull();
  });

  test('a report does not mention the end of atropine while the child still uses atropine, even at another strength', () => {
    const weaker = atropine({ id: 'treatment-7', from: '2025-01-01' });
    expect(endedIn('2025-04-01', [strong, weaker])).toBeNull();
    const running = atropine({ kind: 'atropine005', from: '2023-01-01' });
    expect(endedIn('2025-04-01', [running])).toBeNull();
    expect(endedIn('2025-04-01', [])).toBeNull();
  });

  test('for a child who does not match the study, a report mentions the end of atropine without the study’s values', () => {
    const figures = (...args: Parameters<typeof endedIn>) => endedIn(...args)?.figures;
    expect(figures('2025-04-01', [strong], -0.75)).toBeNull();
    expect(figures('2025-04-01', [{ ...strong, kind: 'atropine' }])).toBeNull();
    expect(figures('2025-04-01', [strong, treatment({ from: '2024-01-01' })])).toBeNull();
    const red = treatment({ kind: 'redLight', from: '2025-01-02' });
    expect(figures('2025-04-01', [strong, red])).toBeNull();
    expect(
      figures('2025-04-01', [strong, treatment({ kind: 'spectacles', from: '2020-01-01' })]),
    ).not.toBeNull();
  });
});

test('the text about the end of atropine says that eyes grow faster, and gives study values if the clinician chose them', () => {
  const ended = endedIn('2025-04-01');
  if (!ended) throw new Error('drops have ended');
  const say = (language: LanguageTag, hasFigures: boolean) =>
    describeAfterAtropine(reportTextsOf(language), ended, hasFigures, day => day).replaceAll('\u00A0', ' ');
  const plain =
    'Atropine 0.05% ended on 2025-01-01. In the year after atropine is stopped, the eye grows faster than when the drops continue. A check three months after the end is advised.';
  expect(say('en', false)).toBe(plain);
  expect(say('en', true)).toBe(
    `${plain} In the study, after two years of drops, children who stopped became more short-sighted by 0.68 D in that year, those who continued by 0.28 D. Their eyes grew by 0.33 mm and 0.17 mm; intervals not shown. LAMP, Yam et al. 2022, Ophthalmology 129(3):308–321, doi 10.1016/j.ophtha.2021.10.002.`,
  );
  expect(say('zh-Hans', true)).toContain('近视加深68度，继续用药的加深28度');
  expect(say('zh-Hant', true)).toContain('近視加深68度，繼續用藥的加深28度');
});

test('the suggested recall date is three months after atropine ended, or after the visit that recorded the end later', () => {
  const endedOn = (to: string, today: string) => atropineRecallOf([atropine({ to })], [], today);
  expect(endedOn('2025-01-31', '2025-01-31')).toEqual({ due: '2025-04-30', isNew: true });
  expect(endedOn('2025-02-15', '2025-01-31')).toEqual({ due: '2025-05-15', isNew: true });
  expect(endedOn('2024-06-01', '2025-01-31')).toEqual({ due: '2025-04-30', isNew: true });
  expect(endedOn('2026-01-31', '2026-04-29'), 'the day before').toEqual({ due: '2026-07-29', isNew: true });
});

test('when a visit ends a child’s last atropine treatment, the form suggests a recall date', () => {
  const today = '2025-01-01';
  const running = atropine({ kind: 'atropine001', from: today });
  expect(atropineRecallOf([strong], [], today)).toMatchObject({ due: '2025-04-01' });
  expect(atropineRecallOf([strong, running], [], today)).toBeNull();
  expect(atropineRecallOf([running], [strong], today)).toBeNull();
  expect(atropineRecallOf([treatment({ to: today })], [], today)).toBeNull();
  expect(atropineRecallOf([], [], today)).toBeNull();
});

test('if atropine ended at an earlier visit, the recall date is suggested at visits up to four weeks before this date', () => {
  const running = atropine({ kind: 'atropine001', from: '2025-01-01' });
  const worn = [treatment()];
  expect(atropineRecallOf(worn, [strong], '2025-03-04')).toEqual({ due: '2025-04-01', isNew: false });
  for (const day of ['2025-03-05', '2025-03-31', '2025-04-01'])
    expect(atropineRecallOf(worn, [strong], day)).toBeNull();
  expect(atropineRecallOf(worn, [strong, running], '2025-02-01')).toBeNull();
  expect(atropineRecallOf(worn, [treatment({ to: '2025-01-01' })], '2025-02-01')).toBeNull();
});
