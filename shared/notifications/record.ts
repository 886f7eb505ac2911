import * as z from 'zod';
import { Instant, type Locale } from '../fields.ts';
import { type Notification, NotificationId } from './schema.ts';
import { type NotificationFact, notificationLink, notificationText } from './texts.ts';

const Fact: z.ZodType<NotificationFact> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member.joined'), memberName: z.string() }),
  z.object({ kind: z.literal('case.archived'), caseId: z.string(), caseName: z.string() }),
]);

/** A notification as it is stored: the fact, not its words. */
export const NotificationRecord = z.object({
  id: NotificationId,
  fact: Fact,
  sender: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  seen: z.boolean(),
  updatedAt: Instant,
});
export type NotificationRecord = z.output<typeof NotificationRecord>;

/** How many notifications a person has had in an organisation, and how many of them they have not seen. */
export const NotificationBox = z.object({ last: z.int(), unseen: z.int() });
export type NotificationBox = z.output<typeof NotificationBox>;

/** The notification in its reader's language. */
export function presentNotification(record: NotificationRecord, locale: Locale): Notification {
  const { id, fact, sender, seen, updatedAt } = record;
  return {
    id,
    ...notificationText(fact, sender?.fullName ?? '', locale),
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
