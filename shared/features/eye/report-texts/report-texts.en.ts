import type { TargetMismatch } from '../treatments/target-courses.ts';
import { changes } from './change-texts.en.ts';
import { axial, chart, population } from './chart-texts.en.ts';
import { chosen } from './chosen-texts.en.ts';
import { countOf } from './count-of.ts';
import { intervention } from './intervention-names.en.ts';
import type { ReportTexts } from './report-text-types.ts';
import { afterAtropine, change, response, sentence } from './trend-texts.en.ts';

const outcomeFor = (target: string) => ({
  less: `stayed **within what ${target} allows**`,
  like: `changed **about as much as ${target} allows** (the difference is too small to measure reliably)`,
  unsure: `**may or may not have stayed within what ${target} allows** (the measurements vary too much to tell)`,
  more: `changed **more than ${target} allows**`,
});
const outcome = outcomeFor('the target');
const outcomeToo = outcomeFor('it');

const whyUncompared: Record<TargetMismatch, string> = {
  redLight: 'treatment with red light is recorded only',
  limit: 'it asks for an improvement and sets no upper limit',
  span: 'this needs measurements at least 180 days apart',
  unsteady: 'the change has no steady rate',
  stale: 'the last measurement was more than a year before the last visit',
  chosen: 'it is set for measured powers, and these are prescribed ones',
  reshaped:
    'while night lenses are worn, and for four weeks after, refraction does not show how the eye itself is changing',
  pair: 'since it was set, no eye was measured twice in the same way',
};

export const english: ReportTexts = {
  age: (years, months) => `${countOf(years, 'year')} ${countOf(months, 'month')}`,
  to: 'To: ',
  colon: ': ',
  comma: ', ',
  prescription: 'Prescription',
  method: {
    cycloplegic: 'Cycloplegic',
    dry: 'Without drops',
    prescription: 'Prescription',
    current: 'Current glasses',
  },
  eye: 'Eye',
  right: 'Right (OD)',
  left: 'Left (OS)',
  short: { right: 'R', left: 'L' },
  plano: 'Plano',
  noSphere: 'no sphere recorded',
  lensKind: { spectacle: 'Spectacles', soft: 'Soft contact lens', rigid: 'Rigid or orthokeratology lens' },
  plane: { spectacle: 'spectacle plane', cornea: 'power at the cornea', unknown: 'plane not recorded' },
  since: day => `since ${day}`,
  until: day => `until ${day}`,
  reshapedFindings:
    'Measured while night lenses were worn or within four weeks after: refraction and corneal curvature are those of the reshaped cornea and say nothing about the eye behind it.',
  intervention,
  together: ([first = '', ...more]) =>
    more.length > 1
      ? `${first} with ${more.slice(0, -1).join(', ')} and ${more.at(-1)}`
      : [first, ...more].join(' with '),
  chart,
  population,
  axial,
  visits: {
    date: 'Visit',
    age: 'Age',
    rightSe: 'Right SE',
    leftSe: 'Left SE',
    reshaped:
      'In brackets: measured while night lenses were worn or within four weeks afterwards; this doesn’t show how the eye itself is changing.',
    rightLength: 'Right length',
    leftLength: 'Left length',
  },
  change,
  changes,
  sentence,
  chosen,
  response,
  afterAtropine,
  comparedBy: name => `Comparison chosen by ${name}.`,
  projected: 'Light lines: each eye’s own trend, continued for a year at most.',
  aimed: (rate, since) => `Thin dash-dotted lines: the target (${rate}), set on ${since}.`,
  target: (rate, day) => `Target set on ${day}: ${rate}.`,
  targetResult: {
    both: result => `Each eye ${outcome[result]}.`,
    apart: (right, left) => `The right eye ${outcome[right]}, the left ${outcomeToo[left]}.`,
    one: {
      right: result => `The right eye ${outcome[result]}.`,
      left: result => `The left eye ${outcome[result]}.`,
    },
    open: 'Since then, there are no measurements to compare.',
    uncompared: reason => `Not compared with the target: ${whyUncompared[reason]}.`,
    uncomparedOf: {
      right: reason => `The right eye is not compared with the target: ${whyUncompared[reason]}.`,
      left: reason => `The left eye is not compared with the target: ${whyUncompared[reason]}.`,
    },
  },
};
