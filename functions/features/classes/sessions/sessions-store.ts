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
/**
 * If a day has more sessions than this, transactions that add sessions on it must conflict: two transactions
 * at the same time could exceed the limit of the day.
 */
const crowdedFrom = maxSessionsOfDay / 2;

/** Each session is one item, which an index lists by month and by owner. */
export class SessionsStore extends OrganizationStore {
  /** Sessions in a range of days, unsorted, excluding removed sessions. */
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

  /** A member's sessions in a range of days, unsorted, excluding removed sessions. */
  async rowsOf(owner: string, from: string, to: string): Promise<StoredSessionRow[]> {
    const items = await this.table.queryAll(sessionList.by(this.organization, owner), {
      between: [from, `${to}${afterAllOfDay}`],
    });
    return items.map(({ row }) => StoredSessionRow.parse(row));
  }

  async everything(): Promise<StoredSessionRow[]> {
    const [present, removed] = await Promise.all([
      this.since(''),
      this.table.queryAll(sessionList.removed(this.organization)),
    ]);
    return [...present, ...removed.map(({ row }) => StoredSessionRow.parse(row))];
  }

  /** Months that have or had sessions, `YYYY-MM`, earliest first. */
  async months(): Promise<string[]> {
    return (await this.table.queryAll(sessionMonths(this.organization))).map(({ sk }) => sk);
  }

  /** Sessions from a date on, excluding removed sessions. */
  async since(date: string): Promise<StoredSessionRow[]> {
    const found = await Promise.all(
      (await this.months())
        .filter(month => month >= date.slice(0, 7))
        .map(month => this.table.queryAll(sessionList.ofMonth(this.organization, month))),
    );
    return found
      .flat()
      .map(({ row }) => StoredSessionRow.parse(row))
      .filter(row => row.date >= date);
  }

  /** Reads a session, even a removed one. */
  async get(id: string): Promise<StoredSession | undefined> {
    return this.table.read(StoredSession, sessionKey(this.organization, id));
  }

  /** Sessions of a series, including removed ones, in the order in which they were planned. */
  async ofSeries(id: string): Promise<StoredSession[]> {
    const [item] = await this.table.get([seriesKey(this.organization, id)]);
    const ids = item ? StoredSeries.parse(item).sessionIds : [];
    return this.getAll(ids);
  }

  /** The sessions with these ids that exist, including removed ones. */
  async getAll(ids: readonly string[]): Promise<StoredSession[]> {
    const keys = ids.map(id => sessionKey(this.organization, id));
    const found = await getInBatches(this.table, keys);
    return found.flatMap(item => (item ? [StoredSession.parse(item)] : []));
  }

  /**
   * Checks that more sessions fit on these days.
   * @param known stored sessions of the days, if already read
   * @returns writes for the transaction that adds the sessions. They fail if another transaction adds
   * sessions on the same day and the two could exceed the limit
   * @throws class-session.too-many if a day is full
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

  /** Write that makes concurrent transactions conflict if they add sessions on the same crowded day. */
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

  /** Stores that a month has sessions, before its first session is stored. `months` lists these months. */
  async #noteMonth(month: string): Promise<void> {
    const key = sessionMonthKey(this.organization, month);
    await this.table.putIfAbsent({ ...key, kind: 'session-month' });
  }

  /**
   * @param more conditions on the classes and children of the sessions, and the write of their series
   * @throws ConflictError if one of the sessions was added concurrently; class-session.too-many if the
   * sessions do not fit into one transaction
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

  seriesWrite(id: string, sessionIds: string[]): Write {
    const series: StoredSeries = { id, sessionIds, version: 1 };
    return {
      put: { ...seriesKey(this.organization, id), kind: 'session-series', ...series },
      when: isAbsent,
    };
  }

  /** @throws ConflictError if a session was changed concurrently; class-session.too-many */
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

  next(before: StoredSession, changes: Partial<StoredSession>): StoredSession {
    return { ...before, ...changes, version: before.version + 1, updatedAt: this.now() };
  }

  /**
   * Rejects an invalid change. A retry of an earlier, successful request gets its stored response instead.
   */
  refuse(before: StoredSession, code: ErrorCode, current?: unknown): Promise<never> {
    const error = new AppError(code, current === undefined ? {} : { current });
    const act = { act: 'class-session.changed', record: before.id };
    return this.commitRefusal(act, sessionKey(this.organization, before.id), error);
  }
}
