import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type MeasuredFields,
  ReceivedMeasurement,
  WaitingMeasurement,
} from '../../../../shared/features/eye/received/schema.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { listIds } from '../../../platform/storage/list-ids.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { pageOfCases } from '../../../platform/storage/page-of-cases.ts';
import { type Item, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { assignmentList } from '../../cases/keys.ts';
import { type Child, readChildren } from '../eye-reports/read-children.ts';
import { receivedIndex, receivedKey, receivedList, receivedOf } from '../received-keys.ts';

/** Maximum items read for a page, including skipped ones. */
const maxRead = 200;
/** Number of measurements whose cases and series fit into one batch read. */
const readBatchSize = 50;

const waitingOf = (record: ReceivedMeasurement, { record: child, series }: Child): WaitingMeasurement =>
  WaitingMeasurement.parse({ ...record, case: child, ...series });

const caseOf = ({ row }: Item) => (row as { caseId: string }).caseId;

/** Measurements received from other systems that a member still has to accept or discard. */
export class ReceivedStore extends OrganizationStore {
  /** @throws record.missing, case.archived, case.restricted */
  receive(caseId: string, fields: MeasuredFields, sender: string): Promise<{ id: string }> {
    const receivedAt = this.now();
    const id = newChildId('received', caseId, this.origin.now());
    const record: ReceivedMeasurement = { ...fields, id, caseId, receivedAt, sender };
    const put = {
      ...receivedKey(this.organization, id),
      ...receivedIndex(this.organization, receivedAt, id),
      kind: 'received-measurement',
      row: { id, caseId },
      ...record,
    };
    const act = { act: 'measurement.received', record: caseId, detail: { received: id } };
    return this.commit(act, [caseIsActive(this.organization, caseId), { put, when: isAbsent }], { id });
  }

  /**
   * A page of the measurements of a child, oldest first, if the viewer may see the child; also those sent for
   * a case that was merged into it.
   */
  async ofChild(
    viewer: CaseViewer,
    caseId: string,
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<FilteredPage<WaitingMeasurement> & { total: number }> {
    const child = (await readChildren(this.table, this.organization, [caseId])).get(caseId);
    if (!child || !canSeeCase(viewer, child.record)) return { rows: [], next: null, read: 0, total: 0 };
    const ranges = idsOfCase(child.record).map(id => receivedOf(this.organization, id));
    const items = await Promise.all(ranges.map(range => this.table.queryAll(range)));
    const waiting = items
      .flat()
      .flatMap(item => ReceivedMeasurement.safeParse(item).data ?? [])
      .map(found => ({ id: found.id, date: found.receivedAt, row: waitingOf(found, child) }));
    const page = await pageOfCases({
      ...{ cases: [child.record], read: async () => waiting, matches: () => true },
      ...{ sort: 'oldest' as const, cursor, limit },
    });
    return { ...page, rows: page.rows.map(({ row }) => row), total: waiting.length };
  }

  /** A page of the measurements whose children the viewer may see, oldest first. */
  async list(
    viewer: CaseViewer,
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<FilteredPage<WaitingMeasurement>> {
    const own =
      viewer.scope === 'organization'
        ? undefined
        : new Set(await listIds(this.table, assignmentList.all(this.organization, viewer.id)));
    return fetchFilteredPage<WaitingMeasurement>(this.table, {
      range: receivedList(this.organization),
      ...{ cursor, limit, maxItemsRead: maxRead },
      batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
      filter: item => own === undefined || own.has(caseOf(item)),
      join: items => this.#join(items, viewer),
    });
  }

  /**
   * Deletes a measurement that a member accepted (`taken`) or discarded. The journal keeps the decision.
   * @throws record.missing if already decided
   */
  close({ id, caseId }: ReceivedMeasurement, outcome: 'taken' | 'discarded'): Promise<{ id: string }> {
    const act = { act: `measurement.${outcome}`, record: caseId, detail: { received: id } };
    const write: Write = {
      delete: receivedKey(this.organization, id),
      when: isPresent,
      onConditionFailed: () => new AppError('record.missing'),
    };
    return this.commit(act, [write], { id });
  }

  async #join(items: Item[], viewer: CaseViewer): Promise<(WaitingMeasurement | undefined)[]> {
    const ids = [...new Set(items.map(caseOf))];
    const keys = items.map(({ row }) => receivedKey(this.organization, (row as { id: string }).id));
    const [children, records] = await Promise.all([
      readChildren(this.table, this.organization, ids),
      getInBatches(this.table, keys),
    ]);
    return items.map((item, at) => {
      const child = children.get(caseOf(item));
      const record = ReceivedMeasurement.safeParse(records[at]).data;
      if (!child || !record || !canSeeCase(viewer, child.record)) return undefined;
      return waitingOf(record, child);
    });
  }
}
