import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { NotificationFact, notificationLink } from './fact.ts';
import { type Notification, NotificationId } from './schema.ts';
import { notificationText, type ReaderLanguage } from './texts.ts';

/** A notification as it is stored: the fact, not its words. */
export const NotificationRecord = z.object({
  id: NotificationId,
  fact: NotificationFact,
  sender: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  seen: z.boolean(),
  updatedAt: Instant,
});
export type NotificationRecord = z.output<typeof NotificationRecord>;

/** How many notifications a person has had in an organisation, and how many of them they have not seen. */
export const NotificationCounters = z.object({ last: z.int(), unseen: z.int() });
export type NotificationCounters = z.output<typeof NotificationCounters>;

/** The notification as its reader reads. */
export function presentNotification(record: NotificationRecord, language: ReaderLanguage): Notification {
  const { id, fact, sender, seen, updatedAt } = record;
  return {
    id,
    ...notificationText(fact, sender?.fullName, language),
    seen,
    updatedAt,
    link: notificationLink(fact),
    sender: sender && { fullName: sender.fullName, profilePicture: { url: null } },
  };
}

/** Number of a notification as its id: ten digits, so that ids sort as numbers do. */
export function notificationId(number: number): string {
  return String(number).padStart(10, '0');
}
