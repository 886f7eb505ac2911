import { AppError } from '../../../../shared/core/errors.ts';
import { notificationPageSize } from '../../../../shared/core/limits.ts';
import {
  NotificationCounters,
  NotificationRecord,
  notificationId,
} from '../../../../shared/features/operations/notifications/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { notificationCountersKey, notificationKey } from '../keys.ts';

/** A notification counts as seen if it was marked as seen, or if its number is at most `seenUpTo`. */
const asSeenBy = ({ seenUpTo }: NotificationCounters, record: NotificationRecord): NotificationRecord => ({
  ...record,
  seen: record.seen || Number(record.id) <= seenUpTo,
});

interface NotificationsPage {
  records: NotificationRecord[];
  counters: NotificationCounters;
}

const maxNotificationNumber = 9_999_999_999;

const zeroCounters: NotificationCounters = { last: 0, unseen: 0, seenUpTo: 0 };

const countedAtOnce = 500;

/** The notifications of each person are numbered from 1. */
export class NotificationsStore extends OrganizationStore {
  /** A page of notifications; page 1 has the newest. Each page is a fixed range of numbers. */
  async listPage(reader: string, page: number): Promise<NotificationsPage> {
    if (page === 1) {
      const [counters, newest] = await Promise.all([
        this.#readCounters(reader),
        this.#readNumbers(reader, 1, maxNotificationNumber, notificationPageSize),
      ]);
      return { records: newest.map(record => asSeenBy(counters, record)), counters };
    }
    const counters = await this.#readCounters(reader);
    const to = counters.last - (page - 1) * notificationPageSize;
    if (to < 1) return { records: [], counters };
    const from = Math.max(1, to - notificationPageSize + 1);
    const records = await this.#readNumbers(reader, from, to, notificationPageSize);
    return { records: records.map(record => asSeenBy(counters, record)), counters };
  }

  /** Notifications with numbers in a range, newest first. */
  async #readNumbers(reader: string, from: number, to: number, limit: number): Promise<NotificationRecord[]> {
    const { pk, sk } = notificationKey(this.organization, reader, '');
    const between: [string, string] = [sk + notificationId(from), sk + notificationId(to)];
    const { items } = await this.table.query({ pk }, { limit, newestFirst: true, between });
    return items.map(item => NotificationRecord.parse(item));
  }

  /** Idempotent. @throws record.missing */
  async markSeen(reader: string, id: string): Promise<{ id: string; seen: true }> {
    const answer = { id, seen: true as const };
    const mark: Write = {
      update: notificationKey(this.organization, reader, id),
      set: { seen: true },
      when: { text: '#seen = :no', values: { ':no': false } },
      onConditionFailed: existing =>
        existing ? new IdempotentReplay(answer) : new AppError('record.missing'),
    };
    const count: Write = {
      update: notificationCountersKey(this.organization, reader),
      add: { unseen: -1 },
      when: { text: 'attribute_not_exists(#seenUpTo) OR #seenUpTo < :id', values: { ':id': Number(id) } },
      onConditionFailed: () => new IdempotentReplay(answer),
    };
    return this.commit({ act: 'notification.seen', record: id }, [mark, count], answer).catch(
      unwrapReplay<typeof answer>,
    );
  }

  /** Marks a notification and all older ones as seen, in one write. @throws record.missing */
  markSeenUpTo(reader: string, id: string): Promise<{ unseen: number }> {
    return retryOnConflict(async () => {
      const before = await this.#readCounters(reader);
      if (Number(id) < 1 || Number(id) > before.last) throw new AppError('record.missing');
      const seenUpTo = Math.max(before.seenUpTo, Number(id));
      const unseen = await this.#countUnseen(reader, seenUpTo + 1, before.last);
      const write: Write = {
        update: notificationCountersKey(this.organization, reader),
        set: { seenUpTo, unseen },
        when: {
          text: '#last = :last AND #unseen = :unseen',
          values: { ':last': before.last, ':unseen': before.unseen },
        },
        onConditionFailed: () => new ConflictError(),
      };
      return this.commit({ act: 'notification.seen', record: id }, [write], { unseen });
    });
  }

  async #countUnseen(reader: string, from: number, to: number): Promise<number> {
    let unseen = 0;
    for (let first = from; first <= to; first += countedAtOnce) {
      const last = Math.min(to, first + countedAtOnce - 1);
      const records = await this.#readNumbers(reader, first, last, countedAtOnce);
      unseen += records.filter(({ seen }) => !seen).length;
    }
    return unseen;
  }

  /**
   * Writes that add a notification with the recipient's next number.
   * @param lost creates the error that is thrown if another notification has taken the number
   */
  async addWrites(
    reader: string,
    { fact, sender, updatedAt }: Pick<NotificationRecord, 'fact' | 'sender' | 'updatedAt'>,
    lost: () => Error,
  ): Promise<Write[]> {
    const box = await this.#readCounters(reader);
    const id = notificationId(box.last + 1);
    const record: NotificationRecord = { id, fact, sender, seen: false, updatedAt };
    const item: Item = {
      ...notificationKey(this.organization, reader, id),
      kind: 'notification',
      ...record,
    };
    return [
      {
        update: notificationCountersKey(this.organization, reader),
        set: { last: box.last + 1 },
        add: { unseen: 1 },
        when: { text: 'attribute_not_exists(#last) OR #last = :before', values: { ':before': box.last } },
        onConditionFailed: lost,
      },
      { put: item, when: isAbsent, onConditionFailed: lost },
    ];
  }

  async #readCounters(reader: string): Promise<NotificationCounters> {
    const [item] = await this.table.get([notificationCountersKey(this.organization, reader)]);
    return item ? NotificationCounters.parse(item) : zeroCounters;
  }
}
