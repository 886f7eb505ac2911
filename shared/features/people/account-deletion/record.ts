import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { type AccountDeletion, AccountDeletionState, Obstacle } from './schema.ts';

/** A pending account deletion. This record is deleted together with the last data of the account. */
export const AccountDeletionRecord = z.object({
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
