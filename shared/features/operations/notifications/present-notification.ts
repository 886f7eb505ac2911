import { notificationLink } from './fact.ts';
import type { NotificationRecord } from './record.ts';
import type { Notification } from './schema.ts';
import { hiddenChildText, notificationText, type ReaderLanguage } from './texts.ts';

/**
 * The notification in the reader's language.
 * @param children current names of the children that the reader may see, by the id of the case; what is about
 *   another one says of them nothing at all
 * @param picture of the sender
 */
export function presentNotification(
  record: NotificationRecord,
  language: ReaderLanguage,
  children: ReadonlyMap<string, string>,
  picture: string | null = null,
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
    sender: sender && { fullName: sender.fullName, profilePicture: { url: picture } },
  };
}
