import { eyeReactions } from './eye-reports/reactions.ts';

/** Journal reactions, by noun. */
export const reactions = [eyeReactions];
