import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { type AccountDeletion, AccountDeletionState, Obstacle } from './schema.ts';

/** The erasure of an account as it is stored, until nothing of the account is left. */
export const AccountDeletionRecord = z.object({
  /** Whose account it is. */
  id: z.uuid(),
  state: AccountDeletionState.exclude(['none']),
  isSuperadmin: z.boolean(),
  obstacles: z.array(Obstacle),
  askedAt: Instant,
});
export type AccountDeletionRecord = z.output<typeof AccountDeletionRecord>;

export function presentAccountDeletion(record: AccountDeletionRecord | undefined): AccountDeletion {
  return { state: record?.state ?? 'none', obstacles: record?.obstacles ?? [] };
}
