import { IconHistory } from '@tabler/icons-react';
import type { TimelineEvent, TimelineEvents } from '../../../../platform/features/case-places.ts';
import type { LoadedContribution } from '../../../../platform/features/contribution.ts';

export type LoadedTimelineEvents = readonly LoadedContribution<TimelineEvents>[];

/** Unknown events are shown as a change. */
const unknownEvent: TimelineEvent = { title: 'cases:timeline.other', Icon: IconHistory, isSystem: true };

/** How an event looks. */
export const lookOf = (events: LoadedTimelineEvents, act: string): TimelineEvent =>
  events.find(({ part }) => Object.hasOwn(part, act))?.part[act] ?? unknownEvent;

/** What an event is folded as, with its neighbours: changes of the record always, others where there are several. */
export const foldOf = ({ isSystem, foldsAs }: TimelineEvent): FoldLabel | null =>
  isSystem ? 'timeline.folded' : (foldsAs ?? null);

export type FoldLabel = 'timeline.folded' | NonNullable<TimelineEvent['foldsAs']>;
