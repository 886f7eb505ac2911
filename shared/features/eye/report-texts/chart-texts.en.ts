import type { ReportTexts } from './report-text-types.ts';

/** Texts in and below charts, in English. */
export const chart: ReportTexts['chart'] = {
  se: 'Spherical equivalent by age',
  axial: 'Eye length by age',
  unit: method => `dioptres, ${method.toLowerCase()}`,
  years: age => `${age} y`,
  byDate: { se: 'Spherical equivalent by date', axial: 'Eye length by date' },
  mean: 'Mean, no treatment',
  meanAge: years => `This mean is for children of about ${years} years.`,
  remark: {
    withoutCycloplegia:
      'The study measured under cycloplegia (with eye drops); these refractions were done without.',
    meanOfEyes: 'The study’s figure is the mean of both eyes of each child.',
  },
  notDrawn: {
    birthDate: population => `No comparison (${population}): the date of birth is not recorded.`,
    axial: population => `No comparison (${population}): this report follows eye length, not power.`,
    fit: population => `No mean line (${population}): no visit here fits the study.`,
  },
  extended:
    ' Dashed: extended beyond the length of the study, slowing with each year of age; not for comparison.',
  source: (population, source, rate) =>
    `Dotted line: mean without treatment, ${source}, ${population}${rate && `, ${rate}`}, drawn from the first visit that fits the study.`,
  published: place => `${place}.`,
  shaded: 'Shaded: time under treatment.',
  otherMethod: 'Small open marks: another method.',
  centiles: (centiles, children, source) =>
    `Grey lines: about centiles ${centiles} of ${children} (${source}).`,
  alt: (right, left) => `Chart. Right eye: ${right}. Left eye: ${left}.`,
};

export const population: ReportTexts['population'] = {
  donovanEuropean: 'European',
  donovanAsian: 'Asian',
  scormSingapore: 'Singapore',
  cometUsa: 'USA',
  fanHongKong: 'Hong Kong',
  dreamNetherlands: 'Netherlands',
};

/** Texts that compare axial length and growth with other children. */
export const axial: ReportTexts['axial'] = {
  children: {
    male: population => `boys of the same age in ${population}`,
    female: population => `girls of the same age in ${population}`,
  },
  population: { wuhan: 'Wuhan, China', china: 'China', europe: 'Europe' },
  placed: (eye, place, children, day) => `${eye}: ${place} among ${children} on ${day}`,
  centile: centile => `at about centile ${centile}`,
  below: centile => `below centile ${centile}`,
  above: centile => `above centile ${centile}`,
  band: {
    belowMedian: 'below the median',
    medianTo75: 'between the median and the 75th centile',
    above75: 'above the 75th centile',
    belowMiddle: 'below the middle half',
    withinMiddle: 'within the middle half',
    aboveMiddle: 'above the middle half',
  },
  before: (place, day, gained) =>
    `; it was ${place} on ${day}${gained === null ? '' : `, a change of about ${gained}`}`,
  noAge: (from, to) => `No centile is given: the table is for children from ${from} to ${to} years.`,
  growth: (eye, rate, result, mean, group, years) =>
    `${eye}: ${rate}, ${result} the mean of ${mean} in ${group} at ${years} years.`,
  result: { above: 'above', below: 'below', like: 'the same as' },
  group: { myope: 'short-sighted eyes', emmetrope: 'eyes near zero', hyperope: 'long-sighted eyes' },
  rapid: (limit, source) => ` Rapid: more than ${limit} (${source}).`,
  growthSource: source => `Mean growth of the eye in children in China: ${source}.`,
  groupByDry: ' The refraction was measured without drops.',
  notPlaced: (population, reasons) =>
    `Eye length is not compared with that of children in ${population}: ${reasons.join(', and ')}.`,
  reason: {
    sex: 'the child’s sex is not recorded',
    birthDate: 'the date of birth is not recorded',
    length: 'no eye length was measured',
  },
  noGrowth: {
    birthDate: 'Growth of the eye is not compared: the date of birth is not recorded.',
    length: 'Growth of the eye is not compared: no eye was measured twice.',
  },
  growthMismatch: {
    span: eye => `${eye}: growth is not compared; this needs visits 180 to 400 days apart.`,
    age: eye => `${eye}: growth is not compared; figures are published for 6 to 15 years.`,
    refraction: eye => `${eye}: growth is not compared; this needs a refraction from the last year.`,
    noise: eye => `${eye}: no measurable growth.`,
  },
};
