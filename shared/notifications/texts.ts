import type { Locale } from '../fields.ts';

/** What a notification can tell of, and the words it needs. */
export type NotificationFact =
  | { kind: 'member.joined'; memberName: string }
  | { kind: 'case.archived'; caseName: string; caseId: string };

interface NotificationText {
  name: string;
  description: string;
}

/** The title and sentence of a notification in its reader's language. */
export function notificationText(
  fact: NotificationFact,
  senderName: string,
  locale: Locale,
): NotificationText {
  switch (fact.kind) {
    case 'member.joined':
      return locale === 'zh'
        ? { name: '新成员', description: `${fact.memberName}已加入` }
        : { name: 'New member', description: `${fact.memberName} joined` };
    case 'case.archived':
      return locale === 'zh'
        ? { name: '个案已归档', description: `${senderName}归档了${fact.caseName}` }
        : { name: 'Case archived', description: `${senderName} archived ${fact.caseName}` };
  }
}

/** Where the thing is that a notification tells of. */
export function notificationLink(fact: NotificationFact): string | null {
  return fact.kind === 'case.archived' ? `/cases/${fact.caseId}` : null;
}
