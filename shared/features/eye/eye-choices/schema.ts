import * as z from 'zod';
import { axialPopulations } from '../optics/axial-populations.ts';
import { referenceIds } from '../progression/reference-rates.ts';

/** What a new report compares a child with, such as a study or the axial lengths of a population. */
export const EyeComparison = z
  .strictObject({
    reference: z.enum(referenceIds).nullable(),
    axialPopulation: z.enum(axialPopulations).nullable(),
    hasGrowth: z.boolean(),
    hasTarget: z.boolean(),
    hasTreatmentEffect: z.boolean(),
  })
  .meta({ id: 'EyeComparison' });
export type EyeComparison = z.output<typeof EyeComparison>;

/**
 * Choices of a member or of the organisation for new reports and the dashboard. `version` is 0 before the
 * first choice.
 */
export const EyeChoices = z.object({
  /** The default comparison; null if none was chosen. */
  comparison: EyeComparison.nullable(),
  /** Whether the dashboard lists children with premyopia. */
  watchesPremyopia: z.boolean(),
  version: z.int().min(0),
});
export type EyeChoices = z.output<typeof EyeChoices>;

export type EyeChoicesChanges = Partial<Pick<EyeChoices, 'comparison' | 'watchesPremyopia'>>;

export const choiceScopes = ['own', 'organization'] as const;
export type ChoiceScope = (typeof choiceScopes)[number];

/** The organisation's choices, and the caller's own choices, which have priority. */
export const AllEyeChoices = z
  .object({ organization: EyeChoices, own: EyeChoices })
  .meta({ id: 'AllEyeChoices' });
export type AllEyeChoices = z.output<typeof AllEyeChoices>;
