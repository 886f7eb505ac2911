import { reactions as ofCases } from '../features/cases/feature.ts';
import { reactions as ofClasses } from '../features/classes/feature.ts';
import { reactions as ofConsent } from '../features/consent/feature.ts';
import { reactions as ofCourses } from '../features/courses/feature.ts';
import { reactions as ofEye } from '../features/eye/feature.ts';
import { reactions as ofIntake } from '../features/intake/feature.ts';
import { reactions as ofNotes } from '../features/notes/feature.ts';
import { reactions as ofOperations } from '../features/operations/feature.ts';
import { reactions as ofOrganizations } from '../features/organizations/feature.ts';
import { platformReactions as ofPeople } from '../features/people/feature.ts';
import { reactions as ofReports } from '../features/reports/feature.ts';
import type { PlatformReaction, Reaction } from '../platform/events/reaction.ts';
import type { Queues, ReactionContext } from './reaction-context.ts';

/** Reactions of all features to journal entries, in the order in which they run. */
export const reactions: Reaction<ReactionContext>[] = [
  ofOperations,
  ofCases,
  ofClasses,
  ofConsent,
  ofCourses,
  ofEye,
  ofIntake,
  ofNotes,
  ofOrganizations,
  ofReports,
].flat(2);

export const platformReactions: PlatformReaction<Queues>[] = [...ofPeople];
