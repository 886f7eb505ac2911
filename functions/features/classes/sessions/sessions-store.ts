import { AppError, type ErrorCode } from '../../../../shared/core/errors.ts';
import {
  StoredSeries,
  StoredSession,
  StoredSessionRow,
} from '../../../../shared/features/classes/sessions/record.ts';
import { maxSessionsOfDay } from '../../../../shared/features/classes/sessions/schema.ts';
import { type AuditEvent, maxWrites } from '../../../platform/storage/commit.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import {
  seriesKey,
  sessionDayKey,
  sessionKey,
  sessionList,
  sessionMonthKey,
  sessionMonths,
} from '../session-keys.ts';
import { monthsBetween } from './months-between.ts';
import { sessionItem } from './session-items.ts';

const afterAllOfDay = '#~';
/** From so many sessions of a day on, two people could take its last places at once. */
const crowdedFrom = maxSessionsOfDay / 2;

/** Sessions of one organisation. Each is one document, with a row in the list of its month. */
export class SessionsStore extends OrganizationStore {
  /** Those of some days that are not removed, in no order. */
  async rows(from: string, to: string): Promise<StoredSessionRow[]> {
    const months = await Promise.all(
      monthsBetween(from, to).map(month =>
        this.table.queryAll(sessionList.ofMonth(this.organization, month), {
          between: [from, `${to}${afterAllOfDay}`],
        }),
      ),
    );
    return months.flat().map(({ row }) => StoredSessionRow.parse(row));
  }

  /** Those of some days that a member owns and that are not removed, in no order. */
  async rowsOf(owner: string, from: string, to: string): Promise<StoredSessionRow[]> {
    const items = await this.table.queryAll(sessionList.by(this.organization, owner), {
      between: [from, `${to}${afterAllOfDay}`],
    });
    return items.map(({ row }) => StoredSessionRow.parse(row));
  }

  /** All that there are, removed ones too. */
  async everything(): Promise<StoredSessionRow[]> {
    const [present, removed] = await Promise.all([
      this.since(''),
      this.table.queryAll(sessionList.removed(this.organization)),
    ]);
    return [...present, ...removed.map(({ row }) => StoredSessionRow.parse(row))];
  }

  /** Those from a day on that are not removed. */
  async since(date: string): Promise<StoredSessionRow[]> {
    const months = await this.table.queryAll(sessionMonths(this.organization));
    const found = await Promise.all(
      months
        .filter(({ sk }) => sk >= date.slice(0, 7))
        .map(({ sk }) => this.table.queryAll(sessionList.ofMonth(this.organization, sk))),
    );
    return found
      .flat()
      .map(({ row }) => StoredSessionRow.parse(row))
      .filter(row => row.date >= date);
  }

  /** Also one that has been removed. */
  async get(id: string): Promise<StoredSession | undefined> {
    const [item] = await this.table.get([sessionKey(this.organization, id)]);
    return item && StoredSession.parse(item);
  }

  /** The sessions of a series, removed ones too, in the order of time when they were made. */
  async ofSeries(id: string): Promise<StoredSession[]> {
    const [item] = await this.table.get([seriesKey(this.organization, id)]);
    const ids = item ? StoredSeries.parse(item).sessionIds : [];
    return this.getAll(ids);
  }

  /** Those that there are, removed ones too. */
  async getAll(ids: readonly string[]): Promise<StoredSession[]> {
    const keys = ids.map(id => sessionKey(this.organization, id));
    const found = await getInBatches(this.table, keys);
    return found.flatMap(item => (item ? [StoredSession.parse(item)] : []));
  }

  /**
   * Makes ready for more sessions on some days.
   * @param known sessions of days that have been read already
   * @returns what belongs to the transaction that adds them, so that two do not take the last place of a day
   * @throws class-session.too-many if a day has no room for so many more
   */
  async requireRoom(dates: readonly string[], known: readonly StoredSessionRow[] = []): Promise<Write[]> {
    const months = [...new Set(dates.map(date => date.slice(0, 7)))];
    const counts = new Map<string, number>();
    for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
    const claims = await Promise.all(
      [...counts].map(async ([date, added]) => {
        const ofDay = known.filter(row => row.date === date);
        const rows = ofDay.length > 0 ? ofDay : await this.rows(date, date);
        return rows.length + added > crowdedFrom ? [await this.#claim(date, added)] : [];
      }),
    );
    await Promise.all(months.map(month => this.#noteMonth(month)));
    return claims.flat();
  }

  /** Counts a crowded day once more, for one transaction at a time. */
  async #claim(date: string, added: number): Promise<Write> {
    const key = sessionDayKey(this.organization, date);
    const [claimed] = await this.table.get([key]);
    const rows = await this.rows(date, date);
    if (rows.length + added > maxSessionsOfDay) throw new AppError('class-session.too-many');
    return {
      update: key,
      set: { kind: 'session-day' },
      add: { claims: 1 },
      when: claimed ? { text: '#claims = :claims', values: { ':claims': claimed.claims } } : isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }

  /** Before there are sessions in a month, so that none is missed by whoever looks at all; it may have none yet. */
  async #noteMonth(month: string): Promise<void> {
    const key = sessionMonthKey(this.organization, month);
    await this.table.putIfAbsent({ ...key, kind: 'session-month' });
  }

  /**
   * @param more conditions of what the sessions are about, and their series
   * @throws ConflictError where one has been added meanwhile; class-session.too-many if that is more than a transaction
   */
  add<Answer>(
    records: readonly StoredSession[],
    event: AuditEvent,
    answer: Answer,
    more: readonly Write[] = [],
  ): Promise<Answer> {
    const puts = records.map(record => ({
      put: sessionItem(this.organization, record),
      when: isAbsent,
      onConditionFailed: () => new ConflictError(),
    }));
    return this.#commitAll(event, [...puts, ...more], answer);
  }

  #commitAll<Answer>(event: AuditEvent, writes: Write[], answer: Answer): Promise<Answer> {
    if (writes.length > maxWrites) throw new AppError('class-session.too-many');
    return this.commit(event, writes, answer);
  }

  /** The write of a series, for the transaction that adds its sessions. */
  seriesWrite(id: string, sessionIds: string[]): Write {
    const series: StoredSeries = { id, sessionIds, version: 1 };
    return {
      put: { ...seriesKey(this.organization, id), kind: 'session-series', ...series },
      when: isAbsent,
    };
  }

  /** @throws ConflictError if one was changed meanwhile; class-session.too-many if that is more than a transaction */
  change<Answer>(
    records: readonly { before: StoredSession; after: StoredSession; expiresAt?: number }[],
    event: AuditEvent,
    answer: Answer,
    more: readonly Write[] = [],
  ): Promise<Answer> {
    const puts = records.map(({ before, after, expiresAt }) => ({
      put: sessionItem(this.organization, after, expiresAt),
      when: hasVersion(before.version),
      onConditionFailed: () => new ConflictError(),
    }));
    return this.#commitAll(event, [...puts, ...more], answer);
  }

  /** The next version of a session. */
  next(before: StoredSession, changes: Partial<StoredSession>): StoredSession {
    return { ...before, ...changes, version: before.version + 1, updatedAt: this.now() };
  }

  /** For a call that finds nothing to do; one that is repeated is given its first answer. */
  unchanged<Answer>(answer: Answer): Promise<Answer> {
    return this.commitNothing(answer);
  }

  /** For what may not be done to a session as it is; a call that is repeated is given its first answer. */
  refuse(before: StoredSession, code: ErrorCode, current?: unknown): Promise<never> {
    const error = new AppError(code, current === undefined ? {} : { current });
    const act = { act: 'class-session.changed', record: before.id };
    return this.commitRefusal(act, sessionKey(this.organization, before.id), error);
  }
}
