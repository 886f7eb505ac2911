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
    summary: 'Revokes the links to sent reports, of one address or all; repeating it changes nothing',
    needs: 'report-link:revoke',
    records: { sending: 'sendingId' },
    allowedAfterLicenceEnds: true,
    allowedWhileRestricted: true,
    errors: ['module.needed'],
    input: z.strictObject({
      sendingId: SendingId,
      /** Address whose link is revoked; if left out, the links of all addresses are revoked. */
      address: optional(Email),
    }),
    output: z.object({
      /** Number of links that were valid until this request revoked them. */
      revoked: z.int().min(0),
    }),
  }),
};
