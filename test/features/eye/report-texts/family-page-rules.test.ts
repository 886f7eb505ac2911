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
    hasAdvice: true,
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

test('a slope whose interval holds zero is not certain if the first and last power are within a step', () => {
  const powers = [-1, -1.5, -1, -1.5, -1.25];
  const visits = powers.map((power, place) => seriesVisit(`202${place + 1}-05-16`, [power, power]));
  expect(pageOf(visits).meaning).toContain('It is not certain that the eyes changed');
});

test('a large change at no steady rate is told as such, and not as noise', () => {
  const days = ['2025-05-16', '2025-09-16', '2026-01-16', '2026-05-16'];
  const visits = [-1, -1, -1.25, -2.25].map((power, place) => seriesVisit(days[place] ?? '', [power, power]));
  const { changed, meaning } = pageOf(visits);
  expect(changed).toContain('more short-sighted by 1.20 D a year');
  expect(meaning).toContain('both eyes changed by more than the 0.25 D');
  expect(meaning).toContain('the visits do not give a steady rate.');
  expect(meaning).toContain('needs a stronger power');
  expect(meaning).not.toContain('not certain');
  expect(pageOf(visits, {}, 'zh').meaning).toContain('没有显示稳定的变化速度。');
});

test('short sight is told by its definition, with the day of an earlier measurement and without drops', () => {
  expect(pageOf(year(0.5, 0.5)).meaning).toContain('Both eyes are short-sighted.');
  const high = pageOf([seriesVisit('2026-05-16', [-6, -0.25])]).meaning;
  expect(high).toContain('The right eye is highly short-sighted. The left eye is not short-sighted.');
  expect(high).toContain('may stay so or not');
  const { powers, ...visit } = seriesVisit('2025-05-16', [-1, -1]);
  const dry = { ...visit, powers: { dry: powers.cycloplegic } } as SeriesVisit;
  const later = pageOf([dry, axialVisit('2026-05-16', [24, 24])]).meaning;
  expect(later).toContain('On 2025-05-16, both eyes were short-sighted, measured without eye drops.');
  expect(pageOf([axialVisit('2026-05-16', [24, 24])]).meaning).toBe(
    'No power this time can tell whether the eyes are short-sighted.',
  );
});

test('only the eye that was measured without drops is said to have been', () => {
  const left = seriesVisit('2024-05-16', [null, -1]);
  const visits = [
    { ...left, powers: { dry: left.powers.cycloplegic } } as SeriesVisit,
    seriesVisit('2026-05-16', [-1, null]),
  ];
  const { meaning } = pageOf(visits);
  expect(meaning).toContain(
    'The right eye is short-sighted. On 2024-05-16, the left eye was short-sighted, measured without eye drops.',
  );
  const chinese = pageOf(visits, {}, 'zh').meaning;
  expect(chinese).toContain('右眼有近视。2024-05-16检查时，左眼有近视（没有散瞳）。');
  expect(chinese).not.toContain('这次没有散瞳');
});

test('under night lenses, the power is withheld and short sight is not called blurred', () => {
  const lenses = treatment('orthokeratology', '2023-05-16');
  const worn = year(0, 0).map(visit => ({ ...visit, treatments: [lenses] }));
  const lengths = worn.map(visit => ({ ...visit, axialLength: { right: 24, left: 24 } }));
  const withheld = 'While night lenses are worn and for four weeks afterwards';
  expect(pageOf(lengths).meaning).toContain(withheld);
  const { changed, meaning } = pageOf(worn);
  expect(changed).toContain(withheld);
  expect(meaning).toBe('No power this time can tell whether the eyes are short-sighted.');
  const before = pageOf([seriesVisit('2023-05-16', [-2, -2], { treatments: [lenses] }), ...lengths]).meaning;
  expect(before).toContain('On 2023-05-16, both eyes were short-sighted.');
  expect(before).not.toContain('blurred');
});

test('nothing is compared with other children, and no eye gets a verdict', () => {
  const grown = [axialVisit('2025-05-16', [23, 23]), axialVisit('2026-05-16', [23.5, 23.03])];
  const { changed, meaning } = pageOf(grown);
  expect(changed).toContain('the left has not changed measurably');
  expect(meaning).toContain('This page does not judge whether the change is fast or slow for this age.');
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

const treatment = (kind: 'dims' | 'orthokeratology' | 'redLight' | 'other', from: string) => ({
  ...({ id: `${kind}-1234`, kind, from, decision: 'start' } as const),
  ...{ product: null, dose: null, wearing: null, to: null, reason: null },
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
    paragraphs: ['DIMS lenses ended on 2026-05-16.', 'No treatment is recorded now.'],
  });
  expect(pageOf([first]).doing?.paragraphs).toEqual(['No treatment is recorded.']);
});

test('treatments that ended before the last visit are not said to be unrecorded', () => {
  const stopped = { ...treatment('dims', '2024-05-16'), decision: 'stop', to: '2025-05-16' } as const;
  const [first, second] = year(-0.5, -0.5) as [SeriesVisit, SeriesVisit];
  const visits = [
    seriesVisit('2024-05-16', [-1, -1], { treatments: [treatment('dims', '2024-05-16')] }),
    { ...first, treatments: [stopped] },
    second,
  ];
  const { changed, doing } = pageOf(visits);
  expect(changed).toContain('Since the end of DIMS lenses');
  expect(doing?.paragraphs).toEqual(['No treatment is recorded now.']);
  expect(pageOf(visits, {}, 'zh').doing?.paragraphs).toEqual(['目前没有治疗记录。']);
});

test('a treatment without a name is another treatment', () => {
  const other = treatment('other', '2025-05-16');
  const [first, second] = year(-0.5, -0.5) as [SeriesVisit, SeriesVisit];
  const visits = [
    { ...first, treatments: [other] },
    { ...second, treatments: [{ ...other, decision: 'stop' as const, to: '2026-05-16' }] },
  ];
  expect(pageOf(visits).doing?.paragraphs[0]).toBe('Another treatment ended on 2026-05-16.');
  expect(pageOf(visits, {}, 'zh').doing?.paragraphs[0]).toBe('其他治疗于2026-05-16停用。');
  const { doing } = pageOf([{ ...first, treatments: [other] }]);
  expect(doing?.items).toEqual(['Another treatment · since 2025-05-16']);
});

test('without a day for the next check, no day is spoken of', () => {
  const visits = year(0, 0);
  const late = (followUp: string | null, language?: 'zh') =>
    pageOf(visits, { followUp }, language).next?.paragraphs[1];
  expect(late('2026-11-16')).toMatch(/^Do not wait for that day if/);
  expect(late(null)).toMatch(/^Please come as soon as you can if/);
  expect(late('2026-11-16', 'zh')).toContain('请不要等到那一天，尽早来检查。');
  expect(late(null, 'zh')).toBe('如果孩子看东西变模糊，或眼睛发红、疼痛，请尽早来检查。');
});

test('red light that is listed brings its warning, even if it begins after the visit', () => {
  const treatments = [treatment('redLight', '2026-01-05')];
  const { doing, next } = pageOf([seriesVisit('2026-01-01', [-1, -1], { treatments })]);
  expect(doing?.items?.[0]).toContain('from 2026-01-05');
  expect(next?.paragraphs[1]).toContain('if bright or dark spots stay after the red light.');
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
