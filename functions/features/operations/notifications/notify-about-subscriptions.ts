import { languages, languageTag } from '../../../../shared/core/languages.ts';
import type { MailTemplateName } from '../../../../shared/core/mail/template-names.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import {
  type NotificationFact,
  notificationLink,
} from '../../../../shared/features/operations/notifications/fact.ts';
import { formatLongDate } from '../../../../shared/features/operations/notifications/text-types.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { JournalEntry } from '../../../platform/events/reaction.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { adminIds, type NotificationReaction, notify, notifyFromPlatform } from './notify.ts';

const notifyRequested: NotificationReaction = {
  name: 'tell-subscription-requested',
  on: ['subscription.requested'],
  react: async (entry, context) => {
    const record = await context.subscriptions.get(entry.record);
    if (!record) return [];
    const { courseId, course } = record;
    const fact = { kind: 'subscription.requested', courseId, title: course.title } as const;
    return notify(entry, context, await adminIds(context), fact);
  },
};

/** The content of the notification; undefined if the event no longer applies to the subscription. */
function factOf({ act, detail }: JournalEntry, record: SubscriptionRecord): Told | undefined {
  const { courseId, status, until, decision } = record;
  const about = { courseId, title: record.course.title };
  const reason = decision?.reason ?? '';
  const isCurrent = until !== null && until === detail?.until;
  if (act === 'subscription.declined' || act === 'subscription.withdrawn')
    return act === `subscription.${status}` ? { kind: act, ...about, reason } : undefined;
  if (!isCurrent) return undefined;
  return { kind: act === 'subscription.ending' ? act : 'subscription.approved', ...about, until };
}

type Told = Extract<NotificationFact, { kind: keyof typeof templates }>;

const templates = {
  'subscription.approved': 'subscription-approved',
  'subscription.declined': 'subscription-declined',
  'subscription.withdrawn': 'subscription-withdrawn',
  'subscription.ending': 'subscription-ending',
} as const satisfies Partial<Record<NotificationFact['kind'], MailTemplateName>>;

/**
 * Notifies the member who requested the subscription, in the product and by email. If the member has left,
 * notifies the admins.
 */
const notifyDecided: NotificationReaction = {
  name: 'tell-subscription-decided',
  on: [
    'subscription.approved',
    'subscription.extended',
    'subscription.declined',
    'subscription.withdrawn',
    'subscription.ending',
  ],
  react: async (entry, context) => {
    const record = await context.subscriptions.get(entry.record);
    const fact = record && factOf(entry, record);
    if (!record || !fact) return [];
    const all = await context.members.list();
    const active = all.filter(({ status }) => status === 'active');
    const requester = active.filter(({ id }) => id === record.request.by.id);
    const notified = requester.length > 0 ? requester : active.filter(({ role }) => role === 'admin');
    const ids = notified.map(({ id }) => id);
    return [
      ...(await notifyFromPlatform(entry, context, ids, fact)),
      ...(await mailWrites(fact, notified, context)),
    ];
  },
};

/** Maximum number of emails beside the notifications, so that both fit into a transaction. */
const maxMails = 15;

async function mailWrites(
  fact: Told,
  members: Parameters<ReactionContext['recipients']['of']>[0],
  { recipients, mails }: ReactionContext,
): Promise<Write[]> {
  return (await recipients.of(members.slice(0, maxMails))).map(recipient => {
    const { intl } = languages[languageTag(recipient.locale, recipient.script)];
    const until = 'until' in fact ? formatLongDate(intl, fact.until) : '';
    const reason = 'reason' in fact ? fact.reason : '';
    const values = { title: fact.title, until, reason };
    return mails.sendWrite({
      template: templates[fact.kind],
      ...recipient,
      values,
      link: notificationLink(fact),
    });
  });
}

export const subscriptionReactions = [notifyRequested, notifyDecided];
