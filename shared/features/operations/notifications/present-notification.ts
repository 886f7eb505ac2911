import type { LanguageTag } from '../../../core/languages.ts';
import type { Role } from '../../../core/permissions.ts';
import { routeAt } from '../../../core/route-patterns.ts';
import { notificationLink } from './fact.ts';
import type { NotificationRecord } from './record.ts';
import type { Notification } from './schema.ts';
import { hiddenChildText, notificationText } from './texts.ts';

/**
 * Writes a notification in the recipient's language. It has a link only if the recipient's role can open the
 * page: users learn that an email of theirs bounced, but cannot open the admin page.
 * @param children current names of the children whom the recipient may see, by case id; the text does not
 * identify other children
 * @param picture picture of the sender
 */
export function presentNotification(
  record: NotificationRecord,
  { role, language }: { role: Role; language: LanguageTag },
  children: ReadonlyMap<string, string>,
  picture: string | null = null,
): Notification {
  const { id, sender, seen, updatedAt } = record;
  const caseName = 'caseId' in record.fact ? children.get(record.fact.caseId) : undefined;
  const isHidden = 'caseId' in record.fact && caseName === undefined;
  const fact = caseName === undefined ? record.fact : { ...record.fact, caseName };
  const link = notificationLink(fact);
  const isOpen = routeAt(link.replace(/\?.*/, ''))?.roles.includes(role);
  return {
    id,
    ...notificationText(fact, sender?.fullName, language),
    ...(isHidden && { description: hiddenChildText[language] }),
    seen,
    updatedAt,
    link: isOpen && !isHidden ? link : null,
    sender: sender && { fullName: sender.fullName, profilePicture: { url: picture } },
  };
}
