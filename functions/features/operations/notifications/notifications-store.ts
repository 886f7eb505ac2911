import { AppError } from '../../../../shared/core/errors.ts';
import { notificationPageSize } from '../../../../shared/core/limits.ts';
import {
  NotificationCounters,
  NotificationRecord,
  notificationId,
} from '../../../../shared/features/operations/notifications/record.ts';
import { IdempotentReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { notificationCountersKey, notificationKey } from '../keys.ts';

interface NotificationsPage {
  records: NotificationRecord[];
  counters: NotificationCounters;
}

/** The highest number that fits into an id. */
const maxNotificationNumber = 9_999_999_999;

const zeroCounters: NotificationCounters = { last: 0, unseen: 0 };

/** Notifications of the people of one organisation, numbered per person from 1. */
export class NotificationsStore extends OrganizationStore {
  /** Page 1 is the newest. Each page is one range of numbers. */
  async listPage(reader: string, page: number): Promise<NotificationsPage> {
    const range = notificationKey(this.organization, reader, '');
    const read = (from: number, to: number) =>
      this.table.query(
        { pk: range.pk },
        {
          limit: notificationPageSize,
          newestFirst: true,
          between: [range.sk + notificationId(from), range.sk + notificationId(to)],
        },
      );
    if (page === 1) {
      const [counters, newest] = await Promise.all([
        this.#readCounters(reader),
        read(1, maxNotificationNumber),
      ]);
      return { records: newest.items.map(item => NotificationRecord.parse(item)), counters };
    }
    const counters = await this.#readCounters(reader);
    const to = counters.last - (page - 1) * notificationPageSize;
    if (to < 1) return { records: [], counters };
    const { items } = await read(Math.max(1, to - notificationPageSize + 1), to);
    return { records: items.map(item => NotificationRecord.parse(item)), counters };
  }

  /** Marks one as seen. Idempotent. @throws record.missing */
  async markSeen(reader: string, id: string): Promise<{ id: string; seen: true }> {
    const answer = { id, seen: true as const };
    const mark: Write = {
      update: notificationKey(this.organization, reader, id),
      set: { seen: true },
      when: { text: '#seen = :no', values: { ':no': false } },
      onConditionFailed: existing =>
        existing ? new IdempotentReplay(answer) : new AppError('record.missing'),
    };
    const count: Write = { update: notificationCountersKey(this.organization, reader), add: { unseen: -1 } };
    return this.commit({ act: 'notification.seen', record: id }, [mark, count], answer);
  }

  /**
   * Writes that add a notification under the recipient's next number.
   * @param lost creates the error if the number was taken concurrently
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
