import { IconHistory } from '@tabler/icons-react';
import type { TimelineEvent, TimelineEvents } from '../../../../platform/features/case-places.ts';
import type { LoadedContribution } from '../../../../platform/features/contribution.ts';

export type LoadedTimelineEvents = readonly LoadedContribution<TimelineEvents>[];

const unknownEvent: TimelineEvent = { title: 'cases:timeline.other', Icon: IconHistory, isSystem: true };

export const lookOf = (events: LoadedTimelineEvents, act: string): TimelineEvent =>
  events.find(({ part }) => Object.hasOwn(part, act))?.part[act] ?? unknownEvent;

/** Fold label of an event: record changes always fold, others where the event defines one. */
export const foldOf = ({ isSystem, foldsAs }: TimelineEvent): FoldLabel | null =>
  isSystem ? 'timeline.folded' : (foldsAs ?? null);

export type FoldLabel = 'timeline.folded' | NonNullable<TimelineEvent['foldsAs']>;
