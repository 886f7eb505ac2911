import { countOf } from './count-of.ts';
import type { ReportTexts } from './report-text-types.ts';

export const change: ReportTexts['change'] = {
  title: 'Change',
  without: 'No treatment recorded',
  over: (visits, from, to) => `${countOf(visits, 'visit')}, ${from} to ${to}`,
  between: (visits, from, to) => `${countOf(visits, 'visit')}, ${from} to ${to}, not per year`,
  ofEye: { right: over => `right eye: ${over}`, left: over => `left eye: ${over}` },
  interval: '95% interval',
  from: (low, high) => `${low} to ${high}`,
  tooFew: 'too few visits',
  noInterval: 'How exact these rates are (95% interval) can be said from four visits on.',
  gap: 'The change between the last visit of one row and the first of the next is in neither, because the treatment changed in between.',
  indicative: 'indicative',
};

const untreated = (mean: string, population: string) =>
  `the mean of children without treatment, who become ${mean} (${population})`;

export const sentence: ReportTexts['sentence'] = {
  stop: '.',
  space: ' ',
  all: (right, left) => `the right eye ${right}, the left ${left}`,
  both: change => {
    const [, verb, what = ''] = /^(has|did) not (.*)$/.exec(change) ?? [];
    if (verb === undefined) return `each eye ${change}`;
    return `neither eye ${verb === 'has' ? `has ${what}` : what.replace('change', 'changed')}`;
  },
  one: { right: change => `the right eye ${change}`, left: change => `the left eye ${change}` },
  past: (from, to) => ` Measured from ${from} to ${to}.`,
  pastOf: {
    right: (from, to) => ` The right eye was measured from ${from} to ${to}.`,
    left: (from, to) => ` The left eye was measured from ${from} to ${to}.`,
  },
  leftOut: {
    cycloplegic: day =>
      ` The power on ${day} is left out: it was measured with eye drops, the others without, and the two cannot be compared.`,
    dry: day =>
      ` The power on ${day} is left out: it was measured without eye drops, the others with eye drops, and the two cannot be compared.`,
  },
  named: treatment =>
    treatment === 'Other'
      ? 'another treatment'
      : treatment.replace(/^[A-Z](?=[a-z]+(?![A-Za-z]))/, letter => letter.toLowerCase()),
  during: treatment => `In the time with ${treatment}, `,
  ended: treatment => `After the end of ${treatment}, `,
  endedWhile: (ended, treatment) => `After the end of ${ended}, with ${treatment} continuing, `,
  slower: (mean, population) => `, slower than ${untreated(mean, population)}.`,
  faster: (mean, population) => `, faster than ${untreated(mean, population)}.`,
  like: (mean, population) => `, about the same as ${untreated(mean, population)}.`,
  bothEyes: change => `; the mean of both eyes ${change}`,
  apart: (right, left, mean, population) => {
    const than = { slower: 'slower than', faster: 'faster than', like: 'about the same as' };
    return `. The change of the right eye is ${than[right]} ${untreated(mean, population)}; that of the left is ${results[left]}.`;
  },
  choroid:
    ' An eye that measures shorter under red light may have a thicker choroid, the layer behind the retina: the eye itself may not be shorter.',
  indicative: ' The visits are less than six months apart: indicative only.',
  indicativeOf: {
    right: ' The right eye was measured over less than six months: indicative only.',
    left: ' The left eye was measured over less than six months: indicative only.',
  },
  part: (from, to, change) => ` From ${from} to ${to}, ${change}`,
  comparable: (from, to, change) =>
    ` From ${from} to ${to}, the latest time that can be compared with the study, ${change}`,
  mismatch: {
    method: population => ` No comparison (${population}): a prescription is not a measurement.`,
    redLight: population => ` No comparison (${population}): treatment with red light is recorded only.`,
    stale: population =>
      ` No comparison (${population}): what could be compared was measured more than a year before the last visit.`,
    age: population => ` No comparison (${population}): the study was of children of a different age.`,
    refraction: population => ` No comparison (${population}): the study was of different refractions.`,
    bothEyes: population =>
      ` No comparison (${population}): the study’s figure is the mean of both eyes, and only one was measured over that time.`,
    span: population =>
      ` No comparison (${population}): this needs visits at least 180 days apart, and no longer than the study.`,
    firstGlasses: population =>
      ` No comparison (${population}): the study is based on age and power at the first glasses, which are not compared here.`,
  },
  tooFew: 'This is our starting point. A second visit will show how the eyes change.',
  noPair:
    'No change can be given yet: this needs two visits under the same treatment, measured the same way.',
  withheld:
    'While night lenses are worn and for four weeks afterwards, the power doesn’t show how the eye itself is changing; the eye length does.',
  noChange: 'The length of the eyes has not changed measurably.',
};

const results = { slower: 'slower', like: 'about the same', faster: 'faster' } as const;
const bothOf = (right: string, left: string) =>
  right === left ? `each eye ${right}` : `right ${right}, left ${left}`;
const monthsOf = (months: number) => countOf(months, 'month');

export const response: ReportTexts['response'] = {
  title: (treatment, since) => `${treatment} since ${since}.`,
  measure: { diopters: 'Power', mm: 'Eye length' },
  child: {
    diopters: ({ months, from, to, right, left }) =>
      ` Power over ${monthsOf(months)} (${from} to ${to}): ${bothOf(right, left)}.`,
    mm: ({ months, from, to, right, left }) =>
      ` Eye length over ${monthsOf(months)} (${from} to ${to}): ${bothOf(right, left)}.`,
  },
  study: (months, treated, control) =>
    ` Children in the study after ${monthsOf(months)}: ${treated} with the treatment, ${control} without`,
  difference: difference => `; difference ${difference}.`,
  interval: (low, high) => ` (95% interval ${low} to ${high})`,
  noInterval: '; interval not shown.',
  results: (right, left) => {
    const beside = 'Compared with the treated children:';
    if (right === left && right) return ` ${beside} both eyes ${results[right]}.`;
    const eyes = [right && `right eye ${results[right]}`, left && `left eye ${results[left]}`];
    return ` ${beside} ${eyes.filter(Boolean).join(', ')}.`;
  },
  treatedOnly: (measure, months, treated, deviation) =>
    ` ${measure} of children in the study after ${monthsOf(months)} with the treatment: ${treated}${deviation ? ` (standard deviation ${deviation})` : ''}; no control, so this is not a comparison.`,
  unpublished: (measure, months) =>
    ` ${measure} over ${monthsOf(months)}: the study gives no figure for this time.`,
  addition: power => ` The lenses of the study had an addition of ${power}.`,
  noPromise: ' Study results are no promise for an individual child.',
  mismatch: reasons => ` Not compared with the study of this treatment: ${reasons.join('; ')}.`,
  reason: {
    birthDate: 'the date of birth is not recorded',
    age: 'the study was of children of a different age',
    refraction: 'the study was of children with different refractions at the start',
    unmeasured: 'the power at the start of the treatment is not known',
    time: 'the study gives no figure for this time',
    unread: 'nothing that the study measured was measured both at the start and now',
    method: 'the study measured refraction under cycloplegia',
    combined: 'the children in the study had no other treatment at the same time',
  },
  published: months => ` It gives figures after ${listOf(months)} months.`,
  points:
    'Diamonds: children in the study at the times it published, drawn from the mean of both eyes at the start; filled with the treatment, open without.',
  pointsNamed: { treated: 'Study, with the treatment', control: 'Study, without' },
  after: months => `Study, ${monthsOf(months)}`,
};

const listOf = (numbers: readonly number[]) =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' and ');

export const afterAtropine: ReportTexts['afterAtropine'] = {
  ended: (treatment, day) => `${treatment} ended on ${day}.`,
  faster:
    ' In the year after atropine is stopped, the eye grows faster than when the drops continue. A check three months after the end is advised.',
  diopters: (stopped, continued) =>
    ` In the study, after two years of drops, children who stopped became more short-sighted by ${Math.abs(stopped).toFixed(2)}\u00A0D in that year, those who continued by ${Math.abs(continued).toFixed(2)}\u00A0D.`,
  mm: (stopped, continued) => ` Their eyes grew by ${stopped} and ${continued}; intervals not shown.`,
};
