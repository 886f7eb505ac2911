import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';
import { CaseName } from '../../cases/cases/schema.ts';

/**
 * Retention rule of an organisation: a case is kept until the child reaches an age, and for some years after
 * the last entry in the case; the later of the two days counts.
 */
export const RetentionFields = z.strictObject({
  untilAge: z.int().min(0).max(100),
  yearsAfterLastEntry: z.int().min(1).max(100),
});
export const RetentionRule = z
  .object({
    ...RetentionFields.shape,
    /** Version of the retention rule; 0 for the default rule. */
    version: z.int().min(0),
  })
  .meta({ id: 'RetentionRule' });
export type RetentionRule = z.output<typeof RetentionRule>;

export const defaultRetention: RetentionRule = { untilAge: 25, yearsAfterLastEntry: 10, version: 0 };

/** A case that the retention rule allows to be erased. */
export const DueCase = z
  .object({ ...CaseName.shape, lastEntryOn: PlainDate, dueOn: PlainDate })
  .meta({ id: 'DueCase' });
export type DueCase = z.output<typeof DueCase>;
