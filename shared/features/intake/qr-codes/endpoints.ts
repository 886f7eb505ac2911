import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { PlainDate, Slug, Version } from '../../../core/fields.ts';
import type { QrCodeRecord, QrCounts } from './record.ts';
import { ChangedQrCode, QrCode } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    qrCode: QrCodeRecord | null;
    qrCounts: QrCounts;
  }
}

const path = 'organizations/{organizationId}/qr-code';
const ofOrganization = { organizationId: Slug } as const;
const code = { organization: 'organizationId', qrCode: 'organizationId' } as const;
const call = { lambda: 'account', records: code } as const;

export const qrCodes = {
  getQrCode: endpoint({
    method: 'GET',
    path,
    lambda: 'account',
    records: { ...code, qrCounts: 'organizationId' },
    summary: 'The QR code with which families register children, or the state of the latest one',
    needs: 'qr-code:read',
    joint: true,
    input: z.strictObject(ofOrganization),
    output: z.object({ code: QrCode.nullable() }),
  }),
  makeQrCode: endpoint({
    ...call,
    method: 'POST',
    path,
    summary: 'Creates a QR code; the previous one stops working at once',
    needs: 'qr-code:change',
    errors: ['version.conflict'],
    status: 201,
    input: z.strictObject({
      ...ofOrganization,
      /** Version of the QR code that the caller has read; null if there was no QR code. */
      codeVersion: Version.nullable(),
      lastDay: PlainDate,
    }),
    output: ChangedQrCode,
  }),
  changeQrCode: endpoint({
    ...call,
    method: 'PATCH',
    path,
    summary: 'Changes how long a QR code works; an expired one works again',
    needs: 'qr-code:change',
    errors: ['version.conflict', 'qr-code.revoked'],
    input: z.strictObject({ ...ofOrganization, codeVersion: Version, lastDay: PlainDate }),
    output: ChangedQrCode,
  }),
  revokeQrCode: endpoint({
    ...call,
    method: 'DELETE',
    path,
    summary: 'Revokes the QR code; scanning it then shows that it is invalid',
    needs: 'qr-code:change',
    errors: ['version.conflict'],
    input: z.strictObject({ ...ofOrganization, codeVersion: Version }),
    output: ChangedQrCode,
  }),
};
