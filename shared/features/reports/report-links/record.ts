import * as z from 'zod';
import { ReportRecordId } from '../../../core/documents/report-kinds.ts';
import { Instant } from '../../../core/fields.ts';
import { maxBirthDateAttempts } from '../../../core/limits.ts';
import { SendingId } from '../sending/schema.ts';
import type { ReportLinkState, SentLinkState } from './schema.ts';

/** A link to sent reports, made for the address of one recipient. */
export const ReportLinkRecord = z.object({
  sending: SendingId,
  /**
   * The record whose reports the link opens. It can be of any kind; the field is named after the first kind
   * that existed.
   */
  eyeReport: ReportRecordId,
  /** Number of wrong birth dates entered since the last correct one. */
  tries: z.int().min(0),
  until: Instant,
  /** Time when the link was first opened. */
  openedAt: Instant.nullable(),
  /** Time when the link was revoked, by staff or because the case was restricted. */
  revokedAt: Instant.optional(),
  version: z.int(),
});
export type ReportLinkRecord = z.output<typeof ReportLinkRecord>;

export const linkedRecordIdOf = ({ eyeReport: id }: ReportLinkRecord): string => id;

/**
 * How long a link can be opened again after the first time, in milliseconds; links to files are valid as
 * long.
 */
const reopenMs = 900_000;

/**
 * State of a link as the recipient sees it; a revoked link counts as expired. @param now milliseconds since
 * 1970
 */
export function reportLinkState(
  { tries, until, openedAt, revokedAt }: ReportLinkRecord,
  now: number,
): ReportLinkState {
  if (revokedAt !== undefined) return 'expired';
  if (tries >= maxBirthDateAttempts) return 'locked';
  if (openedAt !== null && now - Date.parse(openedAt) >= reopenMs) return 'used';
  return Date.parse(until) <= now ? 'expired' : 'open';
}

/** State of a link as staff see it. @param now milliseconds since 1970 */
export const sentLinkState = (link: ReportLinkRecord, now: number): SentLinkState =>
  link.revokedAt === undefined ? reportLinkState(link, now) : 'revoked';
