import { expect, test } from 'vitest';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { treatment } from '../treatments/visit-treatment.ts';
import { chinese, dry, found, measured, power, reportOf } from './report-of.ts';

const underDrops =
  'The study measured under cycloplegia (with eye drops); these refractions were done without.';
const ofBothEyes = 'The study’s figure is the mean of both eyes of each child.';

testInTurn(
  'if refractions were measured without drops, the report says that the study it compares with measured with cycloplegic drops',
  async () => {
    const visits = [dry('2025-01-01', [-1, -1]), dry('2026-01-01', [-1.5, -1.5])];
    const text = await reportOf(visits, [{ reference: 'donovanAsian' }]);
    expect(text).toMatch(
      /slower than the mean of children without treatment, who become more short-sighted by 0\.82\sD a year \(Asian\)\. The study measured under/,
    );
    expect(text.split(underDrops), 'in the sentence and at the line').toHaveLength(3);
    const zh = await reportOf(visits, [{ ...chinese, reference: 'fanHongKong' }]);
    expect(zh.replaceAll(' ', '').split('该研究采用散瞳验光，此处为小瞳验光。')).toHaveLength(3);
    const cycloplegic = [found('2025-01-01', [-1, -1]), found('2026-01-01', [-1.5, -1.5])];
    expect(await reportOf(cycloplegic, [{ reference: 'donovanAsian' }])).not.toContain('without.');
  },
);

testInTurn(
  'if a study gives only means of both eyes, a report compares the child’s mean of both eyes with it, and says so',
  async () => {
    const visits = [found('2025-01-01', [-2, -2]), found('2026-01-01', [-2.25, -3])];
    const text = await reportOf(visits, [{ reference: 'cometUsa' }]);
    expect(text).toMatch(
      /The right eye has not clearly changed, the left has become more short-sighted by 1\.00\sD a year; the mean of both eyes has become more short-sighted by 0\.63\sD a year, about the same as the mean of children/,
    );
    expect(text.split(ofBothEyes)).toHaveLength(3);
    const zh = await reportOf(visits, [{ ...chinese, reference: 'cometUsa' }]);
    expect(zh.replaceAll(' ', '')).toContain('该研究的数值为每个孩子双眼的平均值。');
    expect(zh.replaceAll(/\s/g, '')).toContain('；双眼平均近视加深63度/年');
    expect(await reportOf(visits, [{ reference: 'donovanAsian' }])).not.toContain(ofBothEyes);
    const ofOne = [found('2025-01-01', [-2, null]), found('2026-01-01', [-2.25, null])];
    expect(await reportOf(ofOne, [{ reference: 'cometUsa' }])).toContain(
      'No comparison (USA): the study’s figure is the mean of both eyes, and only one was measured',
    );
  },
);

testInTurn('a report gives the number and the days of visits for each eye if the eyes differ', async () => {
  const visits = [
    found('2023-01-01', [-1, null]),
    found('2024-01-01', [-1.5, -1]),
    found('2025-01-01', [-2, -1.5]),
  ];
  const text = await reportOf(visits, [{}, chinese]);
  expect(text).toContain(
    'No treatment recorded · right eye: 3 visits, 1 Jan 2023 to 1 Jan 2025 · left eye: 2 visits, 1 Jan 2024 to 1 Jan 2025',
  );
  expect(text.replaceAll(' ', '')).toContain(
    '未记录治疗·右眼：3次检查，2023年1月1日至2025年1月1日·左眼：2次检查，2024年1月1日至2025年1月1日',
  );
  const ofOne = await reportOf([found('2024-01-01', [-1, null]), found('2025-01-01', [-2, null])]);
  expect(ofOne).toContain('No treatment recorded · right eye: 2 visits, 1 Jan 2024 to 1 Jan 2025');
});

test('a report marks the eye that was measured for less than six months as “indicative only”, and not the other eye', async () => {
  const visits = [
    found('2025-01-01', [-1, null]),
    found('2025-10-01', [-1.5, -1]),
    found('2026-01-01', [-1.5, -1.25]),
  ];
  const text = await reportOf(visits, [{}, chinese]);
  expect(text).toContain('The left eye was measured over less than six months: indicative only.');
  expect(text).not.toContain('The visits are less than six months apart');
  expect(text).toContain('left eye: 2 visits, 1 Oct 2025 to 1 Jan 2026, indicative');
  expect(text.replaceAll(' ', '')).toContain('左眼的测量间隔不足六个月，仅供参考。');
});

test('for an eye that was not measured at the last visit, a report gives the eye’s own dates', async () => {
  const visits = [
    found('2024-01-01', [-1, -1]),
    found('2025-01-01', [-1.5, -1.25]),
    found('2026-01-01', [-2, null]),
  ];
  const text = await reportOf(visits, [{}, chinese]);
  expect(text).toContain('The left eye was measured from 1 Jan 2024 to 1 Jan 2025.');
  expect(text).not.toMatch(/The right eye was measured from|\. Measured from/);
  expect(text.replaceAll(' ', '')).toContain('左眼为2024年1月1日至2025年1月1日的测量结果。');
});

test('if a child cannot be compared with a population, the report gives the reason', async () => {
  const lengths = { axialLength: { right: 24, left: 24 } };
  const visits = [found('2025-01-01', [-1, -1], lengths), found('2026-01-01', [-1.5, -1.5], lengths)];
  const wish = { reference: 'donovanAsian', axialPopulation: 'wuhan', hasGrowth: true } as const;
  const text = await reportOf(visits, [wish, { ...wish, ...chinese }], null, null);
  expect(text).toContain('No comparison (Asian): the date of birth is not recorded.');
  expect(text).toContain(
    'Eye length is not compared with that of children in Wuhan, China: the child’s sex is not recorded, and the date of birth is not recorded.',
  );
  expect(text).toContain('Growth of the eye is not compared: the date of birth is not recorded.');
  const zh = text.replaceAll(' ', '');
  expect(zh).toContain('未作比较（亚洲）：没有记录出生日期。');
  expect(zh).toContain('未与中国武汉儿童的眼轴长度比较：没有记录孩子的性别，没有记录出生日期。');
  expect(zh).toContain('未比较眼轴增长：没有记录出生日期。');
});

testInTurn(
  'if a report makes no comparison because an axial length, a power or a visit is missing, the report says so',
  async () => {
    const powers = [found('2025-01-01', [-1, -1]), found('2026-01-01', [-1.5, -1.5])];
    const noLength = await reportOf(powers, [{ axialPopulation: 'china', hasGrowth: true }]);
    expect(noLength).toContain('in China: no eye length was measured.');
    expect(noLength).toContain('Growth of the eye is not compared: no eye was measured twice.');
    const lengths = [measured('2025-01-01', [24, 24]), measured('2026-01-01', [24.3, 24.3])];
    expect(await reportOf(lengths, [{ reference: 'donovanAsian' }])).toContain(
      'No comparison (Asian): this report follows eye length, not power.',
    );
    const hyperopes = [found('2026-01-01', [1, 1])];
    const text = await reportOf(hyperopes, [{ reference: 'donovanAsian' }, {}]);
    expect(text).toContain('No mean line (Asian): there is nothing to compare with the study.');
    expect(text.split('No mean line')).toHaveLength(2);
  },
);

test('a report that compares axial growth says if the refraction was measured without drops', async () => {
  const axialLength = (right: number) => ({ right, left: right });
  const visits = [
    { ...dry('2025-03-14', [-1, -1]), axialLength: axialLength(24) },
    { ...dry('2026-03-14', [-1.5, -1.5]), axialLength: axialLength(24.3) },
  ];
  const text = await reportOf(visits, [{ hasGrowth: true }, { ...chinese, hasGrowth: true }]);
  expect(text).toMatch(/short-\s?sighted eyes at 9\.5 years\. The refraction was measured without drops\./);
  expect(text.replaceAll(' ', '')).toContain('度数为小瞳验光所测。');
});

testInTurn(
  'a refraction report marks refraction and keratometry that were measured while lenses reshape the cornea',
  async () => {
    const lenses = [
      treatment({ kind: 'orthokeratology', product: null, from: '2025-06-01', to: null, decision: 'start' }),
    ];
    const wishes = [{ kind: 'refraction' as const }, { ...chinese, kind: 'refraction' as const }];
    const begun = found('2025-06-01', [-2.5, -2.5], { treatments: lenses });
    expect(await reportOf([begun], wishes), 'before the first lens').not.toMatch(/reshaped|角膜塑形后/);
    const text = await reportOf([begun, found('2025-12-01', [-0.25, -0.25])], wishes);
    expect(text).toContain('refraction and corneal curvature are those of the reshaped cornea');
    expect(text.replaceAll(' ', '')).toContain('验光度数和角膜曲率是角膜塑形后的数值');
    const eye = { k1: 42, k2: 43, axis: 180, diameter: null };
    const onlyCurved = measured('2025-12-01', [24, 24], { cornea: { right: eye, left: eye } });
    expect(await reportOf([begun, onlyCurved], wishes)).toContain('reshaped cornea');
    const glasses = { dry: null, cycloplegic: null, current: { right: power(-2), left: power(-2) } };
    const onlyLength = measured('2025-12-01', [24, 24], { refractions: glasses, cornea: null });
    expect(await reportOf([begun, onlyLength], wishes)).not.toMatch(/reshaped|角膜塑形后/);
  },
);

testInTurn(
  'a report gives each change with dates and method, and says if the report’s own visit has no refraction',
  async () => {
    const visits = [
      dry('2024-06-01', [-1, -1]),
      dry('2025-06-01', [-1.5, -1.5]),
      measured('2025-09-01', [24, 24], { cornea: null }),
    ];
    const wish = { reference: 'fanHongKong' } as const;
    const text = await reportOf(visits, [wish, { kind: 'refraction' }, { ...chinese, kind: 'refraction' }]);
    expect(text).toMatch(
      /\(Hong Kong\)\. Measured from 1 Jun 2024 to 1 Jun 2025\. The study measured under cycloplegia/,
    );
    expect(text).toContain('No refraction was recorded at this visit.');
    expect(text.replaceAll(' ', '')).toContain('这次检查没有记录验光结果。');
  },
);
