import type { AllEyeChoices, EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';

/** The comparison part of further options. */
export const comparisonIn = (options: Partial<EyeComparison>): EyeComparison => ({
  reference: options.reference ?? null,
  axialPopulation: options.axialPopulation ?? null,
  hasGrowth: options.hasGrowth ?? false,
  hasTarget: options.hasTarget ?? false,
  hasTreatmentEffect: options.hasTreatmentEffect ?? false,
});

/** The empty comparison of whoever chose nothing. */
export const noComparison = comparisonIn({});

const names = Object.keys(noComparison) as (keyof EyeComparison)[];

export const isSameComparison = (one: EyeComparison, other: EyeComparison): boolean =>
  names.every(name => one[name] === other[name]);

/** A stored comparison with changes; null if nothing is left to compare with. */
export function withChanges(
  before: EyeComparison | null,
  changes: Partial<EyeComparison>,
): EyeComparison | null {
  const after = { ...(before ?? noComparison), ...changes };
  return isSameComparison(after, noComparison) ? null : after;
}

/** The remembered comparison: the user's own, otherwise the organisation's. */
export const rememberedIn = (choices: AllEyeChoices | undefined): EyeComparison =>
  choices?.own.comparison ?? choices?.organization.comparison ?? noComparison;

/** Whose choice a comparison is: the organisation's if it is shown unchanged and the user has none. */
export function chooserOf(
  shown: EyeComparison,
  choices: AllEyeChoices | undefined,
): 'organization' | 'person' {
  const ours = choices?.own.comparison ? null : choices?.organization.comparison;
  return ours &&
    isSameComparison(shown, {
      ...ours,
      hasTreatmentEffect: shown.hasTreatmentEffect && ours.hasTreatmentEffect,
    })
    ? 'organization'
    : 'person';
}
