import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { maxBirthDateAttempts } from '../../../core/limits.ts';
import { ReportRecordId } from '../../../core/report-kinds.ts';
import { SendingId } from '../sending/schema.ts';
import type { ReportLinkState, SentLinkState } from './schema.ts';

/** A link to the reports of one sending, for one address. */
export const ReportLinkRecord = z.object({
  sending: SendingId,
  /** The record that the reports are made of, of any kind; the stored name is that of the first kind. */
  eyeReport: ReportRecordId,
  /** Wrong birth dates since the last correct one. */
  tries: z.int().min(0),
  until: Instant,
  /** When it was first opened. */
  openedAt: Instant.nullable(),
  /** When it was closed by staff, or by a restriction of the case. */
  revokedAt: Instant.optional(),
  version: z.int(),
});
export type ReportLinkRecord = z.output<typeof ReportLinkRecord>;

/** The id of the record that the reports of a link are made of. */
export const linkedRecordIdOf = ({ eyeReport: id }: ReportLinkRecord): string => id;

/** A link can be reopened for this many milliseconds: as long as the file links it returned. */
const reopenMs = 900_000;

/** State of a link as its page says it: one that was revoked has expired. @param now milliseconds since 1970 */
export function reportLinkState(
  { tries, until, openedAt, revokedAt }: ReportLinkRecord,
  now: number,
): ReportLinkState {
  if (revokedAt !== undefined) return 'expired';
  if (tries >= maxBirthDateAttempts) return 'locked';
  if (openedAt !== null && now - Date.parse(openedAt) >= reopenMs) return 'used';
  return Date.parse(until) <= now ? 'expired' : 'open';
}

/** The same as staff see it. @param now milliseconds since 1970 */
export const sentLinkState = (link: ReportLinkRecord, now: number): SentLinkState =>
  link.revokedAt === undefined ? reportLinkState(link, now) : 'revoked';
