import type { Eye } from '../../../core/optics/eyes.ts';
import type { LensKind } from '../eye-reports/field-limits.ts';
import type { AxialPlace } from '../optics/axial-centile.ts';
import type { AxialPopulation } from '../optics/axial-populations.ts';
import type { Sex } from '../optics/axial-tables.ts';
import type { Plane } from '../optics/plane.ts';
import type { PlacingMismatch } from '../progression/axial-course.ts';
import type { GrowthComparison, GrowthMismatch } from '../progression/axial-growth.ts';
import type { LegendItem } from '../progression/chart-legend.ts';
import type { ComparisonResult, ReferenceComparison } from '../progression/reference-comparison.ts';
import type { ReferenceId, ReferenceRemark } from '../progression/reference-rates.ts';
import type { ChosenMethod, PowerMethod } from '../progression/trend.ts';
import type { TreatmentKind } from '../treatments/treatment.ts';
import type { ChangeTexts } from './change-words.ts';
import type { ResponseTexts } from './response-text-types.ts';
import type { TargetResultTexts } from './target-result-texts.ts';

/**
 * Texts of PDF reports that pages show too. They are separate because Lambdas cannot import the translations
 * of the web app.
 */
export interface ReportTexts {
  age: (years: number, months: number) => string;
  to: string;
  /** Separator between a label and its value. */
  colon: string;
  /** Separator of parts within a sentence. */
  comma: string;
  prescription: string;
  method: Record<PowerMethod, string>;
  eye: string;
  right: string;
  left: string;
  short: { right: string; left: string };
  plano: string;
  /** Printed in place of the sphere if a power was stored without a sphere. */
  noSphere: string;
  lensKind: Record<LensKind, string>;
  /** Names of the planes to which prescribed powers refer. */
  plane: Record<Plane | 'unknown', string>;
  since: (day: string) => string;
  until: (day: string) => string;
  /** Note below a refraction or keratometry that was measured while lenses shaped the cornea. */
  reshapedFindings: string;
  intervention: Record<TreatmentKind, string>;
  /** Joins the names of treatments that are used at the same time. */
  together: (treatments: string[]) => string;
  chart: {
    se: string;
    axial: string;
    unit: (method: string) => string;
    years: (age: number) => string;
    /** Titles of charts by date, used if the date of birth is unknown. */
    byDate: Record<'se' | 'axial', string>;
    mean: string;
    /** States the age of the children to whom a mean applies. */
    meanAge: (years: number) => string;
    /** Remarks about how measurements of the study differ from those of the child. */
    remark: Record<ReferenceRemark, string>;
    /** Why the chosen population is neither drawn nor compared. */
    notDrawn: Record<'birthDate' | 'axial' | 'fit', (population: string) => string>;
    source: (population: string, source: string, rate: string) => string;
    /** Names the journal in which the source was published. */
    published: (place: string) => string;
    /** Names of lines and marks in the legend. */
    legend: { eye: Record<Eye, string> } & Record<Exclude<LegendItem['kind'], 'eye' | 'study'>, string>;
    /** Note on centile curves: which centiles, of which children, from which source. */
    centiles: (centiles: string, children: string, source: string) => string;
    /** Explains a centile; printed once, below the curves. */
    centileExplained: string;
    alt: (right: string, left: string) => string;
  };
  population: Record<ReferenceId, string>;
  axial: {
    /** Names the children with whom a child is compared: "boys of the same age in Wuhan, China". */
    children: Record<Sex, (population: string) => string>;
    population: Record<AxialPopulation, string>;
    /** States the position of an eye among children of the same age and sex on a day. */
    placed: (eye: string, place: string, children: string, day: string) => string;
    centile: (centile: string) => string;
    band: Record<NonNullable<AxialPlace['band']>, string>;
    below: (centile: number) => string;
    above: (centile: number) => string;
    /** States the eye's first position among other children, its day, and the centiles gained since. */
    before: (place: string, day: string, gained: string | null) => string;
    /** Why no eye is compared with other children. `from` and `to` are the ages that their table covers. */
    unplaced: Record<PlacingMismatch, (from: number, to: number) => string>;
    /** Compares the growth of an eye with the mean growth. */
    growth: Record<GrowthComparison['result'], (mean: string, years: string) => string>;
    rapid: (limit: string, source: string) => string;
    growthSource: (source: string) => string;
    /** Says that the refraction at the start was measured without cycloplegia. */
    groupByDry: string;
    /** Why no eye is compared with the chosen population. */
    notPlaced: (population: string, reasons: string[]) => string;
    reason: Record<'sex' | 'birthDate' | 'length', string>;
    /** Why the growth of no eye is compared with published growth. */
    noGrowth: Record<'birthDate' | 'length', string>;
    /** Why the growth of one eye is not compared; printed after the name of the eye. */
    growthMismatch: Record<GrowthMismatch, string>;
    /** States that a population is largely short-sighted at the child's age. */
    largelyMyopic: (percent: number, year: number, source: string) => string;
    growthChart: {
      title: string;
      /** Label of the line that shows the mean growth of short-sighted eyes. */
      mean: string;
      meanLine: string;
      /** Legend text about the growth of emmetropic eyes, with the article. */
      emmetropic: (source: string) => string;
      /** Writes a growth rate and the age to which it applies. */
      figure: (rate: string, years: number) => string;
      /** Lists growth rates that were read in the abstract of an article. */
      published: (figures: string[], source: string) => string;
      /** Legend text about the marks in the growth chart. */
      marks: (published: string[]) => string;
      alt: (right: string, left: string) => string;
    };
  };
  visits: {
    date: string;
    age: string;
    rightSe: string;
    leftSe: string;
    /** Explains why powers are in brackets: lenses shaped the cornea. */
    reshaped: string;
    rightLength: string;
    leftLength: string;
  };
  change: {
    title: string;
    without: string;
    /** Number of visits, and first and last day of the measurements. */
    over: (visits: number, from: string, to: string) => string;
    /** Text used instead of `over` if a change is not per year. */
    between: (visits: number, from: string, to: string) => string;
    /** Adds the name of the eye to a text about a period. */
    ofEye: Record<'right' | 'left', (over: string) => string>;
    interval: string;
    from: (low: string, high: string) => string;
    tooFew: string;
    /** Explains why no rate has a confidence interval. */
    noInterval: string;
    /** Explains that a change between two rows is in neither of them. */
    gap: string;
    /** Marks a change that was measured over less than 180 days. */
    indicative: string;
  };
  changes: ChangeTexts;
  sentence: {
    /** End of a sentence. If the language uses spaces, `space` separates it from the next sentence. */
    stop: string;
    space: string;
    all: (right: string, left: string) => string;
    both: (change: string) => string;
    /** States the change of the only eye that was measured twice. */
    one: Record<'right' | 'left', (change: string) => string>;
    /** States first and last day of the measurements, if the last visit has no measurement. */
    past: (from: string, to: string) => string;
    /** Like `past`, but for only one of the two eyes. */
    pastOf: Record<'right' | 'left', (from: string, to: string) => string>;
    /** Name of a treatment, for use within a sentence. */
    named: (treatment: string) => string;
    /** Says that the change leaves out a visit whose power was measured by the given method, and why. */
    leftOut: Record<'cycloplegic' | 'dry', (day: string) => string>;
    /** Introduces the change that happened during a treatment. */
    during: (treatment: string) => string;
    ended: (treatment: string) => string;
    /** Introduces the change after one treatment ended while others continue. */
    endedWhile: (ended: string, treatment: string) => string;
    slower: (mean: string, population: string) => string;
    faster: (mean: string, population: string) => string;
    like: (mean: string, population: string) => string;
    /**
     * States the mean change of both eyes, for studies that report it; `slower`, `faster` or `like` follows.
     */
    bothEyes: (change: string) => string;
    /** Compares each eye with the mean of a study, if the results of the eyes differ. */
    apart: (right: ComparisonResult, left: ComparisonResult, mean: string, population: string) => string;
    /** Explains that an eye that was measured shorter under red light may have a thicker choroid. */
    choroid: string;
    indicative: string;
    /** Like `indicative`, but for only one of the two eyes. */
    indicativeOf: Record<'right' | 'left', string>;
    /** States the change between two days. */
    part: (from: string, to: string, change: string) => string;
    /** States the change in the period that is compared; `slower`, `faster`, `like` or `apart` follows. */
    comparable: (from: string, to: string, change: string) => string;
    /** Why the child is not compared with a study. */
    mismatch: Record<NonNullable<ReferenceComparison['mismatch']>, (population: string) => string>;
    /** Shown instead of a change if there is no earlier finished visit. */
    tooFew: string;
    /** Shown instead of a change if no two visits have the same method and treatment. */
    noPair: string;
    withheld: string;
    noChange: string;
  };
  /** Texts about powers that were chosen and not measured; they replace those about the eyes. */
  chosen: Record<
    ChosenMethod,
    {
      change: Pick<ReportTexts['change'], 'title'>;
      changes: Pick<ChangeTexts, 'direction' | 'power'>;
      sentence: Pick<
        ReportTexts['sentence'],
        'all' | 'both' | 'one' | 'past' | 'pastOf' | 'indicativeOf' | 'noPair'
      >;
    }
  >;
  response: ResponseTexts;
  afterAtropine: {
    ended: (treatment: string, day: string) => string;
    faster: string;
    diopters: (stopped: number, continued: number) => string;
    mm: (stopped: string, continued: string) => string;
  };
  /** Sentence printed after a comparison: says that the person `name` chose it. */
  comparedBy: (name: string) => string;
  projected: string;
  aimed: (rate: string, since: string) => string;
  /** States the target that was set on a day; the change since then follows. */
  target: (rate: string, day: string) => string;
  targetResult: TargetResultTexts;
}
