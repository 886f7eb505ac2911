import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { maxBirthDateAttempts } from '../../../core/limits.ts';
import { ReportRecordId } from '../../../core/report-kinds.ts';
import { SendingId } from '../sending/schema.ts';
import type { ReportLinkState } from './schema.ts';

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
  version: z.int(),
});
export type ReportLinkRecord = z.output<typeof ReportLinkRecord>;

/** The id of the record that the reports of a link are made of. */
export const linkedRecordIdOf = ({ eyeReport: id }: ReportLinkRecord): string => id;

/** A link can be reopened for this many milliseconds: as long as the file links it returned. */
const reopenMs = 900_000;

/** Current state of a link. @param now milliseconds since 1970 */
export function reportLinkState({ tries, until, openedAt }: ReportLinkRecord, now: number): ReportLinkState {
  if (tries >= maxBirthDateAttempts) return 'locked';
  if (openedAt !== null && now - Date.parse(openedAt) >= reopenMs) return 'used';
  return Date.parse(until) <= now ? 'expired' : 'open';
}
