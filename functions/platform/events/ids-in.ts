import type { JournalEntry } from './reaction.ts';

/** The ids that a field of a journal entry lists, separated by spaces. */
export const idsIn = (detail: NonNullable<JournalEntry['detail']>[string] | undefined): string[] =>
  typeof detail === 'string' ? detail.split(' ').filter(Boolean) : [];
