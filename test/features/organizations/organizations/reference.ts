import type { ReferenceSample } from '../../../support/reference-sample.ts';

export const organizationReference: ReferenceSample = {
  foreign: async other => other.slug,
  hidden: async () => undefined,
  missing: () => 'no-such-clinic',
  statusOfMissing: 403,
  malformed: ['', 'a', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '../clinic'],
};

/**
 * IDs of organisations that a request names in its input, not of the organisation that the caller has opened.
 */
export const organizationRecordReference: ReferenceSample = {
  foreign: async other => other.slug,
  hidden: async () => undefined,
  missing: () => 'no-such-clinic',
  malformed: ['clinic', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '..%2fclinic'],
};
