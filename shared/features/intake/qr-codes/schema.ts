import * as z from 'zod';
import { Instant, PlainDate, Slug, Version } from '../../../core/fields.ts';

/** Letters and digits of a token: 128 bits without those that look alike. */
export const qrTokenLength = 22;

/** What the address of a QR code carries: `https://site/{token}`. */
export const QrToken = z.string().regex(/^[A-Za-z0-9]{22}$/);

/** Days that a new code works unless somebody chooses otherwise, and the most that may be chosen. */
export const qrCodeDays = { default: 365, max: 1095 };

export const QrCodeState = z.enum(['live', 'expired', 'revoked']);
export type QrCodeState = z.output<typeof QrCodeState>;

/** The last QR code that an organisation made. */
export const QrCode = z
  .object({
    /** The organisation's slug. */
    id: Slug,
    state: QrCodeState,
    /** Null unless the code is live. */
    token: QrToken.nullable(),
    /** The last day on which it opens the form, in the organisation's time zone. */
    lastDay: PlainDate,
    madeAt: Instant,
    revokedAt: Instant.nullable(),
    /** How many children were registered with it; null for people who see selected cases only. */
    registrations: z.int().min(0).nullable(),
    version: Version,
  })
  .meta({ id: 'QrCode' });
export type QrCode = z.output<typeof QrCode>;

/** Answers of changes say nothing that must not be stored a second time. */
export const ChangedQrCode = z.object({ id: Slug, version: Version });
export type ChangedQrCode = z.output<typeof ChangedQrCode>;
