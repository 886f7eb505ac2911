import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { TreeEntry, TreeEntryFields, TreeEntryId } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    treeEntry: TreeEntry;
  }
  interface ParentRecords {
    treeEntry: 'case';
  }
}

const TreeEntryPath = z.strictObject({ treeEntryId: TreeEntryId });
const notOwn = 'tree-entry.not-own';

export const treeEntries = {
  searchTreeEntries: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/tree-entries/search',
    summary: 'Entries of a child’s NeuroTree, the newest first; those of merged cases come last',
    needs: 'tree-entry:read',
    readEvent: 'tree-entries.listed',
    effect: 'read',
    records: { case: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      limit: z.int().min(1).max(100).default(100),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(TreeEntry),
  }),
  createTreeEntry: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/tree-entries',
    summary: 'Adds an entry to a node of a child’s NeuroTree',
    needs: 'tree-entry:create',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived'],
    input: TreeEntryFields.safeExtend({ caseId: CaseId }),
    output: TreeEntry,
  }),
  changeTreeEntry: endpoint({
    method: 'PUT',
    path: 'tree-entries/{treeEntryId}',
    summary: 'Changes an entry, at the version that was read; only its author or an admin may',
    needs: 'tree-entry:change',
    records: { treeEntry: 'treeEntryId' },
    errors: ['version.conflict', 'case.archived', notOwn],
    input: TreeEntryFields.safeExtend({ treeEntryId: TreeEntryId, version: Version }),
    output: TreeEntry,
  }),
  removeTreeEntry: endpoint({
    method: 'DELETE',
    path: 'tree-entries/{treeEntryId}',
    summary: 'Deletes an entry; repeating it changes nothing',
    needs: 'tree-entry:remove',
    records: { treeEntry: 'treeEntryId' },
    errors: ['case.archived', notOwn],
    input: TreeEntryPath,
    output: TreeEntry,
  }),
  restoreTreeEntry: endpoint({
    method: 'POST',
    path: 'tree-entries/{treeEntryId}/restore',
    summary: 'Restores a deleted entry; repeating it changes nothing',
    needs: 'tree-entry:remove',
    records: { treeEntry: 'treeEntryId' },
    errors: ['case.archived', notOwn],
    input: TreeEntryPath,
    output: TreeEntry,
  }),
};
