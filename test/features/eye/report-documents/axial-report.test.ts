import { expect, test } from 'vitest';
import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { textOf } from './open-report.ts';

const power = (sph: number) => ({ sph, cyl: null, axis: null, add: null, va: null });

/**
 * Makes a myopic boy with DIMS lenses and drops, whose eyes have the median length of Wuhan at age 9 and are
 * longer than the median at 10.
 */
async function makeMeasuredChild(changes: { gender?: 'male' | 'female' | null; birthDate?: string } = {}) {
  const { admin, slug } = await openClinic();
  const child = await makeCase(admin, { gender: 'male', birthDate: '2016-03-14', ...changes });
  let last = '';
  let key = frozenReportKey(slug, '', 0);
  for (const [at, date] of ['2025-03-14', '2026-03-14'].entries()) {
    const eyes = { right: power(-1 - at / 2), left: power(-1 - at / 2) };
    const visit = {
      ...{ date, returnBy: null, followUp: null },
      refractions: { dry: null, cycloplegic: eyes, current: null },
      axialLength: { right: at === 0 ? 24.23 : 24.6, left: at === 0 ? 24.2 : 24.5 },
      intervention: { kind: 'dims' as const, product: null, from: '2025-03-14', to: null },
    };
    const { id, version } = await makeFinishedReport(admin, visit, child.id);
    last = id;
    key = frozenReportKey(slug, id, version);
  }
  return { admin, last, key };
}

const joined = (text: string) => text.replaceAll('\n', ' ');

test('a report shows no centiles and no comparison of growth unless the clinician chose a population', async () => {
  const { admin, last } = await makeMeasuredChild();
  const text = await textOf(admin, last);
  expect(text).toContain('24.60');
  expect(text).not.toMatch(/centile|Grey lines|Naduvilath|Eye length by age/);
});

test('a report with a chosen population has centile curves, the source of the curves, and a sentence about each eye', async () => {
  const { admin, last } = await makeMeasuredChild();
  const text = joined(await textOf(admin, last, { axialPopulation: 'wuhan' }));
  expect(text).toContain('Eye length by age');
  expect(text).toContain('about centiles 5, 25, 50, 75, 95 of boys of the same age in Wuhan, China');
  expect(text).toContain('Sanz Diez et al. 2022, Sci Rep 12:4850');
  expect(text.match(/At centile 75, the eyes of 75 in 100 such children are shorter\./g)).toHaveLength(1);
  expect(text).toContain('Length: of the eye, from front to back.');
  expect(text).toMatch(
    /Right \(OD\): at about centile 55 among boys of the same age in Wuhan, China on 14 Mar 2026; it was at about centile 50 on 14 Mar 2025, a change of about \+5\./,
  );
  expect(text, 'the legend names what is drawn, and nothing else').toContain('Under treatment');
  expect(text).toMatch(/Right eye.*Left eye.*Centiles/);
  expect(text).not.toMatch(/Another method|Mean without treatment|Projection|Dotted line|Light lines/);
});

test('for a population without centiles, a report (also in Chinese) assigns the axial length to a band of the published table', async () => {
  const { admin, last } = await makeMeasuredChild();
  const china = joined(await textOf(admin, last, { axialPopulation: 'china' }));
  expect(china).toContain('between the median and the 75th centile among boys of the same age in China');
  expect(china).not.toContain('about centile 5');
  const europe = await textOf(admin, last, {
    axialPopulation: 'europe',
    language: 'zh',
    script: 'simplified',
  });
  expect(europe.replaceAll('\n', '')).toMatch(/在欧洲同龄男孩中高于中间50%的范围/);
  expect(europe).toContain('Tideman et al. 2018');
});

test('if the clinician chooses this, a report compares eye growth with the mean of children of the same age and refraction', async () => {
  const { admin, last } = await makeMeasuredChild();
  const text = joined(await textOf(admin, last, { hasGrowth: true }));
  expect(text).toMatch(
    /Right \(OD\): longer by 0\.37.mm a year from [\w ]+ to [\w ]+, about the same as the mean of 0\.39.mm a year/,
  );
  expect(text).toMatch(/Left \(OS\): longer by 0\.30.mm a year from [\w ]+ to [\w ]+, below the mean/);
  expect(text).toContain('Naduvilath et al. 2023');
  expect(text).toContain('Growth of the eye by age');
  expect(text).toMatch(/growth of eyes that do not become short-sighted: 0\.17.mm a year at 6 years/);
  expect(text).toContain('Yii 2023, Ophthalmic Physiol Opt 43(6):1412–1418, from the abstract');
  expect(text).not.toContain('Rapid');
});

testInTurn(
  'if most children of a population are short-sighted, the report states this in one sentence',
  async () => {
    const older = await makeMeasuredChild({ birthDate: '2013-03-14' });
    const wish = { axialPopulation: 'wuhan' } as const;
    const text = joined(await textOf(older.admin, older.last, wish));
    expect(text).toContain('Most children in China are short-sighted at this age (59.6%');
    expect(text).toContain('National Health Commission of China 2021');
    const younger = await makeMeasuredChild();
    expect(await textOf(younger.admin, younger.last, wish)).not.toContain('59.6%');
  },
);

test('a report that was stored before the product had growth charts is printed without one, in every language', async () => {
  const { admin, last, key } = await makeMeasuredChild({ birthDate: '2013-03-14' });
  const { table } = await openRawTable();
  await table.transact([{ update: key, set: {}, remove: ['hasGrowthContext'] }]);
  const wish = { axialPopulation: 'wuhan', hasGrowth: true } as const;
  const text = joined(await textOf(admin, last, wish));
  expect(text).toMatch(/centile|Naduvilath et al. 2023/);
  expect(text).not.toMatch(/Growth of the eye by age|59\.6%/);
  const chinese = await textOf(admin, last, { ...wish, language: 'zh', script: 'simplified' });
  expect(chinese.replaceAll('\n', '')).not.toMatch(/眼轴增长随年龄的变化|59\.6%/);
});

testInTurn(
  'a report has no centile curves if the child’s sex is unknown, and no centile if the table excludes the child’s age',
  async () => {
    const unknown = await makeMeasuredChild({ gender: null });
    const ofUnknown = await textOf(unknown.admin, unknown.last, { axialPopulation: 'wuhan' });
    expect(ofUnknown).toContain('24.60');
    expect(ofUnknown).not.toContain('centile');
    const young = await makeMeasuredChild({ birthDate: '2021-03-14' });
    const text = joined(await textOf(young.admin, young.last, { axialPopulation: 'wuhan' }));
    expect(text).toContain('No centile is given: the table is for children from 6 to 15 years.');
    expect(text).not.toContain('about centile');
  },
);

test('a report printed without axial lengths has neither centile curves nor centiles', async () => {
  const { admin, last } = await makeMeasuredChild();
  const wish = { axialPopulation: 'wuhan', hasGrowth: true, hasEyeLength: false } as const;
  const text = await textOf(admin, last, wish);
  expect(text).toContain('14 Mar 2026');
  expect(text).not.toMatch(/centile|Naduvilath/);
});
