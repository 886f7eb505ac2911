import type { AcuityNotation } from '../../../core/optics/acuity.ts';
import type { LensKind } from '../eye-reports/field-limits.ts';
import type { addressees } from '../eye-reports/schema.ts';
import type { AxialPlace } from '../optics/axial-centile.ts';
import type { AxialPopulation } from '../optics/axial-populations.ts';
import type { Sex } from '../optics/axial-tables.ts';
import type { Plane } from '../optics/plane.ts';
import type { PrismBase } from '../optics/prism.ts';
import type { PlacingMismatch } from '../progression/axial-course.ts';
import type { GrowthComparison, GrowthMismatch } from '../progression/axial-growth.ts';
import type { ComparisonResult, ReferenceComparison } from '../progression/reference-comparison.ts';
import type { ReferenceId, ReferenceRemark } from '../progression/reference-rates.ts';
import type { PowerMethod } from '../progression/trend.ts';
import type { ResponseResult } from '../treatments/published-response.ts';
import type { TreatmentKind } from '../treatments/treatment.ts';
import type { ResponseMismatch } from '../treatments/treatment-response.ts';
import type { VisitTexts } from '../visit-fields/field-texts.ts';
import type { ChangeTexts } from './change-words.ts';
import type { FamilyTexts } from './family-texts.ts';

/** Texts of PDF reports. Lambdas cannot import the translations of the web app. */
export interface ReportTexts {
  refraction: string;
  myopia: string;
  reference: (reference: string) => string;
  draft: string;
  bornOn: (day: string) => string;
  age: (years: number, months: number) => string;
  shortAge: (years: number, months: number) => string;
  to: string;
  /** On the staff's copy. */
  staffOnly: string;
  addressee: Record<(typeof addressees)[number], string>;
  /** Separator between a label and its value. */
  colon: string;
  /** Separator within a sentence. */
  comma: string;
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
  /** Words of the fields of a visit. */
  visit: VisitTexts;
  measurements: {
    /** Printed beside each acuity. */
    notation: Record<AcuityNotation, string>;
    bothEyes: string;
    meanRadius: string;
    ratio: string;
  };
  plano: string;
  /** Replaces the sphere of a power that was stored without one. */
  noSphere: string;
  /** Explains the abbreviation of the spherical equivalent, once per report. */
  seExplained: string;
  /** Powers in hundredths of a dioptre, for readers who know them in that form. */
  degrees?: {
    sphere: (power: number) => string;
    cylinder: (power: number) => string;
    addition: (power: number) => string;
    /** Follows a power on the same line. */
    beside: (power: number) => string;
    /** Explains powers that are not whole steps. */
    rounded: string;
  };
  base: Record<PrismBase, string>;
  lensKind: Record<LensKind, string>;
  /** Plane of the prescribed powers. */
  plane: Record<Plane | 'unknown', string>;
  facts: {
    lensKind: string;
    vertex: string;
    expiresOn: string;
    intervention: string;
    target: string;
  };
  since: (day: string) => string;
  until: (day: string) => string;
  /** Note under a refraction or keratometry of a cornea that lenses had reshaped. */
  reshapedFindings: string;
  intervention: Record<TreatmentKind, string>;
  /** Treatments at the same time. */
  together: (treatments: string[]) => string;
  chart: {
    se: string;
    axial: string;
    unit: (method: string) => string;
    years: (age: number) => string;
    /** Titles if the date of birth is unknown. */
    byDate: Record<'se' | 'axial', string>;
    mean: string;
    /** The age that a mean applies to. */
    meanAge: (years: number) => string;
    /** Differences between how the study measured and how the child was measured. */
    remark: Record<ReferenceRemark, string>;
    /** Why the chosen population is neither drawn nor compared. */
    notDrawn: Record<'birthDate' | 'axial' | 'fit', (population: string) => string>;
    source: (population: string, source: string, rate: string) => string;
    /** Journal reference of the source. */
    published: (place: string) => string;
    /** Legend of the treatment bands. */
    shaded: string;
    /** Legend of hollow marks. */
    otherMethod: string;
    /** Legend of centile curves: centiles, children and source. */
    centiles: (centiles: string, children: string, source: string) => string;
    alt: (right: string, left: string) => string;
  };
  population: Record<ReferenceId, string>;
  axial: {
    /** Children of a sex in a population: "boys of the same age in Wuhan, China". */
    children: Record<Sex, (population: string) => string>;
    population: Record<AxialPopulation, string>;
    /** Position of an eye among them, on a day. */
    placed: (eye: string, place: string, children: string, day: string) => string;
    centile: (centile: string) => string;
    band: Record<NonNullable<AxialPlace['band']>, string>;
    below: (centile: number) => string;
    above: (centile: number) => string;
    /** First position: position, day, and gained centiles if known. */
    before: (place: string, day: string, gained: string | null) => string;
    /** Why no eye has a position. @param from youngest age of the table */
    unplaced: Record<PlacingMismatch, (from: number, to: number) => string>;
    /** A rate of growth beside the mean. */
    growth: Record<GrowthComparison['result'], (mean: string, years: string) => string>;
    rapid: (limit: string, source: string) => string;
    growthSource: (source: string) => string;
    /** The refraction at the start was measured without cycloplegia. */
    groupByDry: string;
    /** Why a chosen population has no curves. */
    notPlaced: (population: string, reasons: string[]) => string;
    reason: Record<'sex' | 'birthDate' | 'length', string>;
    /** Why no eye's growth is compared. */
    noGrowth: Record<'birthDate' | 'length', string>;
    /** Follows the name of an eye. */
    growthMismatch: Record<GrowthMismatch, string>;
    /** One sentence on a population that is largely short-sighted at the child's age. */
    largelyMyopic: (percent: number, year: number, source: string) => string;
    growthChart: {
      title: string;
      /** Label of the mean of short-sighted eyes. */
      mean: string;
      meanLine: string;
      /** The name of the growth of emmetropic eyes, with its article. */
      emmetropic: (source: string) => string;
      /** A growth at an age. */
      figure: (rate: string, years: number) => string;
      /** Figures of an article whose abstract was read. */
      published: (figures: string[], source: string) => string;
      /** Legend of the marks. */
      marks: (published: string[]) => string;
      alt: (right: string, left: string) => string;
    };
  };
  visits: {
    date: string;
    age: string;
    rightSe: string;
    leftSe: string;
    /** Explains powers in brackets. */
    reshaped: string;
    rightLength: string;
    leftLength: string;
  };
  change: {
    title: string;
    without: string;
    over: (visits: number, days: number) => string;
    /** Replaces `over` for a change that is not per year. */
    between: (visits: number, from: string, to: string) => string;
    /** Names the eye of a span. */
    ofEye: Record<'right' | 'left', (over: string) => string>;
    interval: string;
    from: (low: string, high: string) => string;
    tooFew: string;
    /** Why no rate has an interval. */
    noInterval: string;
    /** Marks a change over less than 180 days. */
    indicative: string;
    /** Replaces a rate that is too small to measure. */
    belowNoise: string;
  };
  /** How eyes changed, in words. */
  changes: ChangeTexts;
  sentence: {
    /** Ends a sentence; the next one begins with a space if the language has spaces. */
    stop: string;
    space: string;
    all: (right: string, left: string) => string;
    both: (change: string) => string;
    /** For one eye only; the other was not measured twice. */
    one: Record<'right' | 'left', (change: string) => string>;
    /** First and last day of the measurements, if the last visit has none. */
    past: (from: string, to: string) => string;
    /** As `past`, for one of two eyes. */
    pastOf: Record<'right' | 'left', (from: string, to: string) => string>;
    /** The name of a treatment within a sentence. */
    named: (treatment: string) => string;
    since: (treatment: string) => string;
    /** As `since`, for a treatment that has ended; the change is in the past tense. */
    during: (treatment: string) => string;
    ended: (treatment: string) => string;
    /** One treatment ended while others continue. */
    endedWhile: (ended: string, treatment: string) => string;
    slower: (mean: string, population: string) => string;
    faster: (mean: string, population: string) => string;
    like: (mean: string, population: string) => string;
    /** Followed by `slower`, `faster` or `like`, if the study reports a mean of both eyes. */
    bothEyes: (change: string) => string;
    /** Compares both eyes with the mean, if their results differ. */
    apart: (right: ComparisonResult, left: ComparisonResult, mean: string, population: string) => string;
    /** An eye that became shorter under red light. */
    choroid: string;
    indicative: string;
    /** As `indicative`, for one of two eyes. */
    indicativeOf: Record<'right' | 'left', string>;
    /** A sentence about a part of the time; followed by `slower`, `faster` or `like`. */
    part: (from: string, to: string, change: string) => string;
    /** Why there is no comparison. */
    mismatch: Record<NonNullable<ReferenceComparison['mismatch']>, (population: string) => string>;
    /** There is no earlier finished visit. */
    tooFew: string;
    /** There are visits, but no two with the same method and treatment. */
    noPair: string;
    withheld: string;
    noChange: string;
  };
  /** A child's change under a treatment compared with the children of its study, at a published time. */
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
    /** Each eye compared with the treated children. */
    results: (right: ResponseResult | null, left: ResponseResult | null) => string;
    /** Only treated children, because there was no control group. */
    treatedOnly: (measure: string, months: number, treated: string, deviation: string | null) => string;
    unpublished: (measure: string, months: number) => string;
    addition: (power: string) => string;
    noPromise: string;
    mismatch: (reasons: string[]) => string;
    reason: Record<ResponseMismatch, string>;
    /** The published times of a study, in months. */
    published: (months: readonly number[]) => string;
    /** Legend of study points in a chart. */
    points: string;
    pointsNamed: { treated: string; control: string };
    /** A row of the chart's data table. */
    after: (months: number) => string;
  };
  /** Texts for the time after atropine drops. */
  afterAtropine: {
    ended: (treatment: string, day: string) => string;
    faster: string;
    diopters: (stopped: number, continued: number) => string;
    mm: (stopped: string, continued: string) => string;
  };
  /** The page for the family in front of a myopia report. */
  family: FamilyTexts;
  /** Follows a comparison. */
  comparedBy: (name: string) => string;
  projected: string;
  aimed: (rate: string, since: string) => string;
  nothing: string;
  examinedBy: string;
  preparedBy: string;
  signature: string;
  amendedOn: (day: string) => string;
  page: (page: number, pages: number) => string;
}
