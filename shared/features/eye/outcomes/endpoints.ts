import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { OutcomeAudit, OutcomeMethod, OutcomeReference, OutcomeVisit } from './schema.ts';

const module = 'eye';

/** The sums so far, sealed: longer than the place in a list. */
const CountCursor = z
  .string()
  .max(60_000)
  .regex(/^[\w.-]+$/, { error: 'validation.cursor' })
  .nullable()
  .default(null);

const Next = z.object({ next: z.string().nullable() });

export const outcomes = {
  countOutcomes: endpoint({
    method: 'POST',
    path: 'outcomes/count',
    summary:
      'How treated children fared, of what the caller may see, in groups of ten or more: counted part by part, each called with the cursor of the one before, the last with the result',
    needs: 'eye:read',
    module,
    notForKeys: true,
    readEvent: 'outcomes.counted',
    effect: 'read',
    input: z.strictObject({
      method: OutcomeMethod.default('cycloplegic'),
      /** Children who do not fit it are left out of the change in D; null for all children and no comparison. */
      reference: OutcomeReference.default(null),
      cursor: CountCursor,
    }),
    output: z.object({
      /** Null as long as there is a cursor. */
      data: OutcomeAudit.nullable(),
      meta: Next,
    }),
  }),
  exportOutcomes: endpoint({
    method: 'POST',
    path: 'outcomes/export',
    summary:
      'Visits of treated children without names, numbers, words or days, each told as those of ten children or more, with the rates that were measured; pages may be empty, there is more as long as there is a cursor',
    needs: 'outcome:export',
    module,
    notForKeys: true,
    readEvent: 'outcomes.exported',
    effect: 'read',
    input: z.strictObject({ cursor: CountCursor }),
    output: z.object({ data: z.array(OutcomeVisit), meta: Next }),
  }),
};
