import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { Caller } from '../../../../shared/core/permissions.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { sendLink } from '../report-links/send-link.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    sending: true;
  }
}

/** Ids of sendings that must reveal nothing to a caller. */
export const sendingReference = {
  foreign: async (other: Clinic) => (await sendLink(other.admin)).sending.id,
  hidden: async (own: Clinic, { visibility }: Caller) =>
    visibility === 'selected' ? (await sendLink(own.admin)).sending.id : undefined,
  missing: () => newChildId('sending', newId('case', Date.now()), Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
