import * as z from 'zod';
import type { Module } from './permissions.ts';

/** Filters of a case timeline; `record` means events of the case record itself. */
export const TimelineKind = z.enum(['eye', 'learning', 'note', 'email', 'record']);
export type TimelineKind = z.output<typeof TimelineKind>;

/** A timeline event that is not about the case record itself. */
export interface TimelineEvent {
  kind: TimelineKind;
  /**
   * Module needed to see the details. `reports` means the modules of the event's reports. People without the
   * module see only that the event happened, and when. If unset, everybody sees the details.
   */
  toldTo?: Module | 'reports';
}
export type TimelineEvents = Record<string, TimelineEvent>;
