import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { Caller } from '../../../../shared/core/permissions.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeConsent } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    consent: true;
  }
}

/** Ids of consents that must reveal nothing to a caller. */
export const consentReference = {
  foreign: async (other: Clinic) => (await makeConsent(other.admin, foreignCanary.word)).id,
  hidden: async (own: Clinic, { visibility }: Caller) =>
    visibility === 'selected' ? (await makeConsent(own.admin, hiddenCanary.word)).id : undefined,
  missing: () => newChildId('consent', newId('case', Date.now()), Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
