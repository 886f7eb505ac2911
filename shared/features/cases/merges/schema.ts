import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { AssignedMember, Case, CaseFields, CaseName } from '../cases/schema.ts';

export const undoDays = 30;

export const MergeFieldName = z.enum(
  Object.keys(CaseFields.shape) as [keyof CaseFields, ...(keyof CaseFields)[]],
);

/** The state of a case before or after a merge. Undoing the merge needs both states. */
const MergedState = CaseFields.partial().extend({ updatedAt: Instant, review: Case.shape.review });
export type MergedState = z.output<typeof MergedState>;

/** The merge of one case (`absorbed`) into another (`survivor`). */
export const MergeRecord = z.object({
  survivor: CaseId,
  absorbed: CaseId,
  at: Instant,
  by: AssignedMember,
  until: Instant,
  /** Fields for which the value of the absorbed case was chosen. */
  took: z.array(MergeFieldName),
  changed: z.array(MergeFieldName),
  before: MergedState,
  after: MergedState,
  /** Members whom the merge assigned to the surviving case. */
  added: z.array(z.uuid()),
  /**
   * The surviving case's version number, not counting its merges; unset for merges made by version 1.0.0 or
   * earlier of the product.
   */
  editedVersion: Version.optional(),
  /** Data that each feature needs to undo the merge, by feature. */
  parts: z.record(z.string(), z.unknown()),
});
export type MergeRecord = z.output<typeof MergeRecord>;

export const Merge = MergeRecord.pick({ at: true, by: true, until: true, took: true })
  .extend({ absorbed: CaseName, canUndo: z.boolean() })
  .meta({ id: 'Merge' });
export type Merge = z.output<typeof Merge>;
