import * as z from 'zod';
import { Instant, PlainDate, Slug, Version } from '../../../core/fields.ts';
import { type QrCode, type QrCodeState, QrToken } from './schema.ts';

/** The latest QR code of an organisation, with its token, so that it can be shown and printed again. */
export const QrCodeRecord = z.object({
  token: QrToken,
  /** Number of the QR code within its organisation, from 1. */
  number: z.int().min(1),
  lastDay: PlainDate,
  /** When the QR code expires. */
  until: Instant,
  madeAt: Instant,
  revokedAt: Instant.nullable(),
  /** Version of the record. A new QR code that replaces the old one continues the version. */
  version: Version,
});
export type QrCodeRecord = z.output<typeof QrCodeRecord>;

/** Number of registrations by each QR code of an organisation, keyed by the QR code's number. */
export const QrCounts = z.looseObject({});
export type QrCounts = z.output<typeof QrCounts>;

/** Finds a QR code by the hash of its token. Deleted when the QR code is replaced or revoked. */
export const QrTokenRecord = z.object({
  organization: Slug,
  number: z.int().min(1),
  until: Instant,
});
export type QrTokenRecord = z.output<typeof QrTokenRecord>;

/** @param now milliseconds since 1970 */
export function qrCodeState({ revokedAt, until }: QrCodeRecord, now: number): QrCodeState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(until) <= now ? 'expired' : 'live';
}

/**
 * Converts a stored QR code for the response.
 * @param counts null for callers who are not allowed to see the numbers of registrations
 */
export function presentQrCode(
  organization: string,
  record: QrCodeRecord,
  counts: QrCounts | null,
  now: number,
): QrCode {
  const { number, lastDay, madeAt, revokedAt, version } = record;
  const registrations = counts && Number(counts[number] ?? 0);
  const state = qrCodeState(record, now);
  const token = state === 'live' ? record.token : null;
  return { id: organization, state, token, lastDay, madeAt, revokedAt, registrations, version };
}
