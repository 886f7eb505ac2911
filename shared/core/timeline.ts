import * as z from 'zod';
import type { Module } from './permissions.ts';

/** Filters of a case timeline; `record` means events of the case record itself. */
export const timelineKinds = ['eye', 'learning', 'note', 'email', 'record'] as const;
export const TimelineKind = z.enum(timelineKinds);
export type TimelineKind = z.output<typeof TimelineKind>;

/** How the timeline of a case shows one type of event: under which filter, and to whom. */
export interface TimelineEvent {
  kind: TimelineKind;
  /**
   * Module needed to see the event; if unset, everybody sees it. With `reports`, everybody sees that the
   * event happened and when; the details need the modules of the sent reports. With null, nobody sees the
   * event, because the event that caused it is shown.
   */
  toldTo?: Module | 'reports' | null;
}
export type TimelineEvents = Record<string, TimelineEvent>;
