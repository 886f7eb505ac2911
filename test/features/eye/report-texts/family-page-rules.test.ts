import { expect, test } from 'vitest';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  describeForFamily,
  type FamilyPage,
} from '../../../../shared/features/eye/report-texts/describe-for-family.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { axialVisit, seriesVisit } from '../eye-reports/series-visit.ts';

const blank = { date: '2026-05-16', followUp: null, comment: null, prescription: null };

function pageOf(visits: SeriesVisit[], changes: Partial<FamilyPage['report']> = {}, language?: 'zh') {
  const texts = reportTextsOf(language ?? 'en', 'simplified');
  const [changed, meaning, doing, next] = describeForFamily(texts, {
    ...{ visits, birthDate: '2016-03-14', course: courseOf(visits), hasLength: true },
    report: { ...blank, date: visits.at(-1)?.date ?? blank.date, ...changes },
    dayOf: date => date,
  });
  const words = meaning?.paragraphs.join(' ').replaceAll('\u00A0', ' ') ?? '';
  return { changed: changed?.key?.replaceAll('\u00A0', ' '), meaning: words, doing, next };
}

const year = (right: number, left: number): SeriesVisit[] => [
  seriesVisit('2025-05-16', [-1, -1]),
  seriesVisit('2026-05-16', [-1 + right, -1 + left]),
];

test('a change of up to one step is not called a change, a larger one is, each eye by itself', () => {
  expect(pageOf(year(-0.25, -0.25)).meaning).toContain('It is not certain that the eyes changed');
  expect(pageOf(year(-0.5, -0.5)).meaning).toContain('The change of both eyes is larger than the 0.25 D');
  const apart = pageOf(year(-0.5, -0.25)).meaning;
  expect(apart).toContain('The change of the right eye is larger');
  expect(apart).toContain('It is not certain that the left eye changed');
  expect(pageOf(year(0, 0)).meaning).not.toMatch(/certain|larger/);
  expect(pageOf(year(0.5, 0.5)).meaning).not.toContain('stronger power');
});

test('a slope whose interval holds zero is not certain', () => {
  const powers = [-1, -2, -1, -2, -1.5];
  const visits = powers.map((power, place) => seriesVisit(`202${place + 1}-05-16`, [power, power]));
  expect(pageOf(visits).meaning).toContain('It is not certain that the eyes changed');
});

test('short sight is told by its definition, with the day of an earlier measurement and without drops', () => {
  expect(pageOf(year(0.5, 0.5)).meaning).toContain('Both eyes are short-sighted.');
  const high = pageOf([seriesVisit('2026-05-16', [-6, -0.25])]).meaning;
  expect(high).toContain('The right eye is highly short-sighted. The left eye is not short-sighted.');
  expect(high).toContain('may stay so or not');
  const { powers, ...visit } = seriesVisit('2025-05-16', [-1, -1]);
  const dry = { ...visit, powers: { dry: powers.cycloplegic } } as SeriesVisit;
  const later = pageOf([dry, axialVisit('2026-05-16', [24, 24])]).meaning;
  expect(later).toContain('On 2025-05-16, both eyes were short-sighted.');
  expect(later).toContain('without eye drops');
  expect(pageOf([axialVisit('2026-05-16', [24, 24])]).meaning).toBe(
    'Whether the eyes are short-sighted was not measured.',
  );
});

test('nothing is compared with other children, and no eye gets a verdict', () => {
  const grown = [axialVisit('2025-05-16', [23, 23]), axialVisit('2026-05-16', [23.5, 23.03])];
  const { changed, meaning } = pageOf(grown);
  expect(changed).toContain('the left has not changed measurably');
  expect(meaning).toContain('This page does not judge whether the change is much or little at this age.');
  const english = JSON.stringify([pageOf(year(-0.5, -1)), pageOf(grown), pageOf(year(3, 2))]);
  expect(english).not.toMatch(/without treatment|slower|faster|mean of|too (long|fast)|normal/);
});

test('where nothing can be compared it says so', () => {
  const [first] = year(0, 0) as [SeriesVisit, SeriesVisit];
  expect(pageOf([first]).changed).toContain('This is our starting point');
  const prescribed = year(-1, -1).map(({ powers, ...visit }) => ({
    ...visit,
    powers: { prescription: powers.cycloplegic },
  })) as SeriesVisit[];
  expect(pageOf(prescribed).meaning).toContain('prescribed, not measured');
});

test('treatments that run, end and begin are told by their days, and no effect is promised', () => {
  const begun = {
    decision: 'start',
    product: null,
    dose: null,
    wearing: null,
    to: null,
    reason: null,
  } as const;
  const dims = { ...begun, id: 'dims-1234', kind: 'dims', from: '2025-05-16' } as const;
  const drops = {
    ...begun,
    id: 'drops-123',
    kind: 'atropine001',
    from: '2026-05-18',
    dose: 'one drop',
  } as const;
  const [first, second] = year(-0.5, -0.5) as [SeriesVisit, SeriesVisit];
  const running = pageOf([
    { ...first, treatments: [dims] },
    { ...second, treatments: [drops] },
  ]).doing;
  expect(running?.items).toEqual([
    'DIMS lenses · since 2025-05-16',
    'Atropine 0.01% · one drop · from 2026-05-18',
  ]);
  expect(running?.paragraphs[0]).toContain('Nobody can promise it.');
  const stopped = { ...dims, decision: 'stop', to: '2026-05-16' } as const;
  const ended = pageOf([
    { ...first, treatments: [dims] },
    { ...second, treatments: [stopped] },
  ]).doing;
  expect(ended).toMatchObject({
    items: [],
    paragraphs: ['DIMS lenses ended on 2026-05-16.', 'No other treatment is recorded now.'],
  });
  expect(pageOf([first]).doing?.paragraphs).toEqual(['No treatment is recorded.']);
});

test('advice, prescription and the next day are told, or that none is recorded', () => {
  const [first] = year(0, 0) as [SeriesVisit, SeriesVisit];
  const told = pageOf([first], { comment: 'Go outdoors.', followUp: '2026-11-16' });
  expect(told.doing?.advice).toEqual({ title: 'Our advice', text: 'Go outdoors.' });
  expect(told.next?.paragraphs[0]).toBe('Please come again around 2026-11-16.');
  const long = pageOf([first], { comment: 'Outdoors. '.repeat(100) });
  expect(long.doing?.advice).toBeNull();
  expect(long.doing?.paragraphs).toContain('Our advice is in the report on the next pages, under “Comment”.');
  expect(long.next?.paragraphs[0]).toBe('No day is recorded for the next check. Please ask us.');
});

test('in Chinese, changes and noise are told in degrees', () => {
  const { changed, meaning } = pageOf(year(-0.5, -0.25), {}, 'zh');
  expect(changed).toContain('右眼近视加深**50度/年**');
  expect(meaning).toContain('右眼的变化超过了同一只眼睛两次测量可能相差的25度。');
  expect(meaning).toContain('还不能确定左眼度数有变化');
});
