import * as z from 'zod';
import { Instant, PlainDate, Slug, Version } from '../../../core/fields.ts';
import { type OrganizationRecord, todayIn } from '../../organizations/organizations/record.ts';
import { type QrCode, type QrCodeState, QrToken } from './schema.ts';

/** The latest QR code of an organisation, with its token, so that it can be shown and printed again. */
export const QrCodeRecord = z.object({
  token: QrToken,
  /** Number of the QR code within its organisation, from 1. */
  number: z.int().min(1),
  lastDay: PlainDate,
  /** As in `QrTokenRecord`; only version 1.0.0 reads it. */
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
  /** End of the last day, in the time zone that the organisation had when the day was chosen. */
  until: Instant,
  /** Missing in records of version 1.0.0. */
  lastDay: PlainDate.optional(),
});
export type QrTokenRecord = z.output<typeof QrTokenRecord>;

/**
 * Whether the last day of a QR code is over in the organisation's current time zone.
 * @param now milliseconds since 1970
 */
export const hasQrCodeExpired = (
  { lastDay, until }: Pick<QrTokenRecord, 'lastDay' | 'until'>,
  timeZone: string,
  now: number,
): boolean => (lastDay === undefined ? Date.parse(until) <= now : lastDay < todayIn(timeZone, now));

/** @param now milliseconds since 1970 */
export function qrCodeState(record: QrCodeRecord, timeZone: string, now: number): QrCodeState {
  if (record.revokedAt !== null) return 'revoked';
  return hasQrCodeExpired(record, timeZone, now) ? 'expired' : 'live';
}

/**
 * Converts a stored QR code for the response.
 * @param counts null for callers who are not allowed to see the numbers of registrations
 */
export function presentQrCode(
  { slug: id, timeZone }: Pick<OrganizationRecord, 'slug' | 'timeZone'>,
  record: QrCodeRecord,
  counts: QrCounts | null,
  now: number,
): QrCode {
  const { number, lastDay, madeAt, revokedAt, version } = record;
  const registrations = counts && Number(counts[number] ?? 0);
  const state = qrCodeState(record, timeZone, now);
  const token = state === 'live' ? record.token : null;
  return { id, state, token, lastDay, madeAt, revokedAt, registrations, version };
}
