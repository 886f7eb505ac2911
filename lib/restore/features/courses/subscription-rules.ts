import { subscriptionsOf } from '../../../../functions/features/courses/subscription-keys.ts';
import { subscriptionItem } from '../../../../functions/features/courses/subscriptions/subscription-items.ts';
import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { compareDerivedItems, type Rule } from '../../integrity-violation.ts';

/** Rule: a subscription to a course is in the platform administrators' lists of its status and last day. */
export const subscriptionRules: Rule = contents => {
  const { pk, prefix } = subscriptionsOf(contents.slug);
  const found = contents.inPartition(pk, prefix);
  const expected = found.map(item => subscriptionItem(contents.slug, SubscriptionRecord.parse(item)));
  return compareDerivedItems('a subscription is in the platform’s lists', expected, found);
};
