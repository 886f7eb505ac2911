import { reactions as ofCases } from '../features/cases/feature.ts';
import { reactions as ofEye } from '../features/eye/feature.ts';
import { reactions as ofOperations } from '../features/operations/feature.ts';
import { reactions as ofOrganizations } from '../features/organizations/feature.ts';
import { platformReactions as ofPeople } from '../features/people/feature.ts';
import type { PlatformReaction, Reaction } from '../platform/events/reaction.ts';
import type { Queues, ReactionContext } from './reaction-context.ts';

/** Everything that follows from the journal of an organisation, in this order. */
export const reactions: Reaction<ReactionContext>[] = [ofOperations, ofCases, ofEye, ofOrganizations].flat(2);

/** What follows from entries that are of no organisation. */
export const platformReactions: PlatformReaction<Queues>[] = [...ofPeople];
