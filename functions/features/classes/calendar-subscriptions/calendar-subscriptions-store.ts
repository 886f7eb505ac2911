import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { CalendarSubscriptionRecord } from '../../../../shared/features/classes/calendar-subscriptions/record.ts';
import { CalendarSubscription } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { calendarSubscriptionKey, memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { feedOwnerKey } from '../calendar-subscription-keys.ts';

const keptSeconds = 400 * 86_400;

export interface FoundFeed {
  record: CalendarSubscriptionRecord;
  member: MemberRecord;
  organization: OrganizationRecord;
}

type Chosen = Pick<CalendarSubscriptionRecord, 'scope' | 'language' | 'script' | 'hash'>;

/**
 * Time at which a calendar address expires unless a calendar reads it again, in seconds since 1970.
 * @param now milliseconds since 1970
 */
export const feedEnd = (now: number): number => Math.floor(now / 1000) + keptSeconds;

/** Members' timetable subscriptions in one organisation; at most one per member. */
export class CalendarSubscriptionsStore extends OrganizationStore {
  async get(member: string): Promise<CalendarSubscriptionRecord | undefined> {
    return this.table.read(CalendarSubscriptionRecord, calendarSubscriptionKey(this.organization, member));
  }

  /** Finds a subscription by the hash of its secret; undefined unless it belongs to an active member. */
  async find(hash: string): Promise<FoundFeed | undefined> {
    const [owner, own] = await this.table.get([
      feedOwnerKey(this.organization, hash),
      organizationKey(this.organization),
    ]);
    if (!owner || !own) return undefined;
    const [item, person] = await this.table.get([
      calendarSubscriptionKey(this.organization, String(owner.member)),
      memberKey(this.organization, String(owner.member)),
    ]);
    if (!item || !person) return undefined;
    const record = CalendarSubscriptionRecord.parse(item);
    const member = MemberRecord.parse(person);
    const organization = OrganizationRecord.parse(own);
    const isOpen = organization.status === 'active' && member.status === 'active';
    return isOpen && member.finishedRegistration && record.hash === hash
      ? { record, member, organization }
      : undefined;
  }

  /**
   * Replaces an earlier subscription, whose address stops working. Idempotent.
   * @throws request.invalid if the secret is already in use
   */
  subscribe(member: string, chosen: Chosen): Promise<CalendarSubscription> {
    return retryOnConflict(async () => {
      const before = await this.get(member);
      if (before?.hash === chosen.hash) return CalendarSubscription.parse(before);
      const record: CalendarSubscriptionRecord = {
        ...chosen,
        createdAt: this.now(),
        fetchedAt: null,
        version: (before?.version ?? 0) + 1,
      };
      const expiresAt = feedEnd(this.origin.now());
      const key = calendarSubscriptionKey(this.organization, member);
      const act = before ? 'calendar-subscription.replaced' : 'calendar-subscription.created';
      return this.commit(
        { act, record: member },
        [
          {
            put: { ...key, kind: 'calendar-subscription', ...record, expiresAt },
            when: before ? hasVersion(before.version) : isAbsent,
            onConditionFailed: () => new ConflictError(),
          },
          {
            put: { ...feedOwnerKey(this.organization, chosen.hash), member, expiresAt },
            when: isAbsent,
            onConditionFailed: () =>
              new AppError('request.invalid', { fields: { secret: 'validation.invalid_value' } }),
          },
          ...(before ? [this.#endedAddress(before)] : []),
        ],
        CalendarSubscription.parse(record),
      );
    });
  }

  /**
   * Ends the subscription created at `createdAt`. If a newer one has replaced it, the newer one stays and is
   * returned. Idempotent.
   */
  end(member: string, createdAt: string): Promise<{ subscription: CalendarSubscription | null }> {
    return retryOnConflict(async () => {
      const before = await this.get(member);
      if (before?.createdAt !== createdAt)
        return { subscription: before ? CalendarSubscription.parse(before) : null };
      return this.commit(
        { act: 'calendar-subscription.ended', record: member },
        [
          {
            delete: calendarSubscriptionKey(this.organization, member),
            when: hasVersion(before.version),
            onConditionFailed: () => new ConflictError(),
          },
          this.#endedAddress(before),
        ],
        { subscription: null },
      );
    });
  }

  /**
   * Records that a calendar was read, at most once an hour. The first read of a day is written to the journal
   * and extends the subscription.
   * @returns whether the subscription was extended
   */
  async noteFetch({ record, member }: FoundFeed): Promise<boolean> {
    const { fetchedAt, version, hash } = record;
    const now = this.now();
    if (fetchedAt !== null && Date.parse(now) - Date.parse(fetchedAt) < hourMs) return false;
    const isFirstOfDay = fetchedAt?.slice(0, 10) !== now.slice(0, 10);
    const expiresAt = feedEnd(this.origin.now());
    const noted: Write = {
      update: calendarSubscriptionKey(this.organization, member.id),
      set: { fetchedAt: now, version: version + 1, ...(isFirstOfDay && { expiresAt }) },
      when: hasVersion(version),
      onConditionFailed: () => new ConflictError(),
    };
    const prolonged: Write = {
      update: feedOwnerKey(this.organization, hash),
      set: { expiresAt },
      when: isPresent,
      onConditionFailed: () => new ConflictError(),
    };
    try {
      await this.commit(
        isFirstOfDay ? { act: 'calendar-subscription.read', record: member.id } : [],
        isFirstOfDay ? [noted, prolonged] : [noted],
        null,
      );
      return isFirstOfDay;
    } catch (error) {
      // Another request has recorded the read, or the subscription has just ended.
      if (error instanceof ConflictError) return false;
      throw error;
    }
  }

  #endedAddress({ hash }: CalendarSubscriptionRecord): Write {
    return { delete: feedOwnerKey(this.organization, hash) };
  }
}
