import * as z from 'zod';
import { Instant, PlainDate, Slug, Version } from '../../../core/fields.ts';
import { type QrCode, type QrCodeState, QrToken } from './schema.ts';

/** The last QR code of an organisation, with its token, so that it can be shown and printed again. */
export const QrCodeRecord = z.object({
  token: QrToken,
  /** Number among the organisation's codes, from 1. */
  number: z.int().min(1),
  lastDay: PlainDate,
  /** When it stops working. */
  until: Instant,
  madeAt: Instant,
  revokedAt: Instant.nullable(),
  /** Goes on counting when a code is replaced. */
  version: Version,
});
export type QrCodeRecord = z.output<typeof QrCodeRecord>;

/** Registrations of each code of an organisation, by its number. */
export const QrCounts = z.looseObject({});
export type QrCounts = z.output<typeof QrCounts>;

/** What is found by the hash of a token. A replaced or revoked code has none. */
export const QrTokenRecord = z.object({
  organization: Slug,
  /** Number of the code among those of its organisation. */
  number: z.int().min(1),
  until: Instant,
});
export type QrTokenRecord = z.output<typeof QrTokenRecord>;

/** @param now milliseconds since 1970 */
export function qrCodeState({ revokedAt, until }: QrCodeRecord, now: number): QrCodeState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(until) <= now ? 'expired' : 'live';
}

/** @param counts null for whoever may not know how many registered */
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
