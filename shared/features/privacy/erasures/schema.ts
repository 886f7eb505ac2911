import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { AssignedMember } from '../../cases/cases/schema.ts';
import { ErasureReason } from '../case-rights/schema.ts';

/** Days between the decision and the erasure, in which it can be undone. */
export const erasureGraceDays = 7;

/** What is counted of a case before it is erased; `records` is everything that has no count of its own. */
export const DataCategory = z.enum([
  'visits',
  'sendings',
  'consents',
  'screenings',
  'notes',
  'treeEntries',
  'evaluations',
  'progressReports',
  'records',
]);
export type DataCategory = z.output<typeof DataCategory>;

export const CategoryCount = z.object({ category: DataCategory, count: z.int() });

/** What is left of an erased case: nothing of the child. */
export const CaseErasure = z
  .object({
    caseId: CaseId,
    reason: ErasureReason,
    /** Who decided it. */
    by: AssignedMember,
    askedAt: Instant,
    erasedAt: Instant,
  })
  .meta({ id: 'CaseErasure' });
export type CaseErasure = z.output<typeof CaseErasure>;
