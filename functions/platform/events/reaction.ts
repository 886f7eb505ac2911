import * as z from 'zod';
import { Instant } from '../../../shared/core/fields.ts';
import type { Write } from '../storage/write.ts';

/** What happened, as the journal has it. */
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

/** Somebody else's write came first; reading anew and trying again will do. */
export class ConflictError extends Error {}

/** Something that is only passed on when an entry of no organisation comes; passed on twice, it is still done once. */
export interface PlatformReaction<Context> {
  name: string;
  /** Acts that it follows from. */
  on: string[];
  react: (entry: JournalEntry, context: Context) => Promise<void>;
}

/** Something that follows from what happened, once for every entry however often it is delivered. */
export interface Reaction<Context> {
  name: string;
  /** Acts that it follows from. */
  on: string[];
  /** The writes; they are committed together with the mark that this was done. */
  react: (entry: JournalEntry, context: Context) => Promise<Write[]>;
}
