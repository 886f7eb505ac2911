import type { AuditEvent, Origin } from './commit.ts';
import type { FilteredPage } from './filtered-page.ts';
import type { Key } from './key.ts';
import { ConflictError } from './retry-on-conflict.ts';
import { hasVersion, type Write } from './write.ts';

/** Number of records per transaction. Each record has at most three items. */
const batchSize = 25;

interface Member {
  id: string;
  fullName: string;
}

interface Transfer {
  from: string;
  to: Member;
  updatedAt: string;
}

interface Owned {
  id: string;
  version: number;
}

type Owning<Row> = Pick<FilteredPage<Row>, 'rows' | 'next'>;

interface Batch {
  writes: Write[];
  auditEvents: AuditEvent[];
  done: number;
  /** Where the next batch continues; null or missing for the start of the list. */
  place?: string | null;
}

interface TransferableRecords<Row extends Owned> {
  listOwned: (member: string) => Promise<Row[]>;
  /**
   * Reads the member's next records after a place, for long lists that also contain records whose owner stays
   * the same. By default, the first records of `listOwned`.
   */
  pageOfOwned?: (member: string, limit: number, place: string | null) => Promise<Owning<Row>>;
  /** Ids of the children whom the records are about, if the kind is about children. */
  childrenOf?: (rows: Row[]) => Promise<string[]>;
  /** Keys of the items of a record, and the fields to set in each item. The version is set in addition. */
  changesOf: (row: Row, transfer: Transfer) => { key: Key; set?: Record<string, unknown> }[];
  eventType: (row: Row) => AuditEvent['act'];
}

/**
 * Counts and transfers a departing member's records. All items of a record must have the same version number.
 * If a record has changed since it was read, the transaction fails with a ConflictError.
 */
export function transferredRecords<Row extends Owned>(
  { listOwned, childrenOf = async () => [], changesOf, eventType, ...paged }: TransferableRecords<Row>,
  { now }: Pick<Origin, 'now'>,
) {
  const nothing: Batch = { writes: [], auditEvents: [], done: 0 };
  const firstOwned = async (member: string, limit: number): Promise<Owning<Row>> => ({
    rows: (await listOwned(member)).slice(0, limit),
    next: null,
  });
  const { pageOfOwned = firstOwned } = paged;
  return {
    countOf: async (member: string) => (await listOwned(member)).length,
    childrenOf: async (member: string) => childrenOf(await listOwned(member)),
    nextTransferBatch: async (
      from: string,
      newOwner: Member | undefined,
      _batch: string,
      place: string | null,
    ): Promise<Batch | undefined> => {
      const { rows, next } = await pageOfOwned(from, batchSize, place);
      /** At its end, the list is read again from the start: a record may have been added before `place`. */
      if (rows.length === 0) return place === null ? undefined : nothing;
      if (!newOwner) return nothing;
      const to = { id: newOwner.id, fullName: newOwner.fullName };
      const updatedAt = new Date(now()).toISOString();
      const writes = rows.flatMap(row =>
        changesOf(row, { from, to, updatedAt }).map(({ key, set }) => ({
          update: key,
          set: { ...set, version: row.version + 1 },
          when: hasVersion(row.version),
          onConditionFailed: () => new ConflictError(),
        })),
      );
      const auditEvents = rows.map(row => ({
        act: eventType(row),
        record: row.id,
        detail: { from, to: to.id },
      }));
      return { writes, auditEvents, done: rows.length, place: next };
    },
  };
}
