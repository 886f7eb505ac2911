import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { maxBirthDateAttempts } from '../../../core/limits.ts';
import { EyeReportId } from '../../eye/eye-reports/schema.ts';
import { SendingId } from '../sending/schema.ts';
import type { ReportLinkState } from './schema.ts';

/** A link to the reports of one sending, for one address. */
export const ReportLinkRecord = z.object({
  sending: SendingId,
  eyeReport: EyeReportId,
  /** Birth dates that were wrong since the last right one. */
  tries: z.int().min(0),
  until: Instant,
  /** When it was used. */
  openedAt: Instant.nullable(),
  version: z.int(),
});
export type ReportLinkRecord = z.output<typeof ReportLinkRecord>;

/** Whoever has just opened a link may open it again, in milliseconds: what they were given is good as long. */
const reopenMs = 900_000;

/** What can be done with a link now. @param now milliseconds since 1970 */
export function reportLinkState({ tries, until, openedAt }: ReportLinkRecord, now: number): ReportLinkState {
  if (tries >= maxBirthDateAttempts) return 'locked';
  if (openedAt !== null && now - Date.parse(openedAt) >= reopenMs) return 'used';
  return Date.parse(until) <= now ? 'expired' : 'open';
}
