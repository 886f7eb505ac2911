import * as z from 'zod';
import { Instant } from '../../../shared/core/fields.ts';
import type { Write } from '../storage/write.ts';

export const JournalEntry = z.object({
  id: z.string(),
  act: z.string(),
  record: z.string(),
  by: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  at: Instant,
  organization: z.string().nullable(),
});
export type JournalEntry = z.output<typeof JournalEntry>;

/**
 * Code that runs after journal entries that belong to no organisation. It must be idempotent, because an
 * entry may be delivered repeatedly.
 */
export interface PlatformReaction<Context> {
  name: string;
  on: string[];
  react: (entry: JournalEntry, context: Context) => Promise<void>;
}

/**
 * Code that runs after journal entries, such as to send a mail. It takes effect exactly once per entry.
 */
export interface Reaction<Context> {
  name: string;
  on: string[];
  /** Returns writes; they are committed together with a marker that this reaction to this entry is done. */
  react: (entry: JournalEntry, context: Context) => Promise<Write[]>;
}
