import { expect, test } from 'vitest';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { axialVisit, seriesVisit } from '../eye-reports/series-visit.ts';
import { pageOf } from './family-page-of.ts';

const softLens = {
  ...{ lensKind: 'soft', plane: 'cornea', vertex: null, expiresOn: null },
  ...{ right: { sph: -1 }, left: { sph: -1 } },
} as unknown as EyeReport['prescription'];

const year = (right: number, left: number): SeriesVisit[] => [
  seriesVisit('2025-05-16', [-1, -1]),
  seriesVisit('2026-05-16', [-1 + right, -1 + left]),
];

test('the family page calls a change of an eye’s power by only one step (0.25 D) uncertain', () => {
  expect(pageOf(year(-0.25, -0.25)).meaning).toContain('It is not certain that the eyes changed');
  expect(pageOf(year(-0.5, -0.5)).meaning).toContain('can differ by 0.25 D. Both eyes changed by more.');
  const apart = pageOf(year(-0.5, -0.25)).meaning;
  expect(apart).toContain('The right eye changed by more.');
  expect(apart).toContain('It is not certain that the left eye changed');
  expect(pageOf(year(0, 0)).meaning).not.toMatch(/certain|by more/);
  expect(pageOf(year(0.5, 0.5)).meaning).not.toContain('stronger power');
});

test('the family page gives no rate for an uncertain change, in either language', () => {
  const visits = [
    seriesVisit('2026-04-10', [-0.125, -0.25]),
    seriesVisit('2026-07-15', [-0.375, -0.25]),
    seriesVisit('2026-10-20', [-0.375, -0.25]),
  ];
  const { changed, meaning } = pageOf(visits);
  expect(changed).toBe('The right eye has not clearly changed, the left has not changed.');
  expect(meaning).toContain('Neither eye is short-sighted.');
  expect(meaning).toContain('It is not certain that the right eye changed');
  expect(pageOf(visits, {}, 'zh-Hans').changed).toBe('右眼没有明确的变化，左眼没有变化。');
  const same = visits.map(visit => ({ ...visit, powers: seriesVisit(visit.date, [-1, -1]).powers }));
  expect(pageOf(same).changed).toBe('Neither eye has changed.');
  const alike = year(-0.25, -0.25);
  expect(pageOf(alike).changed).toBe('Neither eye has clearly changed.');
});

test('the family page calls a change uncertain if the trend’s interval contains zero and the change is one step or less', () => {
  const powers = [-1, -1.5, -1, -1.5, -1.25];
  const visits = powers.map((power, place) => seriesVisit(`202${place + 1}-05-16`, [power, power]));
  expect(pageOf(visits).meaning).toContain('It is not certain that the eyes changed');
});

test('the family page calls a large change certain even if the eyes did not change at a steady rate', () => {
  const days = ['2025-05-16', '2025-09-16', '2026-01-16', '2026-05-16'];
  const visits = [-1, -1, -1.25, -2.25].map((power, place) => seriesVisit(days[place] ?? '', [power, power]));
  const { changed, meaning } = pageOf(visits);
  expect(changed).toBe('Each eye has become **more short-sighted by 1.25 D** from 2025-05-16 to 2026-05-16.');
  expect(meaning).toContain('both eyes changed by more, but not at a steady rate');
  expect(meaning).toContain('needs a stronger power');
  expect(meaning).not.toContain('not certain');
  expect(pageOf(visits, {}, 'zh-Hans').meaning).toContain('没有显示稳定的变化速度。');
});

test('the family page says which eyes are short-sighted, and gives day and method of a measurement older than the visit', () => {
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

test('the family page says “without eye drops” only about an eye that was measured without drops', () => {
  const left = seriesVisit('2024-05-16', [null, -1]);
  const visits = [
    { ...left, powers: { dry: left.powers.cycloplegic } } as SeriesVisit,
    seriesVisit('2026-05-16', [-1, null]),
  ];
  const { meaning } = pageOf(visits);
  expect(meaning).toContain(
    'The right eye is short-sighted. On 2024-05-16, the left eye was short-sighted, measured without eye drops.',
  );
  const chinese = pageOf(visits, {}, 'zh-Hans').meaning;
  expect(chinese).toContain('右眼有近视。2024-05-16检查时，左眼有近视（没有散瞳）。');
  expect(chinese).not.toContain('这次没有散瞳');
});

test('while night lenses are worn, the family page gives no power and does not say that myopia makes far things look blurred', () => {
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

test('the family page neither compares the child with other children nor calls a change fast or slow', () => {
  const grown = [axialVisit('2025-05-16', [23, 23]), axialVisit('2026-05-16', [23.5, 23.03])];
  const { changed, meaning } = pageOf(grown);
  expect(changed).toContain('the left has not changed measurably in length');
  expect(meaning).toContain('This page does not judge whether the change is fast or slow for this age.');
  const english = JSON.stringify([pageOf(year(-0.5, -1)), pageOf(grown), pageOf(year(3, 2))]);
  expect(english).not.toMatch(/without treatment|slower|faster|mean of|too (long|fast)|normal/);
});

test('if the report compares a clear change with other children, the family page refers to it instead of saying that nothing is judged', () => {
  const compared = (visits: SeriesVisit[], language?: 'zh-Hans') =>
    pageOf(visits, {}, language, { isCompared: true }).meaning;
  expect(compared(year(-0.5, -1))).toMatch(/fast or slow compared with other children is in the report/);
  expect(compared(year(-0.5, -1))).not.toContain('does not judge');
  expect(compared(year(-0.5, -1), 'zh-Hans')).toContain('与其他孩子相比是快还是慢，见后面的报告。');
  expect(compared(year(-0.25, -0.25))).not.toContain('fast or slow');
});

test('without two measurements to compare, the family page gives the reason (first measurement, or only prescriptions)', () => {
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

test('the family page lists treatments that continue, end or begin, each with its date, and says that the effect is not certain', () => {
  const begun = {
    decision: 'start',
    product: null,
    dose: null,
    wearing: null,
    to: null,
    reason: null,
  } as const;
  const dims = {
    ...begun,
    id: 'dims-1234',
    kind: 'dims',
    product: 'MiYOSMART',
    from: '2025-05-16',
  } as const;
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
    'DIMS lenses · MiYOSMART · since 2025-05-16',
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

test('after a treatment has ended, the family page says that no treatment is recorded now', () => {
  const stopped = { ...treatment('dims', '2024-05-16'), decision: 'stop', to: '2025-05-16' } as const;
  const [first, second] = year(-0.5, -0.5) as [SeriesVisit, SeriesVisit];
  const visits = [
    seriesVisit('2024-05-16', [-1, -1], { treatments: [treatment('dims', '2024-05-16')] }),
    { ...first, treatments: [stopped] },
    second,
  ];
  const { changed, doing } = pageOf(visits);
  expect(changed).toContain('After the end of DIMS lenses');
  expect(doing?.paragraphs).toEqual(['No treatment is recorded now.']);
  expect(pageOf(visits, {}, 'zh-Hans').doing?.paragraphs).toEqual(['目前没有治疗记录。']);
});

test('the family page prints a treatment whose name is missing as “another treatment”', () => {
  const other = treatment('other', '2025-05-16');
  const [first, second] = year(-0.5, -0.5) as [SeriesVisit, SeriesVisit];
  const visits = [
    { ...first, treatments: [other] },
    { ...second, treatments: [{ ...other, decision: 'stop' as const, to: '2026-05-16' }] },
  ];
  expect(pageOf(visits).doing?.paragraphs[0]).toBe('Another treatment ended on 2026-05-16.');
  expect(pageOf(visits, {}, 'zh-Hans').doing?.paragraphs[0]).toBe('其他治疗于2026-05-16停用。');
  const { doing } = pageOf([{ ...first, treatments: [other] }]);
  expect(doing?.items).toEqual(['Another treatment · since 2025-05-16']);
});

test('if no day for the next check was recorded, the family page does not mention one', () => {
  const visits = year(0, 0);
  const late = (followUp: string | null, language?: 'zh-Hans') =>
    pageOf(visits, { followUp }, language).next?.paragraphs[1];
  expect(late('2026-11-16')).toMatch(/^Do not wait for that day if/);
  expect(late(null)).toMatch(/^Please come as soon as you can if/);
  expect(late('2026-11-16', 'zh-Hans')).toContain('请不要等到那一天，尽早来检查。');
  expect(late(null, 'zh-Hans')).toBe('如果孩子看东西变模糊，或眼睛发红、疼痛，请尽早来检查。');
});

test('the family page warns of a red-light treatment, even if the treatment begins after the visit', () => {
  const treatments = [treatment('redLight', '2026-01-05')];
  const { doing, next } = pageOf([seriesVisit('2026-01-01', [-1, -1], { treatments })]);
  expect(doing?.items?.[0]).toContain('from 2026-01-05');
  expect(next?.paragraphs[1]).toContain('if bright or dark spots stay after the red light.');
});

test('the family page advises to stop contact lenses or red light in case of problems, and never to stop glasses', () => {
  const late = (kinds: Parameters<typeof treatment>[0][], language?: 'zh-Hans', changes?: object) => {
    const treatments = kinds.map(kind => treatment(kind, '2026-01-01'));
    return pageOf([seriesVisit('2026-01-01', [-1, -1], { treatments })], changes, language).next
      ?.paragraphs[1];
  };
  expect(late(['dims'])).toMatch(/red or hurts\.$/);
  const leftOut = 'If so, leave contact lenses out until we have seen your child.';
  expect(late(['orthokeratology'])).toContain(leftOut);
  expect(late(['dims'], undefined, { prescription: softLens })).toContain(leftOut);
  expect(late(['orthokeratology', 'redLight'])).toContain(
    'If so, leave contact lenses out and do not use the red light until we have seen your child.',
  );
  expect(late(['orthokeratology', 'redLight'], 'zh-Hans')).toContain(
    '请尽早来检查，在此之前不要戴隐形眼镜，也不要照红光。',
  );
});

test('the family page says which eye’s power is unknown, and between which days an axial length did not change', () => {
  expect(pageOf([seriesVisit('2026-05-16', [-1, null])]).meaning).toContain(
    'The right eye is short-sighted. No power of the left eye can tell whether it is short-sighted.',
  );
  expect(pageOf(year(0, 0)).meaning).not.toContain('No power');
  const still = [axialVisit('2025-05-16', [23.5, 23.5]), axialVisit('2026-05-16', [23.52, 23.5])];
  const none = 'The length of the eyes has not changed measurably.';
  expect(pageOf(still).changed).toBe(none);
  expect(pageOf([...still, seriesVisit('2026-07-16', [-1, -1])]).changed).toContain(
    `${none} Measured from 2025-05-16 to 2026-05-16.`,
  );
  const soon = [axialVisit('2026-04-16', [23.5, 23.5]), axialVisit('2026-05-29', [23.52, 23.5])];
  expect(pageOf(soon).changed).toContain(
    `${none} The visits are less than six months apart: indicative only.`,
  );
  const [before, after] = soon as [SeriesVisit, SeriesVisit];
  const begun = [before, { ...after, treatments: [treatment('redLight', '2026-05-01')] }];
  expect(pageOf(begun).changed).toMatch(/^No change can be given yet/);
});

test('the family page prints the advice, the prescription and the day of the next check, or says which of them is missing', () => {
  const [first] = year(0, 0) as [SeriesVisit, SeriesVisit];
  const told = pageOf([first], { comment: 'Go outdoors.', followUp: '2026-11-16' });
  expect(told.doing?.advice).toEqual({ title: 'Our advice', text: 'Go outdoors.' });
  expect(told.next?.paragraphs[0]).toBe('Please come again around 2026-11-16.');
  const long = pageOf([first], { comment: 'Outdoors. '.repeat(100) });
  expect(long.doing?.advice).toBeNull();
  expect(long.doing?.paragraphs).toContain('Our advice is in the report on the next pages, under “Comment”.');
  expect(long.next?.paragraphs[0]).toBe('No day is recorded for the next check. Please ask us.');
});

test('the family page of a copy that is made after the day of the next check asks to book the check, unless the child had it', () => {
  const [first] = year(0, 0) as [SeriesVisit, SeriesVisit];
  const madeOn = (today: string, language?: 'zh-Hans') =>
    pageOf([first], { followUp: '2025-11-16' }, language, { today }).next?.paragraphs ?? [];
  expect(madeOn('2025-11-16')[0], 'on the day').toBe('Please come again around 2025-11-16.');
  const [planned, earlier] = madeOn('2025-11-17');
  expect(planned).toBe(
    'The next check was planned for around 2025-11-16. If your child has not had it yet, please book it now.',
  );
  expect(earlier).toMatch(/^Please come as soon as you can if your child sees worse/);
  expect(madeOn('2025-11-17', 'zh-Hans')).toEqual([
    '下次复诊原定在2025-11-16前后。如果孩子还没有来，请现在预约。',
    '如果孩子看东西变模糊，或眼睛发红、疼痛，请尽早来检查。',
  ]);
});

test('in Chinese, the family page gives changes and measurement noise in degrees (度)', () => {
  const { changed, meaning } = pageOf(year(-0.5, -0.25), {}, 'zh-Hans');
  expect(changed).toContain('右眼近视加深**50度/年**');
  expect(meaning).toContain('同一只眼睛两次测量可相差25度。右眼的变化超过了这个差别。');
  expect(meaning).toContain('还不能确定左眼度数有变化');
});
