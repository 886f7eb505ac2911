import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { PlainDate, Slug, Version } from '../../../core/fields.ts';
import type { QrCodeRecord, QrCounts } from './record.ts';
import { ChangedQrCode, QrCode } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    /** The last one that the organisation made. */
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
    summary: 'The QR code by which families register children, or what became of the last one',
    needs: 'qr-code:read',
    input: z.strictObject(ofOrganization),
    output: z.object({ code: QrCode.nullable() }),
  }),
  makeQrCode: endpoint({
    ...call,
    method: 'POST',
    path,
    summary: 'Makes a QR code; the one before it stops working at once',
    needs: 'qr-code:change',
    errors: ['version.conflict'],
    status: 201,
    input: z.strictObject({
      ...ofOrganization,
      /** Of the one that was read; null where there was none. */
      codeVersion: Version.nullable(),
      lastDay: PlainDate,
    }),
    output: ChangedQrCode,
  }),
  changeQrCode: endpoint({
    ...call,
    method: 'PATCH',
    path,
    summary: 'Changes how long a QR code works; one that has expired works again',
    needs: 'qr-code:change',
    errors: ['version.conflict', 'qr-code.revoked'],
    input: z.strictObject({ ...ofOrganization, codeVersion: Version, lastDay: PlainDate }),
    output: ChangedQrCode,
  }),
  revokeQrCode: endpoint({
    ...call,
    method: 'DELETE',
    path,
    summary: 'Revokes the QR code; whoever scans it is told that it is invalid',
    needs: 'qr-code:change',
    errors: ['version.conflict'],
    input: z.strictObject({ ...ofOrganization, codeVersion: Version }),
    output: ChangedQrCode,
  }),
};
