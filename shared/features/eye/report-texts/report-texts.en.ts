import { english as visit } from '../visit-fields/texts.en.ts';
import { changes } from './change-texts.en.ts';
import { axial, chart, population } from './chart-texts.en.ts';
import { countOf } from './count-of.ts';
import { family } from './family-texts.en.ts';
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

export const english: ReportTexts = {
  refraction: 'Refraction report',
  myopia: 'Myopia report',
  reference: reference => `Reference ${reference}`,
  draft: 'Draft',
  bornOn: day => `born ${day}`,
  age: (years, months) => `${countOf(years, 'year')} ${countOf(months, 'month')}`,
  shortAge: (years, months) => `${years} y ${months} m`,
  to: 'To: ',
  staffOnly: 'Staff’s copy, not for the family',
  addressee: { lab: 'Lab', optician: 'Optician', doctor: 'Doctor', school: 'School', parent: 'Parents' },
  colon: ': ',
  comma: ', ',
  name: 'Name',
  born: 'Date of birth',
  prescription: 'Prescription',
  findings: 'Findings',
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
  columns: {
    sph: 'Sph',
    cyl: 'Cyl',
    axis: 'Axis',
    add: 'Add',
    va: 'VA',
    se: 'SE',
    pd: 'PD',
    height: 'Height',
    prism: 'Prism',
    baseCurve: 'Base curve',
    diameter: 'Diameter',
  },
  visit,
  measurements: {
    notation: {
      snellen6: 'Snellen',
      snellen20: 'Snellen',
      decimal: 'decimal',
      logmar: 'logMAR',
      fiveGrade: 'five-grade',
    },
    bothEyes: 'Both eyes',
    meanRadius: 'Mean radius',
    ratio: 'AL/CR',
  },
  plano: 'Plano',
  noSphere: 'no sphere recorded',
  seExplained: 'SE: spherical equivalent, the sphere and half of the cylinder.',
  unitExplained: '',
  unitRounded: '',
  base: { up: 'up', down: 'down', in: 'in', out: 'out' },
  lensKind: { spectacle: 'Spectacles', soft: 'Soft contact lens', rigid: 'Rigid or orthokeratology lens' },
  plane: { spectacle: 'spectacle plane', cornea: 'power at the cornea', unknown: 'plane not recorded' },
  facts: {
    lensKind: 'Kind of lens',
    vertex: 'Vertex distance',
    expiresOn: 'Prescription valid until',
    intervention: 'Intervention',
    target: 'Target',
    riskFactors: 'Risk factors',
    wearing: 'Wearing time or adherence',
  },
  riskFactor: {
    parentalMyopia: 'A parent is myopic',
    nearWork: 'Much near work',
    littleTimeOutdoors: 'Little time outdoors',
  },
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
  response,
  afterAtropine,
  family,
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
    uncompared: 'The measurements since then are not compared with the target.',
  },
  nothing: 'No refraction was recorded at this visit.',
  examinedBy: 'Examined by',
  preparedBy: 'Prepared by',
  signature: 'Signature',
  amendedOn: day => `Amended on ${day}`,
  replaces: day => `Amended on ${day}. This report replaces the earlier version.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};
