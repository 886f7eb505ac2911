import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Slug } from '../../../core/fields.ts';
import { LinkedPdf } from '../../../core/linked-pdf.ts';

export const qrPosters = {
  openQrPoster: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/qr-code/poster',
    summary: 'A poster with the QR code, in English and Chinese, as an A4 PDF',
    lambda: 'pdf',
    needs: 'qr-code:read',
    effect: 'read',
    records: { organization: 'organizationId', qrCode: 'organizationId' },
    errors: ['qr-code.not-live'],
    input: z.strictObject({ organizationId: Slug }),
    output: LinkedPdf,
  }),
};
