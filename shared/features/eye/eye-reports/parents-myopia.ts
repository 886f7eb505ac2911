import type { RiskFactor } from '../optics/classification.ts';

/** Myopia of the parents: no, one or both parents have myopia, or at least one has high myopia (`high`). */
export const parentsMyopia = ['none', 'one', 'both', 'high'] as const;
export type ParentsMyopia = (typeof parentsMyopia)[number];

/**
 * Combines recorded risk factors with the answer about the parents: a myopic parent adds the risk factor,
 * `none` removes it. Without an answer, the risk factors stay unchanged.
 */
export function withParents(factors: readonly RiskFactor[], parents: string | null): RiskFactor[] {
  if (!parents) return [...factors];
  const others = factors.filter(factor => factor !== 'parentalMyopia');
  return parents === 'none' ? others : ['parentalMyopia', ...others];
}

/** Answers of the questionnaire about the risk factors that the definition of premyopia names. */
const riskAnswers = ['parents', 'nearWork', 'outdoors'] as const;

interface RecordedRisks {
  riskFactors: readonly RiskFactor[];
  questionnaire?: ({ parents: string | null } & Partial<Record<string, unknown>>) | null;
}

/**
 * The risk factors that a visit recorded, with that of the answer about the parents. Null if the visit recorded
 * no risk factor and not all of these answers.
 */
export function recordedFactors({ riskFactors, questionnaire }: RecordedRisks): RiskFactor[] | null {
  const parents = questionnaire?.parents ?? null;
  const factors = parents === 'none' ? [...riskFactors] : withParents(riskFactors, parents);
  const isAnswered = riskAnswers.every(name => questionnaire?.[name] != null);
  return factors.length > 0 || isAnswered ? factors : null;
}

/** Whether the answer about the parents agrees with the recorded risk factors. */
export const agreesOnParents = (factors: readonly RiskFactor[], parents: string | null): boolean =>
  parents !== 'none' || !factors.includes('parentalMyopia');
