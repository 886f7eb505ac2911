import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { type Erasure, ErasureState, Obstacle } from './schema.ts';

/** The erasure of an account as it is stored, until nothing of the account is left. */
export const ErasureRecord = z.object({
  /** Whose account it is. */
  id: z.uuid(),
  state: ErasureState.exclude(['none']),
  isSuperadmin: z.boolean(),
  obstacles: z.array(Obstacle),
  askedAt: Instant,
});
export type ErasureRecord = z.output<typeof ErasureRecord>;

export function presentErasure(record: ErasureRecord | undefined): Erasure {
  return { state: record?.state ?? 'none', obstacles: record?.obstacles ?? [] };
}
