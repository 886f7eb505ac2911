import type { ResponseResult } from '../treatments/published-response.ts';
import type { ResponseMismatch } from '../treatments/treatment-response.ts';

/**
 * Texts that compare a child's change under a treatment with that of the children in a study, at a published
 * time.
 */
export interface ResponseTexts {
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
  /** States how the change of each eye compares with that of the treated children. */
  results: (right: ResponseResult | null, left: ResponseResult | null) => string;
  /**
   * States the change of the treated children alone, because the study had no control group at that time.
   */
  treatedOnly: (measure: string, months: number, treated: string, deviation: string | null) => string;
  unpublished: (measure: string, months: number) => string;
  addition: (power: string) => string;
  noPromise: string;
  mismatch: (reasons: string[]) => string;
  reason: Record<ResponseMismatch, string>;
  /** Lists the times, in months, for which a study has published results. */
  published: (months: readonly number[]) => string;
  /** Legend text about the points of a study in a chart. */
  points: string;
  pointsNamed: { treated: string; control: string };
  /** Label of a row in the chart's data table: a number of months after the study began. */
  after: (months: number) => string;
}
