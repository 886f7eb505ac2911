import { eyeReactions } from './eye-reports/reactions.ts';

/** What follows from the journal, noun by noun. */
export const reactions = [eyeReactions];
