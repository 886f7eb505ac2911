import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { CaseId, childRecords } from '../../../core/ids.ts';
import { AssignedMember } from '../../cases/cases/schema.ts';
import { ErasureReason } from '../case-rights/schema.ts';

/** Days between the decision to erase a case and the erasure; until then the decision can be undone. */
export const erasureGraceDays = 7;

/** Categories in which records are counted before an erasure; `records` counts everything else. */
export const DataCategory = z.enum([...new Set(Object.values(childRecords))]);
export type DataCategory = z.output<typeof DataCategory>;

export const CategoryCount = z.object({ category: DataCategory, count: z.int() });

/** The record that remains of an erased case. It contains nothing about the child. */
export const CaseErasure = z
  .object({
    caseId: CaseId,
    reason: ErasureReason,
    /** The person who decided on the erasure. */
    by: AssignedMember,
    askedAt: Instant,
    erasedAt: Instant,
  })
  .meta({ id: 'CaseErasure' });
export type CaseErasure = z.output<typeof CaseErasure>;
