import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { CaseId, childRecords } from '../../../core/ids.ts';
import { AssignedMember } from '../../cases/cases/schema.ts';
import { ErasureReason } from '../case-rights/schema.ts';

/**
 * Number of days from the decision to erase a case until the erasure; in these days the decision can be
 * undone.
 */
export const erasureGraceDays = 7;

/**
 * Categories in which the records of a case are counted before an erasure; `records` counts all other
 * records.
 */
export const DataCategory = z.enum([...new Set(Object.values(childRecords))]);
export type DataCategory = z.output<typeof DataCategory>;

export const CategoryCount = z.object({ category: DataCategory, count: z.int() });

/** What remains stored about an erased case. It contains nothing about the child. */
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
