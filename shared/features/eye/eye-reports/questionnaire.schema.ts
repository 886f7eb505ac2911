import * as z from 'zod';
import { optional } from '../../../core/fields.ts';
import type { RiskFactor } from '../optics/classification.ts';
import { measurementLimits } from './measurement-limits.ts';
import { type ParentsMyopia, parentsMyopia } from './parents-myopia.ts';

const answer = ({ min, max, step }: { min: number; max: number; step: number }) =>
  optional(z.number().min(min).max(max).multipleOf(step));

/** What the family said about risks; each answer may be missing. */
export const Questionnaire = z
  .strictObject({
    parents: optional(z.enum(parentsMyopia)),
    /** Hours a day. */
    nearWork: answer(measurementLimits.hours),
    outdoors: answer(measurementLimits.hours),
    screens: answer(measurementLimits.hours),
    /** Age at the first spectacles, in years. */
    firstSpectacles: answer(measurementLimits.years),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.output<typeof Questionnaire>;

/**
 * The risk factors with what was answered about the parents: a myopic parent is a recorded factor, and none is
 * none. Hours are answers, and no factor is inferred from them.
 */
export function withParents(factors: readonly RiskFactor[], parents: ParentsMyopia | null): RiskFactor[] {
  if (parents === null) return [...factors];
  const others = factors.filter(factor => factor !== 'parentalMyopia');
  return parents === 'none' ? others : ['parentalMyopia', ...others];
}

/** Whether the answer about the parents and the recorded risk factors do not contradict each other. */
export const agreesOnParents = (factors: readonly RiskFactor[], parents: ParentsMyopia | null): boolean =>
  parents !== 'none' || !factors.includes('parentalMyopia');
