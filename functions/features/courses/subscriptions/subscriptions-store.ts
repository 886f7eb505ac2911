import { AppError } from '../../../../shared/core/errors.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import {
  presentSubscription,
  type Subscription,
} from '../../../../shared/features/courses/subscriptions/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { type Condition, hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { subscriptionKey, subscriptionsOf } from '../subscription-keys.ts';
import { subscriptionItem } from './subscription-items.ts';

export class SubscriptionsStore extends OrganizationStore {
  /** All subscriptions that were ever requested, in any state. */
  async list(): Promise<SubscriptionRecord[]> {
    const items = await this.table.queryAll(subscriptionsOf(this.organization));
    return items.map(item => SubscriptionRecord.parse(item));
  }

  async get(courseId: string): Promise<SubscriptionRecord | undefined> {
    return this.table.read(SubscriptionRecord, subscriptionKey(this.organization, courseId));
  }

  /**
   * If another member requests the same course at the same time, keeps the first request.
   * @throws version.conflict if the subscription has changed in another way
   */
  request(
    { id: courseId, title, organization, organizationName }: PublishedCourse,
    before: SubscriptionRecord | null,
    { id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>,
    { message, today }: { message: string | null; today: string },
  ): Promise<Subscription> {
    const record: SubscriptionRecord = {
      courseId,
      status: 'pending',
      until: before?.until ?? null,
      course: { title, organization: { id: organization, name: organizationName } },
      request: { by: { id, fullName }, at: this.now(), message },
      decision: before?.decision ?? null,
      version: (before?.version ?? 0) + 1,
    };
    const when = before ? hasVersion(before.version) : isAbsent;
    return this.#put('subscription.requested', record, when, today);
  }

  /** @throws version.conflict if the request has been decided */
  cancel(before: SubscriptionRecord, today: string): Promise<Subscription> {
    const record: SubscriptionRecord = { ...before, status: 'cancelled', version: before.version + 1 };
    return this.#put('subscription.cancelled', record, hasVersion(before.version), today);
  }

  /** Stores a change of a subscription. If another member has just made the same change, keeps theirs. */
  #put(act: string, record: SubscriptionRecord, when: Condition, today: string): Promise<Subscription> {
    const write: Write = {
      put: subscriptionItem(this.organization, record),
      when,
      onConditionFailed: existing => {
        const current = existing && SubscriptionRecord.parse(existing);
        return current?.status === record.status
          ? new IdempotentReplay(presentSubscription(current, today))
          : new AppError('version.conflict');
      },
    };
    const answer = presentSubscription(record, today);
    return this.commit({ act, record: record.courseId }, [write], answer).catch(unwrapReplay<Subscription>);
  }
}
