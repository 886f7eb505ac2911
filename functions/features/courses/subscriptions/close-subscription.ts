import { AppError } from '../../../../shared/core/errors.ts';
import type { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { hasAccess } from '../../../../shared/features/courses/subscriptions/rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { deciderOf } from './decider-of.ts';

export const closeSubscription: AccountHandler<typeof subscriptions.closeSubscription> = async (
  { courseId, version, reason },
  context,
) => {
  const { records, allSubscriptions, now } = context;
  const today = todayIn(records.organization.timeZone, now());
  const store = allSubscriptions.of(records.organization);
  const { before, isCurrent } = await store.get(courseId, version);
  if (isCurrent && before.status !== 'pending' && !hasAccess(before, today))
    throw new AppError('subscription.decided');
  return store.close(before, reason, await deciderOf(context));
};
