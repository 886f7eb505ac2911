import { IconHistory } from '@tabler/icons-react';
import type { TimelineEvent, TimelineEvents } from '../../../../platform/features/case-places.ts';
import type { LoadedContribution } from '../../../../platform/features/contribution.ts';

export type LoadedTimelineEvents = readonly LoadedContribution<TimelineEvents>[];

const unknownEvent: TimelineEvent = { title: 'cases:timeline.other', Icon: IconHistory, isSystem: true };

export const lookOf = (events: LoadedTimelineEvents, act: string): TimelineEvent =>
  events.find(({ part }) => Object.hasOwn(part, act))?.part[act] ?? unknownEvent;

/** Label of the fold that an event belongs to: one for all record changes; null if the event never folds. */
export const foldOf = ({ isSystem, foldsAs }: TimelineEvent): FoldLabel | null =>
  isSystem ? 'timeline.folded' : (foldsAs ?? null);

export type FoldLabel = 'timeline.folded' | NonNullable<TimelineEvent['foldsAs']>;
