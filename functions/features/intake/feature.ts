import { registrationReactions } from './registrations/reactions.ts';

/** Journal reactions, by noun. */
export const reactions = [registrationReactions];
