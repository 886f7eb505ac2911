import type { ReportTexts } from './report-text-types.ts';

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
    fit: population => `No mean line (${population}): there is nothing to compare with the study.`,
  },
  source: (population, source, rate) =>
    `Dotted line: mean without treatment, ${source}, ${population}${rate && `, ${rate}`}, drawn over the compared time.`,
  published: place => `${place}.`,
  legend: {
    eye: { right: 'Right eye', left: 'Left eye' },
    frame: 'Both eyes nearly equal',
    otherMethod: 'Another method',
    treated: 'Under treatment',
    mean: 'Mean without treatment',
    centiles: 'Centiles',
    projection: 'Projection',
    target: 'Target',
  },
  centiles: (centiles, children, source) =>
    `Grey lines: about centiles ${centiles} of ${children} (${source}).`,
  centileExplained: 'At centile 75, the eyes of 75 in 100 such children are shorter.',
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
    nearMedian: 'about at the median',
    near75: 'about at the 75th centile',
    near25: 'about at the 25th centile',
  },
  before: (place, day, gained) =>
    `; it was ${place} on ${day}${gained === null ? '' : `, a change of about ${gained}`}`,
  unplaced: {
    age: (from, to) => `No centile is given: the table is for children from ${from} to ${to} years.`,
    stale: () => 'No centile is given: eye length was last measured more than a year before the last visit.',
    redLight: () => 'Eye length is not compared: treatment with red light is recorded only.',
  },
  growth: {
    above: (mean, years) => `above the mean of ${mean} in short-sighted eyes at ${years} years`,
    below: (mean, years) => `below the mean of ${mean} in short-sighted eyes at ${years} years`,
    like: (mean, years) => `about the same as the mean of ${mean} in short-sighted eyes at ${years} years`,
  },
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
    span: 'growth is not compared; this needs visits 180 to 400 days apart without a change of treatment between them.',
    age: 'growth is not compared; figures are published for 6 to 15 years.',
    refraction: 'growth is not compared; this needs a refraction at the start of that time.',
    group: 'growth is not compared; the mean is of short-sighted eyes.',
    stale: 'growth is not compared; it was last measured more than a year before the last visit.',
    redLight: 'growth is not compared; treatment with red light is recorded only.',
    noise: 'no measurable growth.',
  },
  largelyMyopic: (percent, year, source) =>
    `Most children in China are short-sighted at this age (${percent}% in the sixth school year in ${year}; ${source}), so the middle of this table does not describe eyes that do not become short-sighted.`,
  growthChart: {
    title: 'Growth of the eye by age',
    mean: 'Mean, myopic',
    meanLine: 'Dotted line: mean of short-sighted eyes in China.',
    emmetropic: source => `Growth of eyes that do not become short-sighted (${source})`,
    figure: (rate, years) => `${rate} at ${years} years`,
    published: (figures, source) => `${figures.join(' and ')} (${source}, from the abstract)`,
    marks: published =>
      `Diamonds: growth of eyes that do not become short-sighted: ${published.join('; ')}. They describe other children and are not a target.`,
    alt: (right, left) => `Chart. Right eye: ${right}. Left eye: ${left}.`,
  },
};
