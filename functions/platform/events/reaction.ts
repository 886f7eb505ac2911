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
 * Code that runs after a journal entry that belongs to no organisation. It may run several times for the same
 * entry, so it must be idempotent.
 */
export interface PlatformReaction<Context> {
  name: string;
  on: string[];
  react: (entry: JournalEntry, context: Context) => Promise<void>;
}

/**
 * Code that runs after a journal entry, for example to send an email. It takes effect exactly once per entry.
 */
export interface Reaction<Context> {
  name: string;
  on: string[];
  /** Returns writes. The transaction that commits them also marks this reaction to this entry as done. */
  react: (entry: JournalEntry, context: Context) => Promise<Write[]>;
}
