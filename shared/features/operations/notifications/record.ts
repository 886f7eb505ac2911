import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { NotificationFact } from './fact.ts';
import { NotificationId } from './schema.ts';

/** A stored notification: its data, not its text. */
export const NotificationRecord = z.object({
  id: NotificationId,
  fact: NotificationFact,
  sender: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  seen: z.boolean(),
  updatedAt: Instant,
});
export type NotificationRecord = z.output<typeof NotificationRecord>;

/** Counters of a person's notifications. */
export const NotificationCounters = z.object({
  last: z.int(),
  unseen: z.int(),
  /** All notifications up to this number count as seen, even if their records do not say so. */
  seenUpTo: z.int().default(0),
});
export type NotificationCounters = z.output<typeof NotificationCounters>;

/** Converts a notification number to an id with leading zeros, so that ids sort numerically. */
export function notificationId(number: number): string {
  return String(number).padStart(10, '0');
}
