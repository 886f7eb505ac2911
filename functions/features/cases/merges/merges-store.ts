import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { Case, idsOfCase, maxAssignees, maxTags } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type MergeField,
  mergedFields,
  mergeFields,
} from '../../../../shared/features/cases/merges/merge-fields.ts';
import { type MergedState, MergeRecord, undoDays } from '../../../../shared/features/cases/merges/schema.ts';
import type { CaseMergePart, MergedCases } from '../../../composition/case-merge-part.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { caseKey, memberKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseCountWrite } from '../analytics/count-shards.ts';
import { caseItem, mirrorWrites } from '../cases/case-items.ts';
import { reviewWrites } from '../cases/review-writes.ts';
import { mergeKey, mergesOf } from '../keys.ts';
import { afterMergeStep, editedVersion } from './merge-steps.ts';
import { identifiersAfterMerge, identifiersAfterUndo } from './merged-identifiers.ts';
import { stillAssigned } from './still-assigned.ts';

export interface MergeChoice {
  take: readonly MergeField[];
  by: MergeRecord['by'];
}

/** Merges of cases. Most records of a merged case stay in its own partition; reads combine the partitions. */
export class MergesStore extends OrganizationStore {
  /**
   * Reads the case with this id. If the case was merged into another case, still returns the merged case, not
   * the surviving case.
   */
  async getCase(id: string): Promise<Case | undefined> {
    return this.table.read(Case, caseKey(this.organization, id));
  }

  /** Merges of a case, newest first. */
  async listFor(caseId: string): Promise<MergeRecord[]> {
    const items = await this.table.queryAll(mergesOf(this.organization, caseId));
    return items.map(item => MergeRecord.parse(item)).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  }

  /** @throws version.conflict if either case has changed; case.merged if either was merged concurrently */
  merge(survivor: Case, other: Case, choice: MergeChoice, parts: readonly CaseMergePart[]): Promise<Case> {
    const at = this.now();
    const fields = mergedFields(survivor, other, choice.take, maxTags);
    const added = other.assigned.filter(({ id }) => !survivor.assigned.some(member => member.id === id));
    const assigned = [...survivor.assigned, ...added];
    if (assigned.length > maxAssignees) throw new AppError('case.too-many-assigned');
    const mergedIdentifiers = identifiersAfterMerge(survivor, other, fields);
    const after: Case = {
      ...survivor,
      ...fields,
      assigned,
      ...(mergedIdentifiers.length > 0 && { mergedIdentifiers }),
      merged: [...(survivor.merged ?? []), ...idsOfCase(other)],
      review: survivor.review === 'waiting' ? 'accepted' : survivor.review,
      ...afterMergeStep(survivor),
      updatedAt: at,
    };
    const gone: Case = { ...other, mergedInto: survivor.id, ...afterMergeStep(other) };
    const changed = mergeFields.filter(field => !isSame(survivor[field], after[field]));
    const record = {
      survivor: survivor.id,
      absorbed: other.id,
      ...{ at, by: choice.by, took: [...choice.take], added: added.map(({ id }) => id) },
      until: new Date(Date.parse(at) + undoDays * dayMs).toISOString(),
      changed,
      editedVersion: editedVersion(survivor),
      before: stateOf(survivor, changed),
      after: stateOf(after, changed),
    };
    const detail: AuditEvent['detail'] = added.length > 0 ? { added: record.added } : {};
    return retryOnConflict(async () => {
      const cases = await this.#read(survivor.id, other, parts);
      const moved = await Promise.all(parts.map((part, index) => part.merge(cases(index))));
      const kept = Object.fromEntries(parts.map(({ name }, index) => [name, moved[index]?.kept]));
      return this.commit(
        [
          {
            act: 'case.merged',
            record: survivor.id,
            detail: { absorbed: other.id, fields: changed, ...detail },
          },
          { act: 'case.absorbed', record: other.id, detail: { into: survivor.id } },
        ],
        [
          this.#replace(survivor, after),
          this.#replace(other, gone),
          ...mirrorWrites(this.organization, survivor, after),
          ...reviewWrites(this.organization, other, gone),
          caseCountWrite(this.organization, { [other.status]: -1 }),
          {
            put: {
              ...mergeKey(this.organization, survivor.id, other.id),
              kind: 'merge',
              ...record,
              parts: kept,
            },
            when: isAbsent,
          },
          ...moved.flatMap(({ writes }) => writes),
        ],
        after,
      );
    });
  }

  /**
   * Members who were unassigned since the merge are not assigned to the restored case.
   * @throws record.missing; merge.over; version.conflict if either case has changed meanwhile
   */
  undo(survivor: Case, absorbedId: string, parts: readonly CaseMergePart[]) {
    return retryOnConflict(async () => {
      const [stored, absorbedItem] = await this.table.get([
        mergeKey(this.organization, survivor.id, absorbedId),
        caseKey(this.organization, absorbedId),
      ]);
      if (!stored || !absorbedItem) throw new AppError('record.missing');
      const record = MergeRecord.parse(stored);
      const absorbed = Case.parse(absorbedItem);
      if (absorbed.mergedInto !== survivor.id) throw new AppError('record.missing');
      if (Date.parse(record.until) <= this.origin.now()) throw new AppError('merge.over');
      const [cases, members] = await Promise.all([
        this.#read(survivor.id, absorbed, parts),
        this.table.get(absorbed.assigned.map(({ id }) => memberKey(this.organization, id))),
      ]);
      const { mergedInto: _, ...own } = absorbed;
      const { assigned, withheld } = stillAssigned(absorbed.assigned, survivor.assigned, members);
      const restored: Case = { ...own, assigned, ...afterMergeStep(absorbed) };
      const { after, kept } = unmerged(survivor, restored, record);
      const split = await Promise.all(
        parts.map((part, index) => part.undo(cases(index), record.parts[part.name])),
      );
      const removed = record.added.filter(id => !after.assigned.some(member => member.id === id));
      return this.commit(
        [
          {
            act: 'case.merge-undone',
            record: survivor.id,
            detail: { absorbed: absorbedId, ...removedDetail(removed) },
          },
          {
            act: 'case.released',
            record: absorbedId,
            detail: { from: survivor.id, ...removedDetail(withheld.map(({ id }) => id)) },
          },
        ],
        [
          this.#replace(survivor, after),
          this.#replace(absorbed, restored),
          ...mirrorWrites(this.organization, survivor, after),
          ...reviewWrites(this.organization, absorbed, restored),
          caseCountWrite(this.organization, { [restored.status]: 1 }),
          { delete: mergeKey(this.organization, survivor.id, absorbedId) },
          ...split.flat(),
        ],
        { case: after, restored, kept, withheld },
      );
    });
  }

  /**
   * Reads the records that `parts` (one per feature with records to merge) need from both cases. Returns a
   * function that takes the position of a part and returns its records.
   */
  async #read(survivor: string, absorbed: Case, parts: readonly CaseMergePart[]) {
    const keysOf = (id: string) => parts.map(part => part.keys(this.organization, id));
    const [ofSurvivor, ofAbsorbed] = [keysOf(survivor), keysOf(absorbed.id)];
    const items = await this.table.get([...ofSurvivor, ...ofAbsorbed].flat());
    const shares = [...ofSurvivor, ...ofAbsorbed].map(keys => items.splice(0, keys.length));
    return (part: number): MergedCases => ({
      organization: this.organization,
      survivor,
      absorbed: absorbed.id,
      absorbedIds: idsOfCase(absorbed),
      ofSurvivor: shares[part] ?? [],
      ofAbsorbed: shares[parts.length + part] ?? [],
    });
  }

  #replace(before: Case, after: Case): Write {
    return {
      put: caseItem(this.organization, after),
      when: hasVersion(before.version),
      onConditionFailed: changedMeanwhile,
    };
  }
}

const removedDetail = (removed: string[]): NonNullable<AuditEvent['detail']> =>
  removed.length > 0 ? { removed } : {};

const stateOf = (record: Case, fields: MergeField[]): MergedState =>
  ({
    ...Object.fromEntries(fields.map(field => [field, record[field]])),
    updatedAt: record.updatedAt,
    review: record.review,
  }) as MergedState;

/** The surviving case after undoing a merge: as it was before the merge, but with later edits kept. */
function unmerged(survivor: Case, restored: Case, { changed, before, after, added }: MergeRecord) {
  const kept = changed.filter(field => !isSame(survivor[field], after[field]));
  const back = Object.fromEntries(
    changed.filter(field => !kept.includes(field)).map(field => [field, before[field]]),
  );
  const gone: string[] = idsOfCase(restored);
  const merged = (survivor.merged ?? []).filter(id => !gone.includes(id));
  const { merged: _, mergedIdentifiers: __, ...own } = survivor;
  const mergedIdentifiers = identifiersAfterUndo({ ...survivor, ...back }, gone);
  const record: Case = {
    ...own,
    ...back,
    review: survivor.review === after.review ? before.review : survivor.review,
    assigned: survivor.assigned.filter(({ id }) => !added.includes(id)),
    ...(merged.length > 0 && { merged }),
    ...(mergedIdentifiers.length > 0 && { mergedIdentifiers }),
    updatedAt: survivor.updatedAt === after.updatedAt ? before.updatedAt : survivor.updatedAt,
    ...afterMergeStep(survivor),
  };
  return { after: record, kept };
}

function changedMeanwhile(existing: Item | undefined): Error {
  if (existing?.mergedInto) return new AppError('case.merged', { current: { id: existing.mergedInto } });
  return existing
    ? new AppError('version.conflict', { current: Case.parse(existing) })
    : new AppError('record.missing');
}
