import * as z from 'zod';
import type { Module } from './permissions.ts';

/** What the timeline of a case can be narrowed to; `record` is what happened to the record itself. */
export const TimelineKind = z.enum(['eye', 'learning', 'note', 'email', 'record']);
export type TimelineKind = z.output<typeof TimelineKind>;

/** An event of a case that is not about its record alone. */
export interface TimelineEvent {
  kind: TimelineKind;
  /**
   * The module whose holders are told of it; others are not. `reports` stands for the modules of the reports it is
   * about: others are told that it happened, and when. Without one everybody is told all.
   */
  toldTo?: Module | 'reports';
}
export type TimelineEvents = Record<string, TimelineEvent>;
