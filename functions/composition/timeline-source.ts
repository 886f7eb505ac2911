import type { Module } from '../../shared/core/permissions.ts';
import type { TimelineKind } from '../../shared/core/timeline.ts';
import type { TimelineEntry } from '../../shared/features/cases/cases/schema.ts';
import type { StoreScope } from './lazy-stores.ts';

/** A dated event in the timeline of a child's case, such as a visit or a treatment. */
export interface TimelineThing extends Pick<TimelineEntry, 'act' | 'record' | 'details' | 'by'> {
  id: string;
  /** Date of the event, `YYYY-MM-DD`. */
  on: string;
  /** Local hour of the event, possibly fractional, if known. Determines the order within the day. */
  hour?: number;
  /**
   * When the event was recorded. Determines the position of an entry without `hour`. An event that was
   * recorded on another day comes last on its day `on`.
   */
  recordedAt: string | null;
}

/** A journal entry in the timeline of a child's case. */
export interface TimelineEvent {
  id: string;
  detail: { calledAt?: string | undefined };
}

export interface TimelineSource {
  kind: TimelineKind;
  /** Module that a member needs to see the entries; null if none is needed. */
  module: Module | null;
  /** Lists all entries of the case up to today. It may leave out details that `complete` adds. */
  list: (scope: StoreScope, caseId: string, today: string) => Promise<TimelineThing[]>;
  /** Adds the details that `list` leaves out. It is called only for entries that are shown. */
  complete?: (scope: StoreScope, things: TimelineThing[]) => Promise<TimelineThing[]>;
  /** Returns details of events that the journal does not contain, such as typed text, by the event's id. */
  detailsOf?: (
    scope: StoreScope,
    caseIds: string[],
    events: readonly TimelineEvent[],
  ) => Promise<EventDetails>;
}

export type EventDetails = ReadonlyMap<string, TimelineEntry['details']>;

export interface OpenTimelineSource extends Pick<TimelineSource, 'kind' | 'module'> {
  list: (caseId: string, today: string) => Promise<TimelineThing[]>;
  complete: (things: TimelineThing[]) => Promise<TimelineThing[]>;
  detailsOf: (caseIds: string[], events: readonly TimelineEvent[]) => Promise<EventDetails>;
}

export const openTimelineSource = (
  { kind, module, list, complete, detailsOf }: TimelineSource,
  scope: StoreScope,
): OpenTimelineSource => ({
  kind,
  module,
  list: (caseId, today) => list(scope, caseId, today),
  complete: async things => (await complete?.(scope, things)) ?? things,
  detailsOf: async (caseIds, events) => (await detailsOf?.(scope, caseIds, events)) ?? new Map(),
});
