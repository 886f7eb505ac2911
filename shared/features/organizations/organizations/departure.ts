import * as z from 'zod';
import { Instant, RequiredLine, Slug } from '../../../core/fields.ts';
import { OperatorRun } from './provision.ts';

/** Number of days between the confirmation and the erasure of an organisation that leaves. */
export const departureGraceDays = 30;

export const departureSteps = ['begin', 'confirm', 'cancel'] as const;

/**
 * An operator's command about an organisation that leaves the platform, with the operator's Systems Manager
 * identity.
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
 * The departure of an organisation from the platform. The organisation is erased after `erasedFrom` if a
 * second person has confirmed.
 */
export const Departure = z.object({
  begunBy: z.string(),
  begunAt: Instant,
  confirmedBy: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  erasedFrom: Instant.nullable(),
  /** When the erasure began; after that the departure cannot be cancelled. */
  erasureBegunAt: Instant.nullable().default(null),
});
export type Departure = z.output<typeof Departure>;

export interface DepartureResult {
  /** Whether the command changed anything. */
  changed: boolean;
  message: string[];
}
