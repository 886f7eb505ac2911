import { AppError } from '../../../../shared/core/errors.ts';
import { notificationRows } from '../../../../shared/core/limits.ts';
import {
  NotificationBox,
  NotificationRecord,
  notificationId,
} from '../../../../shared/features/operations/notifications/record.ts';
import { Replay } from '../../../platform/storage/commit.ts';
import { notificationBoxKey, notificationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item, Write } from '../../../platform/storage/write.ts';

interface BoxPage {
  records: NotificationRecord[];
  box: NotificationBox;
}

/** The highest number an id has room for. */
const notificationsAtMost = 9_999_999_999;

const emptyBox: NotificationBox = { last: 0, unseen: 0 };

/** Notifications of the people of one organisation, numbered per person from 1. */
export class NotificationsStore extends OrganizationStore {
  /** Page 1 is the newest. Any page is one range of numbers. */
  async listPage(reader: string, page: number): Promise<BoxPage> {
    const range = notificationKey(this.organization, reader, '');
    const read = (from: number, to: number) =>
      this.table.query(
        { pk: range.pk },
        {
          limit: notificationRows,
          newestFirst: true,
          between: [range.sk + notificationId(from), range.sk + notificationId(to)],
        },
      );
    if (page === 1) {
      const [box, newest] = await Promise.all([this.#readBox(reader), read(1, notificationsAtMost)]);
      return { records: newest.items.map(item => NotificationRecord.parse(item)), box };
    }
    const box = await this.#readBox(reader);
    const to = box.last - (page - 1) * notificationRows;
    if (to < 1) return { records: [], box };
    const { items } = await read(Math.max(1, to - notificationRows + 1), to);
    return { records: items.map(item => NotificationRecord.parse(item)), box };
  }

  /** Marks one as seen; one that is seen already stays so. @throws record.missing */
  async markSeen(reader: string, id: string): Promise<{ id: string; seen: true }> {
    const answer = { id, seen: true as const };
    const mark: Write = {
      update: notificationKey(this.organization, reader, id),
      set: { seen: true },
      when: { text: '#seen = :no', values: { ':no': false } },
      refused: existing => (existing ? new Replay(answer) : new AppError('record.missing')),
    };
    const count: Write = { update: notificationBoxKey(this.organization, reader), add: { unseen: -1 } };
    return this.commit({ act: 'notification.seen', record: id }, [mark, count], answer);
  }

  /**
   * The writes that put a notification into a reader's box under the next number.
   * @param lost what to throw when another one took that number meanwhile
   */
  async toAdd(
    reader: string,
    { fact, sender, updatedAt }: Pick<NotificationRecord, 'fact' | 'sender' | 'updatedAt'>,
    lost: () => Error,
  ): Promise<Write[]> {
    const box = await this.#readBox(reader);
    const id = notificationId(box.last + 1);
    const record: NotificationRecord = { id, fact, sender, seen: false, updatedAt };
    const item: Item = {
      ...notificationKey(this.organization, reader, id),
      kind: 'notification',
      ...record,
    };
    return [
      {
        update: notificationBoxKey(this.organization, reader),
        set: { last: box.last + 1 },
        add: { unseen: 1 },
        when: { text: 'attribute_not_exists(#last) OR #last = :before', values: { ':before': box.last } },
        refused: lost,
      },
      { put: item },
    ];
  }

  async #readBox(reader: string): Promise<NotificationBox> {
    const [item] = await this.table.get([notificationBoxKey(this.organization, reader)]);
    return item ? NotificationBox.parse(item) : emptyBox;
  }
}
