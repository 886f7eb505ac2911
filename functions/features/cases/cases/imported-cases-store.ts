import { AppError, type FieldErrors } from '../../../../shared/core/errors.ts';
import { Case, type CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { MergeRecord } from '../../../../shared/features/cases/merges/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { caseKey, memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { isMember } from '../../../platform/storage/read-members.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseCountWrite } from '../analytics/count-shards.ts';
import { duplicatesOf, fileNumbersOf, mergesOf, notDuplicatesOf } from '../keys.ts';
import { editedVersion } from '../merges/merge-steps.ts';
import { CasesStore } from './cases-store.ts';
import { isRejected } from './is-comparable.ts';
import type { Repeat } from './repeats/find-repeats.ts';
import type { ListedChild } from './repeats/judge-match.ts';

export interface ImportMatch {
  certain: Case | undefined;
  likely: Case[];
}

const maxSameNumber = 10;
const maxLikely = 5;

/** An import sees all cases. */
export class ImportedCasesStore extends CasesStore {
  async organizationRecord(): Promise<OrganizationRecord> {
    const [item] = await this.table.get([organizationKey(this.organization)]);
    return OrganizationRecord.parse(item);
  }

  /** Returns the fields as they will be stored, or their errors. */
  async check(
    fields: CaseFields,
    organization: OrganizationRecord,
  ): Promise<{ fields: CaseFields } | { wrong: FieldErrors }> {
    const { checkFields } = await import('./check-fields.ts');
    try {
      return { fields: await checkFields(fields, organization, this.origin.now()) };
    } catch (error) {
      if (error instanceof AppError && error.fields) return { wrong: error.fields };
      throw error;
    }
  }

  /**
   * Matches by file number, otherwise by name and date of birth. A match is certain only if exactly one case
   * matches.
   */
  async match(child: ListedChild): Promise<ImportMatch> {
    const { judgeMatch } = await import('./repeats/judge-match.ts');
    const { fullName, birthDate } = child;
    const numbered = child.fileNumber ? await this.#numbered(child.fileNumber) : [];
    const viewer = { id: this.origin.by, scope: 'organization' as const, role: 'admin' as const };
    const [named = []] =
      numbered.length > 0 ? [] : await this.findNamed(viewer, [{ name: fullName, birthDate }]);
    const found = numbered.length > 0 ? numbered : named.map(({ record }) => record);
    const likely = found.filter(record => judgeMatch(child, record) !== undefined);
    const certain = likely.filter(record => judgeMatch(child, record) === 'certain');
    const [only, ...more] = certain;
    if (only && more.length === 0 && numbered.length <= 1) return { certain: only, likely: [] };
    return { certain: undefined, likely: likely.slice(0, maxLikely) };
  }

  async findRepeats(children: readonly (ListedChild | undefined)[]): Promise<(Repeat | undefined)[]> {
    return (await import('./repeats/find-repeats.ts')).findRepeats(children);
  }

  /**
   * Reads the case with this id. If the case was merged into another case, still returns the merged case, not
   * the surviving case.
   */
  async getStored(id: string): Promise<Case | undefined> {
    return this.table.read(Case, caseKey(this.organization, id));
  }

  nextEditedVersion(record: Case): number {
    return editedVersion(record) + 1;
  }

  /**
   * Whether nobody has edited or merged the case since its edited version (see `editedVersion`) was `since`.
   * A merge that was undone does not count.
   */
  async isUnedited(record: Case, since: number): Promise<boolean> {
    if (record.mergedInto !== undefined || editedVersion(record) !== since) return false;
    if (!record.merged) return true;
    const merges = await this.table.queryAll(mergesOf(this.organization, record.id));
    return merges.every(item => (MergeRecord.parse(item).editedVersion ?? 0) < since);
  }

  /**
   * Whether records such as visits are stored for the case, even if the case itself is not stored. Pairs of
   * likely duplicates do not count, even dismissed ones, because the product finds the pairs again.
   */
  async hasRecords(id: string): Promise<boolean> {
    const { pk, sk } = caseKey(this.organization, id);
    const ofDuplicates = [duplicatesOf, notDuplicatesOf].map(range => range(this.organization, id).prefix);
    const items = await this.table.queryAll({ pk });
    return items.some(item => item.sk !== sk && !ofDuplicates.some(prefix => item.sk.startsWith(prefix)));
  }

  /** @throws ConflictError if the case changed since it was read */
  async remove(record: Case, also: Write[]): Promise<void> {
    const { eraseMirrorWrites } = await import('./case-items.ts');
    const mirrors = eraseMirrorWrites(this.organization, record);
    const removed: Write = {
      delete: caseKey(this.organization, record.id),
      when: hasVersion(record.version),
      onConditionFailed: () => new ConflictError(),
    };
    await this.commit(
      { act: 'case.removed', record: record.id },
      [removed, ...mirrors, caseCountWrite(this.organization, { [record.status]: -1 }), ...also],
      null,
    );
  }

  /**
   * Restores a deleted case, without assignees who have left since. The version grows by two, for the
   * deletion and the restoration.
   */
  async putBack(before: Case, also: Write[]): Promise<void> {
    const { caseItem, mirrorWrites } = await import('./case-items.ts');
    const members = await this.table.get(before.assigned.map(({ id }) => memberKey(this.organization, id)));
    const assigned = before.assigned.filter((_, at) => isMember(members[at]));
    const removed = before.assigned.filter(member => !assigned.includes(member)).map(({ id }) => id);
    const record: Case = { ...before, assigned, version: before.version + 2 };
    const stored: Write = { put: caseItem(this.organization, record), when: isAbsent };
    const mirrors = mirrorWrites(this.organization, undefined, record);
    await this.commit(
      { act: 'case.restored', record: record.id, ...(removed.length > 0 && { detail: { removed } }) },
      [stored, ...mirrors, caseCountWrite(this.organization, { [record.status]: 1 }), ...also],
      null,
    );
  }

  async #numbered(fileNumber: string): Promise<Case[]> {
    const { items } = await this.table.query(fileNumbersOf(this.organization, fileNumber), {
      limit: maxSameNumber,
    });
    const found = await this.getAll(items.map(({ sk }) => sk));
    return found.flatMap(record => (record && !isRejected(record) ? [record] : []));
  }
}
