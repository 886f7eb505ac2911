import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';
import { subscriptionKey } from '../subscription-keys.ts';

const retentionSeconds = 90 * 86_400;

/** Reminders that subscriptions of an organisation end. */
export class SubscriptionRemindersStore extends OrganizationStore {
  /** Records that one ends after a day, once per lead time. One that does not, or not any more, is left alone. */
  async announce(courseId: string, until: string, days: number): Promise<void> {
    const [item] = await this.table.get([subscriptionKey(this.organization, courseId)]);
    if (!item || SubscriptionRecord.parse(item).until !== until) return;
    const write: Write = {
      put: {
        ...expirationNoticeKey(this.organization, `subscription:${courseId}`, until, days),
        kind: 'told',
        expiresAt: Math.floor(this.origin.now() / 1000) + retentionSeconds,
      },
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    const event = { act: 'subscription.ending', record: courseId, detail: { until } };
    await this.commit(event, [write], undefined).catch(unwrapReplay<undefined>);
  }
}
