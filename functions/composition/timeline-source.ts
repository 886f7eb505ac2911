import type { Module } from '../../shared/core/permissions.ts';
import type { TimelineKind } from '../../shared/core/timeline.ts';
import type { TimelineEntry } from '../../shared/features/cases/cases/schema.ts';
import type { StoreScope } from './lazy-stores.ts';

/** A thing of a child with a day of its own: a visit, a treatment. */
export interface TimelineThing extends Pick<TimelineEntry, 'act' | 'record' | 'details' | 'by'> {
  id: string;
  /** `YYYY-MM-DD` */
  on: string;
  /** When it was recorded; on its own day it stands at that time, otherwise at the end of that day. */
  recordedAt: string | null;
}

/** Things that a feature tells in the timeline of a case. */
export interface TimelineSource {
  kind: TimelineKind;
  /** Whoever has no access to it is told nothing; null where everybody who sees the child may know. */
  module: Module | null;
  /** All of a child, up to a day. */
  list: (scope: StoreScope, caseId: string, today: string) => Promise<TimelineThing[]>;
  /** Adds what `list` leaves out to those that are shown. */
  complete: (scope: StoreScope, things: TimelineThing[]) => Promise<TimelineThing[]>;
}

/** The same, closed over one organisation. */
export interface OpenTimelineSource extends Pick<TimelineSource, 'kind' | 'module'> {
  list: (caseId: string, today: string) => Promise<TimelineThing[]>;
  complete: (things: TimelineThing[]) => Promise<TimelineThing[]>;
}

export const openTimelineSource = (
  { kind, module, list, complete }: TimelineSource,
  scope: StoreScope,
): OpenTimelineSource => ({
  kind,
  module,
  list: (caseId, today) => list(scope, caseId, today),
  complete: things => complete(scope, things),
});
