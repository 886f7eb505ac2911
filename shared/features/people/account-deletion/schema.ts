import * as z from 'zod';
import { Slug } from '../../../core/fields.ts';
import { OwnedRecordKind } from '../../organizations/offboarding/schema.ts';

/**
 * Why an account cannot be erased yet: its owner is the only admin of an organisation or the only
 * superadmin, or owns records that somebody else has to take over first.
 */
export const ObstacleKind = z.enum(['last-admin', 'last-superadmin', ...OwnedRecordKind.options]);
export type ObstacleKind = z.output<typeof ObstacleKind>;

export const Obstacle = z
  .object({
    kind: ObstacleKind,
    /** Null for what stands in the way on the platform. */
    organization: z.object({ id: Slug, name: z.string() }).nullable(),
    /** How many records there are to hand over; 0 where there is nothing to count. */
    count: z.int().min(0),
  })
  .meta({ id: 'Obstacle' });
export type Obstacle = z.output<typeof Obstacle>;

/** `asked` is looked at and carried out at once; `refused` because of what was found then. */
export const AccountDeletionState = z.enum(['none', 'asked', 'refused']);

export const AccountDeletion = z
  .object({
    state: AccountDeletionState,
    /** What was found when it was asked for last. */
    obstacles: z.array(Obstacle),
  })
  .meta({ id: 'Erasure' });
export type AccountDeletion = z.output<typeof AccountDeletion>;
