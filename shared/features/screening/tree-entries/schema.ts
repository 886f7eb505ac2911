import * as z from 'zod';
import { Instant, PlainDate, Text, Version } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { TreeNodeId } from '../tree-nodes/schema.ts';

export const TreeEntryId = Id('treeEntry');

/** How something stands, the best last. */
export const entryStates = ['concern', 'emerging', 'strength'] as const;
export const EntryState = z.enum(entryStates);
export type EntryState = z.output<typeof EntryState>;

/** What an entry was seen in. It is told by kind and day, so that it outlives what it names. */
export const TreeEvidence = z.strictObject({
  kind: z.enum(['screening', 'evaluation', 'note']),
  date: PlainDate,
});
export type TreeEvidence = z.output<typeof TreeEvidence>;

const fields = z.strictObject({
  node: TreeNodeId,
  state: EntryState,
  /** Required for a concern. */
  remarks: Text.default(''),
  /** The day that it is about. */
  date: PlainDate,
  evidence: TreeEvidence.nullable().default(null),
  isShared: z.boolean().default(false),
  isInReport: z.boolean().default(true),
});

/** What a person enters about a node of a child's tree. */
export const TreeEntryFields = fields.refine(({ state, remarks }) => state !== 'concern' || remarks !== '', {
  path: ['remarks'],
  error: 'validation.required',
});
export type TreeEntryFields = z.output<typeof TreeEntryFields>;

const TreeEntryAuthor = z.object({ id: MemberId, fullName: z.string() });

/** An entry on a node of a child's tree. */
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
