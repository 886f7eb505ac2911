import * as z from 'zod';
import { optional } from '../../../core/fields.ts';
import type { RiskFactor } from '../optics/classification.ts';
import { measurementLimits } from './measurement-limits.ts';
import { type ParentsMyopia, parentsMyopia } from './parents-myopia.ts';

const answer = ({ min, max, step }: { min: number; max: number; step: number }) =>
  optional(z.number().min(min).max(max).multipleOf(step));

/** The family's answers about risks; each answer may be missing. */
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
 * The risk factors combined with the answer about the parents: a myopic parent is a risk factor, and `none`
 * removes it. No factor is derived from hours.
 */
export function withParents(factors: readonly RiskFactor[], parents: ParentsMyopia | null): RiskFactor[] {
  if (parents === null) return [...factors];
  const others = factors.filter(factor => factor !== 'parentalMyopia');
  return parents === 'none' ? others : ['parentalMyopia', ...others];
}

/** Whether the answer about the parents agrees with the recorded risk factors. */
export const agreesOnParents = (factors: readonly RiskFactor[], parents: ParentsMyopia | null): boolean =>
  parents !== 'none' || !factors.includes('parentalMyopia');
