import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { hasAccess } from '../../../../shared/features/courses/subscriptions/rules.ts';
import {
  OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';
import { subscriptionKey } from '../subscription-keys.ts';

const keptDays = 90;

/** Events about subscriptions of an organisation. Reactions to them notify its members. */
export class SubscriptionRemindersStore extends OrganizationStore {
  /** Records once per reminder that a subscription ends in `days` days, unless the last day has changed. */
  async announce(courseId: string, until: string, days: number): Promise<void> {
    const [item] = await this.table.get([subscriptionKey(this.organization, courseId)]);
    if (!item || SubscriptionRecord.parse(item).until !== until) return;
    const key = expirationNoticeKey(this.organization, `subscription:${courseId}`, until, days);
    const event = { act: 'subscription.ending', record: courseId, detail: { until } };
    await this.commitOnce(key, event, { keptDays });
  }

  /** Records that a course was taken down or reinstated; once per decision. */
  async tellOfCourse(courseId: string, decidedAt: string, isTakenDown: boolean): Promise<void> {
    const act = isTakenDown ? 'subscription.taken-down' : 'subscription.reinstated';
    const what = `${act}:${courseId}:${decidedAt}`;
    const key = expirationNoticeKey(this.organization, what, decidedAt.slice(0, 10), 0);
    await this.commitOnce(key, { act, record: courseId }, { keptDays });
  }

  /** Records once that a course has a new version. Does nothing without access to the course. */
  async tellOfVersion(courseId: string, courseVersion: number, publishedAt: string): Promise<void> {
    const [item, organization] = await this.table.get([
      subscriptionKey(this.organization, courseId),
      organizationKey(this.organization),
    ]);
    if (!item || !organization) return;
    const today = todayIn(OrganizationRecord.parse(organization).timeZone, this.origin.now());
    if (!hasAccess(SubscriptionRecord.parse(item), today)) return;
    const version = String(courseVersion);
    const what = `subscription.updated:${courseId}:${version}`;
    const key = expirationNoticeKey(this.organization, what, publishedAt.slice(0, 10), 0);
    const event = { act: 'subscription.updated', record: courseId, detail: { courseVersion: version } };
    await this.commitOnce(key, event, { keptDays });
  }
}
