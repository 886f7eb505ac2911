import * as z from 'zod';
import { Line, optional, PlainDate } from '../../../core/fields.ts';
import { treatmentKinds } from './treatment.ts';

/**
 * A treatment that is sent without an id. If it matches an earlier treatment, it continues that treatment.
 */
export const Intervention = z
  .strictObject({
    kind: z.enum(treatmentKinds),
    product: optional(Line),
    from: PlainDate,
    to: optional(PlainDate),
  })
  .refine(({ from, to }) => to === null || to >= from, { error: 'validation.ends_before', path: ['to'] })
  .meta({ id: 'Intervention' });
export type Intervention = z.output<typeof Intervention>;
