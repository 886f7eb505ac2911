import { AppError } from '../../../../shared/core/errors.ts';
import { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import {
  presentSubscription,
  type Subscription,
} from '../../../../shared/features/courses/subscriptions/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import { expirationWrite } from '../../../platform/events/expiration-write.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { subscriberKey, subscriptionExpirationKey, subscriptionKey } from '../subscription-keys.ts';
import { subscriptionItem } from './subscription-items.ts';

export interface Together {
  events: AuditEvent[];
  writes: Write[];
}

export interface Decider {
  id: string;
  fullName: string;
}

export class SubscriptionDecisionsStore extends OrganizationStore {
  readonly #timeZone: string;

  constructor(table: Table, { slug, timeZone }: OrganizationRecord, origin: Origin) {
    super(table, slug, origin);
    this.#timeZone = timeZone;
  }

  /**
   * The subscription with the version that the platform administrator saw, and whether that version is
   * current. An outdated version is not rejected here, because a retried request must reach the transaction,
   * which replays the stored response.
   * @throws record.missing
   */
  async get(courseId: string, version: number): Promise<{ before: SubscriptionRecord; isCurrent: boolean }> {
    const [item] = await this.table.get([subscriptionKey(this.organization, courseId)]);
    if (!item) throw new AppError('record.missing');
    const record = SubscriptionRecord.parse(item);
    return { before: { ...record, version }, isCurrent: record.version === version };
  }

  /** Gives the organisation access to a course until a day (inclusive). @throws version.conflict */
  grant(
    before: SubscriptionRecord,
    until: string,
    by: Decider,
    { events, writes }: Together,
  ): Promise<Subscription> {
    const { courseId } = before;
    const act = before.status === 'pending' ? 'subscription.approved' : 'subscription.extended';
    const due = expirationWrite(subscriptionExpirationKey(until, this.organization, courseId), until);
    const record = this.#decided(before, { status: 'subscribed', until }, { reason: null, by });
    const event = { act, record: courseId, detail: { until } };
    return this.commit(
      [event, ...events],
      [this.#put(before, record), due, ...subscriberWrites(this.organization, before, record), ...writes],
      this.#present(record),
    );
  }

  /** Declines a request for a course, or ends the access to it. @throws version.conflict */
  close(before: SubscriptionRecord, reason: string, by: Decider): Promise<Subscription> {
    const isRequest = before.status === 'pending';
    const record = isRequest
      ? this.#decided(before, { status: 'declined', until: before.until }, { reason, by })
      : this.#decided(before, { status: 'withdrawn', until: null }, { reason, by });
    const act = isRequest ? 'subscription.declined' : 'subscription.withdrawn';
    const writes = [this.#put(before, record), ...subscriberWrites(this.organization, before, record)];
    return this.commit({ act, record: before.courseId }, writes, this.#present(record));
  }

  #decided(
    before: SubscriptionRecord,
    state: Pick<SubscriptionRecord, 'status' | 'until'>,
    decision: { reason: string | null; by: Decider },
  ): SubscriptionRecord {
    return { ...before, ...state, decision: { at: this.now(), ...decision }, version: before.version + 1 };
  }

  #put({ version }: SubscriptionRecord, record: SubscriptionRecord): Write {
    return {
      put: subscriptionItem(this.organization, record),
      when: hasVersion(version),
      onConditionFailed: existing =>
        existing ? this.#conflict(SubscriptionRecord.parse(existing)) : new AppError('record.missing'),
    };
  }

  #conflict(record: SubscriptionRecord): AppError {
    return new AppError('version.conflict', { current: this.#present(record) });
  }

  #present(record: SubscriptionRecord): Subscription {
    return presentSubscription(record, todayIn(this.#timeZone, this.origin.now()));
  }
}

/** Writes that update the subscriber in the list of the author's organisation when the last day changes. */
function subscriberWrites(
  subscriber: string,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): Write[] {
  if (before.until === after.until) return [];
  const author = before.course.organization.id;
  const keyOf = (until: string) => subscriberKey(author, before.courseId, until, subscriber);
  return [
    ...(before.until === null ? [] : [{ delete: keyOf(before.until) }]),
    ...(after.until === null ? [] : [expirationWrite(keyOf(after.until), after.until)]),
  ];
}
