import * as z from 'zod';
import { Instant, PlainDate, Text, Version } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { TreeNodeId } from '../tree-nodes/schema.ts';

export const TreeEntryId = Id('treeEntry');

/** States of a node of the NeuroTree, from worst to best. */
export const entryStates = ['concern', 'emerging', 'strength'] as const;
export const EntryState = z.enum(entryStates);
export type EntryState = z.output<typeof EntryState>;

/**
 * Where an entry comes from. Kind and day are stored with the entry, so that they remain if the source record
 * is deleted.
 */
export const TreeEvidence = z.strictObject({
  kind: z.enum(['screening', 'evaluation', 'note']),
  date: PlainDate,
});
export type TreeEvidence = z.output<typeof TreeEvidence>;

const fields = z.strictObject({
  node: TreeNodeId,
  state: EntryState,
  /** Remarks about the entry, required for a concern. */
  remarks: Text.default(''),
  date: PlainDate,
  evidence: TreeEvidence.nullable().default(null),
  isShared: z.boolean().default(false),
  isInReport: z.boolean().default(true),
});

export const TreeEntryFields = fields.refine(({ state, remarks }) => state !== 'concern' || remarks !== '', {
  path: ['remarks'],
  error: 'validation.required',
});
export type TreeEntryFields = z.output<typeof TreeEntryFields>;

const TreeEntryAuthor = z.object({ id: MemberId, fullName: z.string() });

export const TreeEntry = z
  .object({
    ...fields.shape,
    id: TreeEntryId,
    caseId: Id('case'),
    author: TreeEntryAuthor,
    version: Version,
    createdAt: Instant,
    updatedAt: Instant,
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'TreeEntry' });
export type TreeEntry = z.output<typeof TreeEntry>;
