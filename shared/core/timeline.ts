import type { Module } from './permissions.ts';

/** An event of a case whose details only some members see. Others see that it happened, and when. */
export interface TimelineEvent {
  /** The module whose holders see the details; `reports` stands for the modules of the reports it is about. */
  detailsFor: Module | 'reports';
}
export type TimelineEvents = Record<string, TimelineEvent>;
