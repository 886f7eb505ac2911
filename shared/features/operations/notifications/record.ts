import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { NotificationFact, notificationLink } from './fact.ts';
import { type Notification, NotificationId } from './schema.ts';
import { notificationText, type ReaderLanguage } from './texts.ts';

/** A stored notification: its data, not its text. */
export const NotificationRecord = z.object({
  id: NotificationId,
  fact: NotificationFact,
  sender: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  seen: z.boolean(),
  updatedAt: Instant,
});
export type NotificationRecord = z.output<typeof NotificationRecord>;

/** A person's last notification number in an organisation, and their unseen count. */
export const NotificationCounters = z.object({ last: z.int(), unseen: z.int() });
export type NotificationCounters = z.output<typeof NotificationCounters>;

/** The notification in the reader's language. */
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

/** Zero-padded notification number, so that ids sort numerically. */
export function notificationId(number: number): string {
  return String(number).padStart(10, '0');
}
