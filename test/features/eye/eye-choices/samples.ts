import {
  eyeChoices as calls,
  type eyeChoices,
} from '../../../../shared/features/eye/eye-choices/endpoints.ts';
import type { EyeComparison } from '../../../../shared/features/eye/eye-choices/schema.ts';
import type { Samples } from '../../../support/sample.ts';

export const comparison: EyeComparison = {
  reference: 'donovanAsian',
  axialPopulation: 'wuhan',
  hasGrowth: true,
  hasTarget: true,
  hasTreatmentEffect: false,
};

export const eyeChoicesSamples: Samples<typeof eyeChoices> = {
  getEyeChoices: { input: async () => ({}) },
  changeEyeChoices: {
    input: async ({ caller }) => ({
      scope: 'own',
      version: await caller.call(calls.getEyeChoices, {}).then(
        ({ data }) => data.own.version,
        () => 0,
      ),
      comparison,
      watchesPremyopia: true,
    }),
    fixedFields: ['scope', 'version'],
    allowedRaceErrors: ['version.conflict'],
  },
};
