import type { AllEyeChoices, EyeComparison } from './schema.ts';

/** The comparison part of further options. */
export const comparisonIn = (options: {
  [Name in keyof EyeComparison]?: EyeComparison[Name] | null | undefined;
}): EyeComparison => ({
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

/** Whether a comparison is the organisation's. A family's copy may leave out the effect. */
export function isOfOrganization(shown: EyeComparison, organization: EyeComparison | null): boolean {
  if (organization === null) return false;
  const hasTreatmentEffect = shown.hasTreatmentEffect && organization.hasTreatmentEffect;
  return isSameComparison(shown, { ...organization, hasTreatmentEffect });
}
