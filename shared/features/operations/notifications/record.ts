import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { NotificationFact, notificationLink } from './fact.ts';
import { type Notification, NotificationId } from './schema.ts';
import { hiddenChildText, notificationText, type ReaderLanguage } from './texts.ts';

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

/**
 * The notification in the reader's language.
 * @param children current names of the children that the reader may see, by the id of the case; what is about
 *   another one says of them nothing at all
 */
export function presentNotification(
  record: NotificationRecord,
  language: ReaderLanguage,
  children: ReadonlyMap<string, string>,
): Notification {
  const { id, sender, seen, updatedAt } = record;
  const caseName = 'caseId' in record.fact ? children.get(record.fact.caseId) : undefined;
  const isHidden = 'caseId' in record.fact && caseName === undefined;
  const fact = caseName === undefined ? record.fact : { ...record.fact, caseName };
  return {
    id,
    ...notificationText(fact, sender?.fullName, language),
    ...(isHidden && { description: hiddenChildText(language) }),
    seen,
    updatedAt,
    link: isHidden ? null : notificationLink(fact),
    sender: sender && { fullName: sender.fullName, profilePicture: { url: null } },
  };
}

/** Zero-padded notification number, so that ids sort numerically. */
export function notificationId(number: number): string {
  return String(number).padStart(10, '0');
}
