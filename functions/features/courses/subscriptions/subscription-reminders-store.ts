import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { type AuditEvent, IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';
import { subscriptionKey } from '../subscription-keys.ts';

const retentionSeconds = 90 * 86_400;

/** Events about subscriptions of an organisation. Reactions to them notify its members. */
export class SubscriptionRemindersStore extends OrganizationStore {
  /** Records once per reminder that a subscription ends in `days` days, unless the last day has changed. */
  async announce(courseId: string, until: string, days: number): Promise<void> {
    const [item] = await this.table.get([subscriptionKey(this.organization, courseId)]);
    if (!item || SubscriptionRecord.parse(item).until !== until) return;
    const key = expirationNoticeKey(this.organization, `subscription:${courseId}`, until, days);
    await this.#once(key, { act: 'subscription.ending', record: courseId, detail: { until } });
  }

  /** Records that a course was taken down or reinstated; once per decision. */
  async tellOfCourse(courseId: string, decidedAt: string, isTakenDown: boolean): Promise<void> {
    const act = isTakenDown ? 'subscription.taken-down' : 'subscription.reinstated';
    const what = `${act}:${courseId}:${decidedAt}`;
    const key = expirationNoticeKey(this.organization, what, decidedAt.slice(0, 10), 0);
    await this.#once(key, { act, record: courseId });
  }

  /** Records once that a course has a new version. Does nothing without a subscription to the course. */
  async tellOfVersion(courseId: string, courseVersion: number, publishedAt: string): Promise<void> {
    const [item] = await this.table.get([subscriptionKey(this.organization, courseId)]);
    if (!item || SubscriptionRecord.parse(item).status !== 'subscribed') return;
    const version = String(courseVersion);
    const what = `subscription.updated:${courseId}:${version}`;
    const key = expirationNoticeKey(this.organization, what, publishedAt.slice(0, 10), 0);
    await this.#once(key, {
      act: 'subscription.updated',
      record: courseId,
      detail: { courseVersion: version },
    });
  }

  async #once(key: Key, event: AuditEvent): Promise<void> {
    const expiresAt = Math.floor(this.origin.now() / 1000) + retentionSeconds;
    const write: Write = {
      put: { ...key, kind: 'told', expiresAt },
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    await this.commit(event, [write], undefined).catch(unwrapReplay<undefined>);
  }
}
