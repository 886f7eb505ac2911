import type { AllEyeChoices, EyeComparison } from './schema.ts';

/** Extracts the comparison from a larger set of options; a field that is missing becomes null or false. */
export const comparisonIn = (
  options: {
    [Name in keyof EyeComparison]?: EyeComparison[Name] | null | undefined;
  },
): EyeComparison => ({
  reference: options.reference ?? null,
  axialPopulation: options.axialPopulation ?? null,
  hasGrowth: options.hasGrowth ?? false,
  hasTarget: options.hasTarget ?? false,
  hasTreatmentEffect: options.hasTreatmentEffect ?? false,
});

export const noComparison = comparisonIn({});

const names = Object.keys(noComparison) as (keyof EyeComparison)[];

export const isSameComparison = (one: EyeComparison, other: EyeComparison): boolean =>
  names.every(name => one[name] === other[name]);

/** Applies changes to a stored comparison. Returns null if nothing is left to compare the child with. */
export function withChanges(
  before: EyeComparison | null,
  changes: Partial<EyeComparison>,
): EyeComparison | null {
  const after = { ...(before ?? noComparison), ...changes };
  return isSameComparison(after, noComparison) ? null : after;
}

/** The comparison that a new report starts with: the user's own, otherwise the organisation's. */
export const rememberedIn = (choices: AllEyeChoices | undefined): EyeComparison =>
  choices?.own.comparison ?? choices?.organization.comparison ?? noComparison;

/** The comparisons that the organisation and the signer of a report have chosen; null if none was chosen. */
export interface ChosenComparisons {
  organization: EyeComparison | null;
  signer: EyeComparison | null;
}

export const chosenIn = ({ organization, own }: AllEyeChoices): ChosenComparisons => ({
  organization: organization.comparison,
  signer: own.comparison,
});

/**
 * Whose chosen comparison a report shows; null if it shows neither. A signer's choice replaces that of the
 * organisation.
 */
export function whoChose(shown: EyeComparison, chosen: ChosenComparisons): 'organization' | 'signer' | null {
  const whose = chosen.signer ? 'signer' : 'organization';
  return isChosen(shown, chosen[whose]) ? whose : null;
}

/**
 * Whether a shown comparison is the chosen one. The shown comparison may lack the treatment effect, as a
 * family's copy does.
 */
export function isChosen(shown: EyeComparison, chosen: EyeComparison | null): boolean {
  if (chosen === null) return false;
  const hasTreatmentEffect = shown.hasTreatmentEffect && chosen.hasTreatmentEffect;
  return isSameComparison(shown, { ...chosen, hasTreatmentEffect });
}
