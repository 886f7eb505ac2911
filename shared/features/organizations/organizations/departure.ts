import * as z from 'zod';
import { Instant, RequiredLine, Slug } from '../../../core/fields.ts';
import { OperatorRun } from './provision.ts';

/** Number of days after the departure of an organisation is confirmed until its data is erased. */
export const departureGraceDays = 30;

export const departureSteps = ['begin', 'confirm', 'cancel'] as const;

/**
 * An operator's command about an organisation that leaves the platform, with the operator's identity in
 * Systems Manager.
 */
export const DepartureCommand = z.strictObject({
  kind: z.literal('departure'),
  slug: Slug,
  /** The organisation's name, typed as a confirmation, so that no other organisation is erased. */
  name: RequiredLine,
  step: z.enum(departureSteps),
  asked: OperatorRun,
});
export type DepartureCommand = z.output<typeof DepartureCommand>;

/**
 * The departure of an organisation from the platform. The data of the organisation is erased after
 * `erasedFrom` if a second person has confirmed the departure.
 */
export const Departure = z.object({
  begunBy: z.string(),
  begunAt: Instant,
  confirmedBy: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  erasedFrom: Instant.nullable(),
  /** When the erasure began; from then on, the departure cannot be cancelled. */
  erasureBegunAt: Instant.nullable().default(null),
});
export type Departure = z.output<typeof Departure>;

export interface DepartureResult {
  changed: boolean;
  message: string[];
}
