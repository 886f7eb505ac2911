import * as z from 'zod';
import { Instant, RequiredLine, Slug } from '../../../core/fields.ts';
import { OperatorRun } from './provision.ts';

/** Days between the confirmation and the erasure of an organisation that leaves. */
export const departureGraceDays = 30;

export const departureSteps = ['begin', 'confirm', 'cancel'] as const;

/** An operator's command about an organisation that leaves. It names who runs it, as Systems Manager knows them. */
export const DepartureCommand = z.strictObject({
  kind: z.literal('departure'),
  slug: Slug,
  /** Typed once more, so that no other organisation leaves by a slip. */
  name: RequiredLine,
  step: z.enum(departureSteps),
  asked: OperatorRun,
});
export type DepartureCommand = z.output<typeof DepartureCommand>;

/** An organisation that leaves: it is erased after `erasedFrom`, once a second person has confirmed. */
export const Departure = z.object({
  begunBy: z.string(),
  begunAt: Instant,
  confirmedBy: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  erasedFrom: Instant.nullable(),
  /** When its erasure began; from then on it cannot be cancelled. */
  erasureBegunAt: Instant.nullable().default(null),
});
export type Departure = z.output<typeof Departure>;

export interface DepartureResult {
  /** False if nothing had to be changed. */
  changed: boolean;
  message: string[];
}
