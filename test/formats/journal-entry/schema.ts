import { JournalEntry } from '../../../functions/platform/events/reaction.ts';

export const schema = JournalEntry;
