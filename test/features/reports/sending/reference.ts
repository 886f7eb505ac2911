import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { sendLink } from '../report-links/send-link.ts';

/** IDs of records about sent reports that the caller cannot access. */
export const sendingReference: ReferenceSample = {
  foreign: async other => (await sendLink(other.admin)).sending.id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await sendLink(own.admin)).sending.id : undefined,
  missing: () => newChildId('sending', newId('case', Date.now()), Date.now()),
};
