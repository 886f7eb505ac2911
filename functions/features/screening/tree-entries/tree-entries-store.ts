import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import {
  TreeEntry,
  type TreeEntryFields,
} from '../../../../shared/features/screening/tree-entries/schema.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent } from '../../../platform/storage/write.ts';
import { treeEntriesOf, treeEntryKey } from '../tree-keys.ts';

const maxItemsRead = 500;

interface EntryPage {
  rows: TreeEntry[];
  next: string | null;
}

const entryEvent = (act: string, { id, node }: TreeEntry) => ({ act, record: id, detail: { node } });

export class TreeEntriesStore extends OrganizationStore {
  /** A page of entries: those of the first case, newest first, then those of each merged case. */
  async list(
    caseIds: readonly string[],
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<EntryPage> {
    const [, number = '0', within = ''] = /^(\d{1,3})-(.*)$/.exec(cursor ?? '') ?? [];
    const index = Number(number);
    const caseId = caseIds[index];
    if (caseId === undefined) return { rows: [], next: null };
    const { rows, next } = await this.#listOne(caseId, limit, within === '' ? null : within);
    if (next !== null) return { rows, next: `${index}-${next}` };
    return { rows, next: index + 1 < caseIds.length ? `${index + 1}-` : null };
  }

  /** All entries of a child and of merged cases, excluding deleted entries. */
  async listAll(caseIds: readonly string[]): Promise<TreeEntry[]> {
    const ranges = caseIds.map(id => treeEntriesOf(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items.map(item => TreeEntry.parse(item)).filter(({ deletedAt }) => deletedAt === null);
  }

  #listOne(caseId: string, limit: number, cursor: string | null): Promise<EntryPage> {
    return fetchFilteredPage(this.table, {
      range: treeEntriesOf(this.organization, caseId),
      newestFirst: true,
      cursor,
      limit,
      maxItemsRead,
      batchSize: (_, missing) => missing,
      filter: ({ deletedAt }) => deletedAt === null,
      join: async items => items.map(item => TreeEntry.parse(item)),
    });
  }

  /** @throws record.missing, case.archived, case.restricted */
  create(caseId: string, fields: TreeEntryFields, { id, fullName }: MemberRecord): Promise<TreeEntry> {
    const at = this.now();
    const entry: TreeEntry = {
      ...fields,
      id: newChildId('treeEntry', caseId, this.origin.now()),
      caseId,
      author: { id, fullName },
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    };
    const put = { ...treeEntryKey(this.organization, entry.id), kind: 'tree-entry', ...entry };
    const writes = [caseIsActive(this.organization, caseId), { put, when: isAbsent }];
    return this.commit(entryEvent('tree-entry.created', entry), writes, entry);
  }

  /** @throws version.conflict; record.missing if the entry was deleted */
  change(before: TreeEntry, fields: TreeEntryFields): Promise<TreeEntry> {
    if (before.deletedAt !== null) throw new AppError('record.missing');
    return this.#write('tree-entry.changed', before, fields);
  }

  async setDeleted(before: TreeEntry, isDeleted: boolean): Promise<TreeEntry> {
    if ((before.deletedAt !== null) === isDeleted) return before;
    const deletedAt = isDeleted ? this.now() : null;
    return this.#write(isDeleted ? 'tree-entry.removed' : 'tree-entry.restored', before, { deletedAt });
  }

  #write(act: string, before: TreeEntry, changed: Partial<TreeEntry>): Promise<TreeEntry> {
    const set = { ...changed, version: before.version + 1, updatedAt: this.now() };
    const after: TreeEntry = { ...before, ...set };
    const write = {
      update: treeEntryKey(this.organization, before.id),
      set,
      when: hasVersion(before.version),
      onConditionFailed: () => new AppError('version.conflict'),
    };
    return this.commit(entryEvent(act, after), [write], after);
  }
}
