import { newId } from '../../../../functions/platform/storage/new-id.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    organization: true;
    organizationRecord: true;
  }
}

export const organizationReference: ReferenceSample = {
  foreign: async other => other.slug,
  hidden: async () => undefined,
  missing: () => 'no-such-clinic',
  statusOfMissing: 403,
  otherKind: () => newId('case', Date.now()),
  malformed: ['', 'a', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '../clinic'],
};

/** An organisation that a call is about, not the one it is made for. */
export const organizationRecordReference: ReferenceSample = {
  foreign: async other => other.slug,
  hidden: async () => undefined,
  missing: () => 'no-such-clinic',
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['clinic', 'A-Clinic', 'clinic#META', 'clinic-', 'a'.repeat(41), 'clinic\n', '..%2fclinic'],
};
