import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { hasAccess, renewalDays } from '../../../../shared/features/courses/subscriptions/rules.ts';
import {
  type OrganizationSubscription,
  presentSubscription,
  type SubscriptionList,
} from '../../../../shared/features/courses/subscriptions/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import {
  licenceHasEnded,
  OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import type { Range } from '../../../platform/storage/key.ts';
import { memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import type { QueryOptions } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { ListedCoursesStore } from '../listed-courses/listed-courses-store.ts';
import { subscribers, subscriptionKey, subscriptionRequests } from '../subscription-keys.ts';
import { SubscriptionDecisionsStore } from './subscription-decisions-store.ts';

interface IndexRow {
  organization: string;
  courseId: string;
  title: string;
  person: string;
}

const maxItemsRead = 400;
/** A row takes three items, and one read returns at most a hundred. */
const joinedAtOnce = 30;

export class AllSubscriptionsStore extends PlatformStore {
  get courses(): ListedCoursesStore {
    return new ListedCoursesStore(this.table, this.origin);
  }

  of(organization: OrganizationRecord): SubscriptionDecisionsStore {
    const origin = { ...this.origin, organization: organization.slug };
    return new SubscriptionDecisionsStore(this.table, organization, origin);
  }

  /**
   * A page of a list of subscriptions, without subscriptions that have left the list since the index was last
   * updated.
   */
  listPage(
    list: SubscriptionList,
    { text, limit, cursor }: { text: string; limit: number; cursor: string | null },
  ): Promise<FilteredPage<OrganizationSubscription>> {
    const needle = text.toLowerCase();
    return fetchFilteredPage(this.table, {
      ...this.#rangeOf(list),
      limit,
      cursor,
      maxItemsRead,
      batchSize: (_, missing) => (needle === '' ? missing : maxItemsRead),
      joinBatchSize: () => joinedAtOnce,
      join: items => this.#join(list, needle, items),
    });
  }

  /** Key range of a list of subscriptions, some days wider than the list, to cover all time zones. */
  #rangeOf(list: SubscriptionList): { range: Range } & Pick<QueryOptions, 'newestFirst' | 'between'> {
    const day = (days: number) => new Date(this.origin.now() + days * dayMs).toISOString().slice(0, 10);
    switch (list) {
      case 'requests':
        return { range: subscriptionRequests('pending') };
      case 'declined':
      case 'withdrawn':
        return { range: subscriptionRequests(list), newestFirst: true };
      case 'active':
        return { range: subscribers, between: [day(-1), '9999'] };
      case 'ending':
        return { range: subscribers, between: [day(-1), day(renewalDays + 2)] };
      case 'expired':
        return { range: subscribers, between: ['0000', day(2)], newestFirst: true };
    }
  }

  async #join(
    list: SubscriptionList,
    text: string,
    items: Item[],
  ): Promise<(OrganizationSubscription | undefined)[]> {
    const lines = items.map(({ row }) => row as IndexRow);
    const stored = await this.table.get(
      lines.flatMap(({ organization, courseId }) => [
        organizationKey(organization),
        subscriptionKey(organization, courseId),
      ]),
    );
    const records = lines.map((_, index) => {
      const item = stored[index * 2 + 1];
      return item && SubscriptionRecord.parse(item);
    });
    const members = await this.table.get(
      lines.map(({ organization }, index) => memberKey(organization, records[index]?.request.by.id ?? '-')),
    );
    return lines.map((_, index) => {
      const [organization, record] = [stored[index * 2], records[index]];
      if (!organization || !record) return undefined;
      const { row, lists } = this.#present(OrganizationRecord.parse(organization), record, members[index]);
      const isFound = [row.title, row.organization.name, row.requestedBy.fullName, row.author].some(words =>
        words.toLowerCase().includes(text),
      );
      return isFound && lists.includes(list) ? row : undefined;
    });
  }

  #present(
    organization: OrganizationRecord,
    record: SubscriptionRecord,
    member: Item | undefined,
  ): { row: OrganizationSubscription; lists: SubscriptionList[] } {
    const now = this.origin.now();
    const today = todayIn(organization.timeZone, now);
    const row = {
      ...presentSubscription(record, today),
      organization: { id: organization.slug, name: organization.name },
      decidedBy: record.decision?.by?.fullName ?? null,
      isActive: organization.status === 'active' && !licenceHasEnded(organization, now),
      isRequesterActive: member !== undefined && MemberRecord.parse(member).status === 'active',
    };
    return { row, lists: listsOf(row, hasAccess(record, today)) };
  }
}

/**
 * The lists that contain a subscription. An active one is also among those that end soon, and among the
 * requests if more time was asked for.
 */
function listsOf({ state, isEnding }: OrganizationSubscription, isOpen: boolean): SubscriptionList[] {
  const lists: SubscriptionList[] = [];
  if (state === 'pending') lists.push('requests');
  if (state === 'declined' || state === 'expired' || state === 'withdrawn') lists.push(state);
  if (isOpen) lists.push('active');
  if (isEnding) lists.push('ending');
  return lists;
}
