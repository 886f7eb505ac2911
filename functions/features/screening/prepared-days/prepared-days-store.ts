import { randomBytes } from 'node:crypto';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import {
  PreparedDay,
  PreparedDayRecord,
} from '../../../../shared/features/screening/prepared-days/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { type Condition, type Item, isAbsent } from '../../../platform/storage/write.ts';
import { screeningKey } from '../keys.ts';
import { preparedDayKey, preparedDaysOf } from '../prepared-day-keys.ts';

const shareBytes = 32;
const listedMs = 30 * 24 * hourMs;

const isOpen: Condition = {
  text: '#revokedAt = :none AND #endedAt = :none',
  values: { ':none': null },
};

const shown = (day: PreparedDayRecord): PreparedDay => PreparedDay.parse(day);

interface EndedDay {
  day: PreparedDay;
  received: number;
  missing: string[];
}

/** A prepared day lets a device screen children without a network. */
export class PreparedDaysStore extends OrganizationStore {
  /** Prepared days of one member, newest first. If `ownerId` is null, those of all members. */
  async list(ownerId: string | null): Promise<PreparedDay[]> {
    const items = await this.table.queryAll(preparedDaysOf(this.organization));
    return items
      .filter(item => Number(item.expiresAt) * 1000 > this.origin.now())
      .map(item => PreparedDay.parse(item))
      .filter(day => ownerId === null || day.ownerId === ownerId)
      .sort((one, other) => (one.preparedAt < other.preparedAt ? 1 : -1));
  }

  async screenings(ids: readonly string[]): Promise<Map<string, Item>> {
    const uniqueIds = [...new Set(ids)];
    const keys = uniqueIds.map(id => screeningKey(this.organization, id));
    const items = await getInBatches(this.table, keys);
    return new Map(uniqueIds.flatMap((id, at): [string, Item][] => (items[at] ? [[id, items[at]]] : [])));
  }

  prepare(
    ownerId: string,
    { deviceName, children, hours }: { deviceName: string; children: number; hours: number },
  ): Promise<{ day: PreparedDay; share: string }> {
    const now = this.origin.now();
    const until = now + hours * hourMs;
    const record: PreparedDayRecord = {
      id: newId('preparedDay', now),
      ownerId,
      deviceName,
      children,
      preparedAt: this.now(),
      until: new Date(until).toISOString(),
      openedAt: null,
      opened: 0,
      revokedAt: null,
      revokedBy: null,
      endedAt: null,
      received: null,
      share: randomBytes(shareBytes).toString('base64url'),
    };
    const put = {
      ...preparedDayKey(this.organization, record.id),
      kind: 'prepared-day',
      ...record,
      expiresAt: Math.ceil((until + listedMs) / 1000),
    };
    return this.commit({ act: 'prepared-day.prepared', record: record.id }, [{ put, when: isAbsent }], {
      day: shown(record),
      share: record.share,
    });
  }

  /**
   * Opens a prepared day. The device gets the server's share of the key to its data.
   * @throws prepared-day.closed
   */
  open(before: PreparedDayRecord): Promise<{ day: PreparedDay; share: string }> {
    const set = { openedAt: this.now() };
    const after = { ...before, ...set, opened: before.opened + 1 };
    return this.commit(
      { act: 'prepared-day.opened', record: before.id },
      [
        {
          update: preparedDayKey(this.organization, before.id),
          set,
          add: { opened: 1 },
          when: isOpen,
          onConditionFailed: () => new AppError('prepared-day.closed'),
        },
      ],
      { day: shown(after), share: before.share },
    );
  }

  /** Changes nothing if the prepared day was already revoked or ended, or has expired. */
  revoke(before: PreparedDayRecord, revokedBy: string): Promise<PreparedDay> {
    const set = { revokedAt: this.now(), revokedBy };
    return this.#close(before, set, 'prepared-day.revoked', day => day);
  }

  /** Changes nothing if the prepared day was already revoked or ended, or has expired. */
  end(before: PreparedDayRecord, received: number): Promise<EndedDay> {
    const set = { endedAt: this.now(), received };
    return this.#close(before, set, 'prepared-day.ended', day => ({ day, received, missing: [] }));
  }

  /** @param answerOf builds the response, which is stored for retried requests */
  async #close<Answer>(
    before: PreparedDayRecord,
    set: Partial<PreparedDay>,
    act: string,
    answerOf: (day: PreparedDay) => Answer,
  ): Promise<Answer> {
    const write = {
      update: preparedDayKey(this.organization, before.id),
      set,
      when: isOpen,
      onConditionFailed: (existing: Item | undefined) =>
        existing ? new StaleWrite(PreparedDayRecord.parse(existing)) : new AppError('record.missing'),
    };
    const answer = answerOf(shown({ ...before, ...set }));
    try {
      return await this.commit({ act, record: before.id }, [write], answer);
    } catch (error) {
      if (error instanceof StaleWrite) return answerOf(shown(error.current as PreparedDayRecord));
      throw error;
    }
  }
}
