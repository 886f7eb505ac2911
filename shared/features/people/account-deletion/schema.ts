import * as z from 'zod';
import { Slug } from '../../../core/fields.ts';
import { OwnedRecordKind } from '../../organizations/offboarding/schema.ts';

/**
 * Why an account cannot be deleted yet: the person is the only admin of an organisation, is the only platform
 * administrator, or owns records that need a new owner.
 */
export const ObstacleKind = z.enum(['last-admin', 'last-superadmin', ...OwnedRecordKind.options]);
export type ObstacleKind = z.output<typeof ObstacleKind>;

export const Obstacle = z
  .object({
    kind: ObstacleKind,
    /** The organisation that is concerned; null if the obstacle concerns the platform. */
    organization: z.object({ id: Slug, name: z.string() }).nullable(),
    /** Number of records that need a new owner; 0 for other obstacles. */
    count: z.int().min(0),
  })
  .meta({ id: 'Obstacle' });
export type Obstacle = z.output<typeof Obstacle>;

/** State of an account deletion. `asked`: the request is being processed. `refused`: obstacles were found. */
export const AccountDeletionState = z.enum(['none', 'asked', 'refused']);

export const AccountDeletion = z
  .object({
    state: AccountDeletionState,
    /** Obstacles that the last attempt found. */
    obstacles: z.array(Obstacle),
  })
  .meta({ id: 'Erasure' });
export type AccountDeletion = z.output<typeof AccountDeletion>;
