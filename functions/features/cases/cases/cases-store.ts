import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { casesInTransaction } from '../../../../shared/features/cases/cases/assignment.ts';
import { Case, type CaseFields, CaseIndexRow } from '../../../../shared/features/cases/cases/schema.ts';
import type { TransferBatch } from '../../../composition/job-step.ts';
import { type AuditEvent, journalWrite } from '../../../platform/storage/commit.ts';
import { getCaseItems } from '../../../platform/storage/get-case-items.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { caseKey, memberKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseCountKeys, caseCountWrite } from '../analytics/count-shards.ts';
import { type AssignmentChange, assign, assignmentDetail } from '../assignment/assignment.ts';
import { assignmentList } from '../keys.ts';
import { conflict, mergedInto } from './case-conflict.ts';
import type { CaseSearch, FoundCases } from './find-cases.ts';
import type { Duplicate, NewChild } from './find-duplicates.ts';
import type { NamedCase, NamedPerson } from './find-named-cases.ts';
import { findWaiting, type WaitingCases } from './find-waiting.ts';
import { newCase, withNextVersion } from './new-case.ts';
import { reviewOnceRestored, reviewWrites } from './review-writes.ts';
import { type LastVisit, lastVisitAct, lastVisitDetail } from './visit-days.ts';

export type AttachPhoto = (caseId: string) => Promise<Write[]>;

const attachNothing: AttachPhoto = async () => [];

export class CasesStore extends OrganizationStore {
  /** Reads a case that no endpoint has loaded. For a merged case, returns the surviving case. */
  async get(id: string): Promise<Case | undefined> {
    return (await this.getSurviving([id]))[0];
  }

  /** Cases by id, in the given order; undefined for missing and merged cases. */
  async getAll(ids: string[]): Promise<(Case | undefined)[]> {
    const items = await this.table.get(ids.map(id => caseKey(this.organization, id)));
    return items.map(item => (item && item.mergedInto === undefined ? Case.parse(item) : undefined));
  }

  /** Cases by id, without duplicates. A merged case is replaced by the surviving case. */
  async getSurviving(ids: string[]): Promise<Case[]> {
    const found = [...(await this.survivorsOf(ids)).values()];
    return [...new Map(found.map(record => [record.id, record])).values()];
  }

  /** Cases by each of the ids, without missing cases. A merged case is replaced by the surviving case. */
  async survivorsOf(ids: string[]): Promise<Map<string, Case>> {
    const unique = [...new Set(ids)];
    const items = await getCaseItems(this.table, this.organization, unique);
    return new Map(unique.flatMap((id, at) => (items[at] ? [[id, Case.parse(items[at])]] : [])));
  }

  async namesFor(viewer: CaseViewer, ids: string[]): Promise<Map<string, string>> {
    const found = [...(await this.survivorsOf(ids))].filter(([, record]) => canSeeCase(viewer, record));
    return new Map(found.map(([id, { fullName }]) => [id, fullName]));
  }

  async create(
    fields: CaseFields,
    assigned: Case['assigned'],
    source: Case['source'],
    photo: AttachPhoto = attachNothing,
  ): Promise<Case> {
    const record = { ...newCase(fields, source, this.origin.now()), assigned };
    return this.#save({ act: 'case.created', record: record.id }, undefined, record, await photo(record.id));
  }

  async registration(fields: CaseFields): Promise<{ record: Case; writes: Write[] }> {
    const record: Case = { ...newCase(fields, 'qr', this.origin.now()), review: 'waiting' };
    const journal = journalWrite(this.origin, { act: 'case.registered', record: record.id });
    return { record, writes: [journal, ...(await this.#writesOf(undefined, record))] };
  }

  /** A page of registrations awaiting review, newest first, with the total. */
  findWaiting(limit: number, cursor: string | null): Promise<WaitingCases> {
    return findWaiting(this.table, this.organization, ids => this.getAll(ids), { limit, cursor });
  }

  /**
   * Updates a case if nobody has changed it since it was read.
   * @throws version.conflict, case.merged; record.missing if a new assignee is no longer active
   */
  async change(
    before: Case,
    changes: Partial<Case>,
    act: AuditEvent,
    photo: AttachPhoto = attachNothing,
  ): Promise<Case> {
    if (before.mergedInto) throw mergedInto(before);
    const after = { ...before, ...changes, version: before.version + 1, updatedAt: this.now() };
    return this.#save(act, before, after, await photo(before.id));
  }

  /**
   * Changes the assignees of cases in one transaction, if nobody has changed the cases since they were read.
   * Skips cases whose assignees stay the same.
   * @param answer builds the response from the updated cases; the response is stored for retried requests
   * @throws version.conflict, case.too-many-assigned; record.missing if a new assignee is no longer active
   */
  async assign<Answer>(
    cases: Case[],
    change: AssignmentChange,
    answer: (assigned: Case[]) => Answer,
  ): Promise<Answer> {
    const changed = cases.map(record => assign(record, change));
    const { requestId } = this.origin;
    const isBatch = changed.filter((record, index) => record !== cases[index]).length > 1;
    const { writes, auditEvents } = await this.assignmentWrites(
      cases,
      changed,
      change.add,
      isBatch ? requestId : undefined,
    );
    if (auditEvents.length === 0) return answer(cases);
    const count = String(auditEvents.length);
    const added = change.add.map(({ id }) => id);
    const summary: AuditEvent = { act: 'cases.assigned', record: requestId, detail: { added, count } };
    const after = changed.map((record, index) =>
      record === cases[index] ? record : withNextVersion(record),
    );
    return this.commit(isBatch ? [...auditEvents, summary] : auditEvents, writes, answer(after));
  }

  /**
   * Returns the writes that assign cases to members, and their journal entries.
   * @param batch id of a bulk change; members are notified once per bulk change, not per case
   */
  async assignmentWrites(
    before: Case[],
    changed: Case[],
    added: Case['assigned'],
    batch: string | undefined,
  ): Promise<{ writes: Write[]; auditEvents: AuditEvent[] }> {
    const { caseItem, mirrorWrites } = await import('./case-items.ts');
    const pairs = before.flatMap((record, index): [Case, Case][] => {
      const after = changed[index];
      return after && after !== record ? [[record, withNextVersion(after)]] : [];
    });
    const writes = pairs.flatMap(([record, after]): Write[] => [
      {
        put: caseItem(this.organization, after),
        when: hasVersion(record.version),
        onConditionFailed: conflict,
      },
      ...mirrorWrites(this.organization, record, after),
    ]);
    const acts = pairs.map(([record, after]) => ({
      act: 'case.assigned',
      record: record.id,
      detail: { ...assignmentDetail(record.assigned, after.assigned), ...(batch && { batch }) },
    }));
    return {
      auditEvents: acts,
      writes: acts.length > 0 ? [...writes, ...this.#activeMemberChecks(added.map(({ id }) => id))] : [],
    };
  }

  async countOf(member: string, status?: Case['status']): Promise<number> {
    const assignments = await this.table.queryAll(assignmentList.all(this.organization, member));
    return assignments.filter(({ row }) => !status || CaseIndexRow.parse(row).status === status).length;
  }

  /**
   * Writes that transfer the next few cases of a member to the new owner; no writes if there is no new owner.
   * Undefined if the member has no cases left. A job that is restarted does not transfer a case twice.
   */
  async nextTransferBatch(
    from: string,
    newOwner: Case['assigned'][number] | undefined,
    batch: string,
  ): Promise<TransferBatch | undefined> {
    const limit = casesInTransaction(1, 1);
    const { items } = await this.table.query(assignmentList.all(this.organization, from), { limit });
    if (items.length === 0) return undefined;
    if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
    const ids = items.map(({ sk }) => sk.slice(sk.indexOf('#') + 1));
    const cases = (await this.getAll(ids)).filter(record => record !== undefined);
    const { id, fullName } = newOwner;
    const owner = { id, fullName };
    const changed = cases.map(record => assign(record, { add: [owner], remove: [from] }));
    return { ...(await this.assignmentWrites(cases, changed, [owner], batch)), done: ids.length };
  }

  /**
   * Archives or restores a case unless it already has the status; retries on conflicts.
   * @throws case.restricted if the case has become restricted; case.merged
   */
  async changeStatus(before: Case, status: 'active' | 'archived', act: AuditEvent): Promise<Case> {
    return retryOnVersionConflict(before, Case.parse, async record => {
      if (record.status === 'restricted') throw new AppError('case.restricted');
      if (record.status === status) return record;
      return this.change(record, { status, review: reviewOnceRestored(record) }, act);
    });
  }

  /**
   * Stores or clears the days of the last, the next due and the booked visit. The case does not count as
   * edited.
   * @param readLast is called after each read of the case, so that the latest days are stored
   */
  async noteLastVisit(before: Case, readLast: () => Promise<LastVisit>): Promise<Case> {
    return retryOnVersionConflict(before, Case.parse, async record => {
      const last = await readLast();
      const act = lastVisitAct(record, last);
      if (act === null) return record;
      const after = { ...record, ...last, version: record.version + 1 };
      const detail = lastVisitDetail(act, record, last);
      return this.#save({ act, record: record.id, detail }, record, after);
    });
  }

  async find(search: CaseSearch, viewer: CaseViewer): Promise<FoundCases> {
    const { findCases } = await import('./find-cases.ts');
    return findCases(this.table, this.organization, viewer, search, this.origin.reads);
  }

  /** Possible duplicates of a new child, including cases hidden from the caller. */
  async findDuplicates(child: NewChild, phones?: readonly string[]): Promise<Duplicate[]> {
    const { findDuplicates } = await import('./find-duplicates.ts');
    return findDuplicates({ table: this.table, organization: this.organization }, child, phones);
  }

  /** For each person that another system asks about, the person's cases that the viewer may see. */
  async findNamed(viewer: CaseViewer, people: readonly NamedPerson[]): Promise<NamedCase[][]> {
    const { findNamedCases } = await import('./find-named-cases.ts');
    return findNamedCases({ table: this.table, organization: this.organization }, viewer, people);
  }

  async count(status: Case['status']): Promise<number> {
    const items = await this.table.get(caseCountKeys(this.organization));
    return items.reduce((sum, item) => sum + Number(item?.[status] ?? 0), 0);
  }

  /** Writes that change a case's status together with another record. The case does not count as edited. */
  statusWrites(before: Case, status: Case['status']): Promise<Write[]> {
    return this.#writesOf(before, withNextVersion({ ...before, status }));
  }

  /** Writes that delete a case, except its entries in lists and in the search index. @throws version.conflict */
  eraseWrites(record: Case): Write[] {
    return [
      {
        delete: caseKey(this.organization, record.id),
        when: hasVersion(record.version),
        onConditionFailed: conflict,
      },
      ...reviewWrites(this.organization, record, { ...record, review: null }),
      caseCountWrite(this.organization, { [record.status]: -1 }),
    ];
  }

  /** Keys of the entries of a case in lists and in the search index that still exist. */
  async entriesLeft(record: Case): Promise<Key[]> {
    const { erasedKeys } = await import('./case-items.ts');
    const items = await getInBatches(this.table, erasedKeys(this.organization, record));
    return items.flatMap(item => (item ? [{ pk: item.pk, sk: item.sk }] : []));
  }

  async #save(act: AuditEvent, before: Case | undefined, after: Case, also: Write[] = []): Promise<Case> {
    const writes = [...(await this.#writesOf(before, after)), ...also];
    const detail = assignmentDetail(before?.assigned ?? [], after.assigned);
    return this.commit({ ...act, ...(detail && { detail: { ...act.detail, ...detail } }) }, writes, after);
  }

  async #writesOf(before: Case | undefined, after: Case): Promise<Write[]> {
    const { caseItem, mirrorWrites } = await import('./case-items.ts');
    const stored: Write = {
      put: caseItem(this.organization, after),
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    };
    const detail = assignmentDetail(before?.assigned ?? [], after.assigned);
    return [
      stored,
      ...mirrorWrites(this.organization, before, after),
      ...this.#countWrites(before, after),
      ...this.#activeMemberChecks(detail?.added ?? []),
    ];
  }

  /** Checks that new assignees are still active. Leaves out the caller, who was already checked. */
  #activeMemberChecks(members: string[]): Write[] {
    const others = members.filter(id => id !== this.origin.by);
    return others.map(id => ({
      check: memberKey(this.organization, id),
      when: { text: '#status = :active', values: { ':active': 'active' } },
      onConditionFailed: () => new AppError('record.missing'),
    }));
  }

  #countWrites(before: Case | undefined, after: Case): Write[] {
    if (before?.status === after.status) return [];
    const add = { [after.status]: 1, ...(before && { [before.status]: -1 }) };
    return [caseCountWrite(this.organization, add)];
  }
}
