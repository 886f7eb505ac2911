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

/** Whether the answer about the parents agrees with the recorded risk factors. */
export const agreesOnParents = (factors: readonly RiskFactor[], parents: string | null): boolean =>
  parents !== 'none' || !factors.includes('parentalMyopia');
