import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { NotificationFact } from './fact.ts';
import { NotificationId } from './schema.ts';

/** A stored notification. It has the data for the text, not the text itself. */
export const NotificationRecord = z.object({
  id: NotificationId,
  fact: NotificationFact,
  sender: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  seen: z.boolean(),
  updatedAt: Instant,
});
export type NotificationRecord = z.output<typeof NotificationRecord>;

export const NotificationCounters = z.object({
  last: z.int(),
  unseen: z.int(),
  /** Every notification up to this number counts as seen, even if its record does not say so. */
  seenUpTo: z.int().default(0),
});
export type NotificationCounters = z.output<typeof NotificationCounters>;

/** Converts the number of a notification to an id with leading zeros, so that ids sort by number. */
export function notificationId(number: number): string {
  return String(number).padStart(10, '0');
}
