import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { OutcomeAudit, OutcomeMethod, OutcomeReference, OutcomeVisit } from './schema.ts';

const module = 'eye';

/** Cursor that contains the encrypted intermediate sums; it is longer than the cursor of a list. */
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
      'Outcomes of treated children whom the caller may see, in groups of ten or more. Counted in parts: pass the cursor of each response to the next call; the last response has the result',
    needs: 'eye:read',
    module,
    notForKeys: true,
    readEvent: 'outcomes.counted',
    effect: 'read',
    input: z.strictObject({
      method: OutcomeMethod.default('cycloplegic'),
      /**
       * The study with which the change in D is compared. Children outside the study's range are left out.
       * Null counts all children, without a comparison.
       */
      reference: OutcomeReference.default(null),
      cursor: CountCursor,
    }),
    output: z.object({
      /** The result; null until the last response, that is, while there is a next cursor. */
      data: OutcomeAudit.nullable(),
      meta: Next,
    }),
  }),
  exportOutcomes: endpoint({
    method: 'POST',
    path: 'outcomes/export',
    summary:
      'Visits of treated children without names, numbers, words or dates, generalised to groups of ten or more children, with measured rates; pages may be empty, continue as long as there is a cursor',
    needs: 'outcome:export',
    module,
    notForKeys: true,
    readEvent: 'outcomes.exported',
    effect: 'read',
    input: z.strictObject({ cursor: CountCursor }),
    output: z.object({ data: z.array(OutcomeVisit), meta: Next }),
  }),
};
