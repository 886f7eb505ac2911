import * as z from 'zod';
import { Instant, PlainDate, Slug, Version } from '../../../core/fields.ts';

/** Number of letters and digits in a token: 128 bits, without characters that look alike. */
export const qrTokenLength = 22;

/** The token in a QR code's address: `https://site/{token}`. */
export const QrToken = z.string().regex(/^[A-Za-z0-9]{22}$/);

/** Default and maximum validity of a new QR code, in days. */
export const qrCodeDays = { default: 365, max: 1095 };

export const QrCodeState = z.enum(['live', 'expired', 'revoked']);
export type QrCodeState = z.output<typeof QrCodeState>;

export const QrCode = z
  .object({
    id: Slug,
    state: QrCodeState,
    /** The QR code's token; null if the QR code is not valid. */
    token: QrToken.nullable(),
    /** The last day on which the QR code opens the registration form, in the organisation's time zone. */
    lastDay: PlainDate,
    madeAt: Instant,
    revokedAt: Instant.nullable(),
    /**
     * Number of children who were registered with the QR code; null for callers who see only selected cases.
     */
    registrations: z.int().min(0).nullable(),
    version: Version,
  })
  .meta({ id: 'QrCode' });
export type QrCode = z.output<typeof QrCode>;

/** Response to a change of the QR code. It contains no token, because responses are stored for retries. */
export const ChangedQrCode = z.object({ id: Slug, version: Version });
export type ChangedQrCode = z.output<typeof ChangedQrCode>;
