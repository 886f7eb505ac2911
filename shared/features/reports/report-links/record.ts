import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { maxBirthDateAttempts } from '../../../core/limits.ts';
import { ReportRecordId } from '../../../core/report-kinds.ts';
import { SendingId } from '../sending/schema.ts';
import type { ReportLinkState, SentLinkState } from './schema.ts';

/** A link to the reports of one sending, for one address. */
export const ReportLinkRecord = z.object({
  sending: SendingId,
  /** The record behind the reports, of any kind; the stored name comes from the first kind. */
  eyeReport: ReportRecordId,
  /** Wrong birth dates since the last correct one. */
  tries: z.int().min(0),
  until: Instant,
  /** Time of the first opening. */
  openedAt: Instant.nullable(),
  /** Time at which staff, or a restriction of the case, closed it. */
  revokedAt: Instant.optional(),
  version: z.int(),
});
export type ReportLinkRecord = z.output<typeof ReportLinkRecord>;

/** The id of the record behind the reports of a link. */
export const linkedRecordIdOf = ({ eyeReport: id }: ReportLinkRecord): string => id;

/** How long a link can be reopened, in milliseconds: as long as the file links it returned are valid. */
const reopenMs = 900_000;

/** State of a link as its page shows it; a revoked link is shown as expired. @param now milliseconds since 1970 */
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
