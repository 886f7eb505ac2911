import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeConsent } from './samples.ts';

/** IDs of consents that the caller cannot access. */
export const consentReference: ReferenceSample = {
  foreign: async other => (await makeConsent(other.admin, foreignCanary.word)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeConsent(own.admin, hiddenCanary.word)).id : undefined,
  missing: () => newChildId('consent', newId('case', Date.now()), Date.now()),
};
