import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Email, optional } from '../../../core/fields.ts';
import { SendingId, type SendingRecord } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    sending: SendingRecord;
  }
  interface ParentRecords {
    sending: 'case';
  }
}

export const sending = {
  revokeReportLinks: endpoint({
    method: 'POST',
    path: 'sendings/{sendingId}/revoke-links',
    summary:
      'Revokes the links to reports that were sent, of one address or of all; doing it again changes nothing',
    needs: 'report-link:revoke',
    records: { sending: 'sendingId' },
    allowedAfterLicenceEnds: true,
    allowedWhileRestricted: true,
    errors: ['module.needed'],
    input: z.strictObject({
      sendingId: SendingId,
      /** Whose link; left out for all of them. */
      address: optional(Email),
    }),
    output: z.object({
      /** How many links worked until now. */
      revoked: z.int().min(0),
    }),
  }),
};
