import type { LensKind } from '../eye-reports/field-limits.ts';
import type { addressees } from '../eye-reports/schema.ts';
import type { AxialPlace } from '../optics/axial-centile.ts';
import type { GrowthGroup } from '../optics/axial-length.ts';
import type { AxialPopulation } from '../optics/axial-populations.ts';
import type { Sex } from '../optics/axial-tables.ts';
import type { Plane } from '../optics/plane.ts';
import type { PrismBase } from '../optics/prism.ts';
import type { GrowthComparison, GrowthMismatch } from '../progression/axial-growth.ts';
import type { ComparisonResult, ReferenceComparison } from '../progression/reference-comparison.ts';
import type { ReferenceId, ReferenceRemark } from '../progression/reference-rates.ts';
import type { PowerMethod } from '../progression/trend.ts';
import type { ResponseResult } from '../treatments/published-response.ts';
import type { TreatmentKind } from '../treatments/treatment.ts';
import type { ResponseMismatch } from '../treatments/treatment-response.ts';
import type { MeasurementTexts } from './measurement-texts.ts';

/** Texts of PDF reports. Lambdas cannot import the web translations. */
export interface ReportTexts {
  refraction: string;
  myopia: string;
  reference: (reference: string) => string;
  draft: string;
  bornOn: (day: string) => string;
  age: (years: number, months: number) => string;
  shortAge: (years: number, months: number) => string;
  to: string;
  addressee: Record<(typeof addressees)[number], string>;
  /** Separator between a label and its value. */
  colon: string;
  name: string;
  born: string;
  prescription: string;
  findings: string;
  method: Record<PowerMethod, string>;
  eye: string;
  right: string;
  left: string;
  short: { right: string; left: string };
  columns: {
    sph: string;
    cyl: string;
    axis: string;
    add: string;
    va: string;
    se: string;
    pd: string;
    height: string;
    prism: string;
    baseCurve: string;
    diameter: string;
  };
  measurements: MeasurementTexts;
  plano: string;
  /** In place of the sphere of a power that was stored without one. */
  noSphere: string;
  /** What the abbreviation of the spherical equivalent stands for, once in a report. */
  seExplained: string;
  /** Powers in hundredths of a dioptre, where readers know them so. */
  degrees?: {
    sphere: (power: number) => string;
    cylinder: (power: number) => string;
    addition: (power: number) => string;
    /** After a power or a rate on the same line. */
    beside: (power: number) => string;
  };
  base: Record<PrismBase, string>;
  lensKind: Record<LensKind, string>;
  /** Where the powers of a prescription apply. */
  plane: Record<Plane | 'unknown', string>;
  facts: {
    lensKind: string;
    vertex: string;
    expiresOn: string;
    lens: string;
    frame: string;
    model: string;
    color: string;
    axialLength: string;
    intervention: string;
    target: string;
    returnBy: string;
    followUp: string;
  };
  since: (day: string) => string;
  until: (day: string) => string;
  perYear: { D: string; mm: string };
  labRemarks: string;
  /** Under a refraction or a keratometry of a cornea that lenses had reshaped. */
  reshapedFindings: string;
  comment: string;
  intervention: Record<TreatmentKind, string>;
  /** Treatments at the same time. */
  together: (treatments: string[]) => string;
  chart: {
    se: string;
    axial: string;
    unit: (method: string) => string;
    years: (age: number) => string;
    /** Titles where no date of birth is known. */
    byDate: Record<'se' | 'axial', string>;
    mean: string;
    /** Which age a mean is of. */
    meanAge: (years: number) => string;
    /** How what the study measured differs from what is held against it. */
    remark: Record<ReferenceRemark, string>;
    /** Why the chosen population is neither drawn nor compared with. */
    notDrawn: Record<'birthDate' | 'axial' | 'fit', (population: string) => string>;
    /** The part of the mean curve beyond the study. */
    extended: string;
    source: (population: string, source: string, rate: string) => string;
    /** Where the source was published. */
    published: (place: string) => string;
    /** Of the bands of treatments. */
    shaded: string;
    /** Of hollow marks. */
    otherMethod: string;
    /** Of centile curves: which, of whom, from where. */
    centiles: (centiles: string, children: string, source: string) => string;
    alt: (right: string, left: string) => string;
  };
  population: Record<ReferenceId, string>;
  axial: {
    /** Children of a sex in a population: "boys of the same age in Wuhan, China". */
    children: Record<Sex, (population: string) => string>;
    population: Record<AxialPopulation, string>;
    /** Where an eye lies among them, on a day. */
    placed: (eye: string, place: string, children: string, day: string) => string;
    centile: (centile: string) => string;
    band: Record<NonNullable<AxialPlace['band']>, string>;
    below: (centile: number) => string;
    above: (centile: number) => string;
    /** Where it was at first: place, day, and centiles gained if they are known. */
    before: (place: string, day: string, gained: string | null) => string;
    noAge: (from: number, to: number) => string;
    growth: (eye: string, rate: string, result: string, mean: string, group: string, years: string) => string;
    result: Record<GrowthComparison['result'], string>;
    group: Record<GrowthGroup, string>;
    rapid: (limit: string, source: string) => string;
    growthSource: (source: string) => string;
    /** The refraction that puts an eye into its group was measured without cycloplegia. */
    groupByDry: string;
    /** Why a chosen population has no curves. */
    notPlaced: (population: string, reasons: string[]) => string;
    reason: Record<'sex' | 'birthDate' | 'length', string>;
    /** Why no eye's growth is compared. */
    noGrowth: Record<'birthDate' | 'length', string>;
    growthMismatch: Record<GrowthMismatch, (eye: string) => string>;
  };
  visits: {
    date: string;
    age: string;
    rightSe: string;
    leftSe: string;
    /** What powers in brackets are. */
    reshaped: string;
    rightLength: string;
    leftLength: string;
  };
  change: {
    title: string;
    without: string;
    over: (visits: number, days: number) => string;
    /** Says which eye a span is of. */
    ofEye: Record<'right' | 'left', (over: string) => string>;
    interval: string;
    from: (low: string, high: string) => string;
    tooFew: string;
    /** Why no interval stands beside any rate. */
    noInterval: string;
    /** Beside a change over less than 180 days. */
    indicative: string;
    /** In place of a rate that is too small to measure. */
    belowNoise: string;
  };
  sentence: {
    all: (right: string, left: string) => string;
    both: (rate: string) => string;
    /** One eye alone; the other was not measured twice. */
    one: Record<'right' | 'left', (rate: string) => string>;
    /** A rate of change that is too small to measure. */
    belowNoise: (rate: string) => string;
    /** Between which days the change was measured, where the last visit did not measure it. */
    past: (from: string, to: string) => string;
    /** The same of one eye of two. */
    pastOf: Record<'right' | 'left', (from: string, to: string) => string>;
    /** The name of a treatment within a sentence. */
    named: (treatment: string) => string;
    since: (treatment: string) => string;
    ended: (treatment: string) => string;
    /** One treatment ended, others go on. */
    endedWhile: (ended: string, treatment: string) => string;
    slower: (mean: string, population: string) => string;
    faster: (mean: string, population: string) => string;
    like: (mean: string, population: string) => string;
    /** Goes on with `slower`, `faster` or `like`, where a study’s mean is of both eyes. */
    bothEyes: (rate: string) => string;
    /** Both eyes beside the mean, where they differ. */
    apart: (right: ComparisonResult, left: ComparisonResult, mean: string, population: string) => string;
    indicative: string;
    /** The same of one eye of two. */
    indicativeOf: Record<'right' | 'left', string>;
    /** Begins a sentence about a part of the time; goes on with `slower`, `faster` or `like`. */
    part: (from: string, to: string, right: string, left: string) => string;
    /** The same of one eye. */
    partOne: Record<'right' | 'left', (from: string, to: string, rate: string) => string>;
    /** Why there is no comparison. */
    mismatch: Record<NonNullable<ReferenceComparison['mismatch']>, (population: string) => string>;
    /** There is no earlier finished visit. */
    tooFew: string;
    /** There are visits, but no two by one method under one treatment. */
    noPair: string;
    withheld: string;
    noChange: string;
  };
  /** A child's change under a treatment beside that of the children in its study, at a time that it published. */
  response: {
    title: (treatment: string, since: string) => string;
    measure: { diopters: string; mm: string };
    child: Record<
      'diopters' | 'mm',
      (change: { months: number; from: string; to: string; right: string; left: string }) => string
    >;
    study: (months: number, treated: string, control: string) => string;
    difference: (difference: string) => string;
    interval: (low: string, high: string) => string;
    noInterval: string;
    /** Each eye beside the treated children. */
    results: (right: ResponseResult | null, left: ResponseResult | null) => string;
    /** Children who were treated, where there was no control group. */
    treatedOnly: (measure: string, months: number, treated: string, deviation: string | null) => string;
    unpublished: (measure: string, months: number) => string;
    addition: (power: string) => string;
    noPromise: string;
    mismatch: (reasons: string[]) => string;
    reason: Record<ResponseMismatch, string>;
    /** The times that a study published, in months. */
    published: (months: readonly number[]) => string;
    /** Points of a study in a chart. */
    points: string;
    pointsNamed: { treated: string; control: string };
    /** A row of the table behind the chart. */
    after: (months: number) => string;
  };
  /** What is told once drops have ended. */
  afterAtropine: {
    ended: (treatment: string, day: string) => string;
    faster: string;
    diopters: (stopped: number, continued: number) => string;
    mm: (stopped: string, continued: string) => string;
  };
  projected: string;
  aimed: (rate: string, since: string) => string;
  nothing: string;
  examinedBy: string;
  preparedBy: string;
  signature: string;
  amendedOn: (day: string) => string;
  page: (page: number, pages: number) => string;
}
