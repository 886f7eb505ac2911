import { ReportKind, reportSourceOf, reportSources } from './core/documents/report-kinds.ts';
import type { Module } from './core/permissions.ts';
import type { TimelineEvents, TimelineKind } from './core/timeline.ts';
import { timelineEvents as ofClasses } from './features/classes/feature.ts';
import { timelineEvents as ofEye } from './features/eye/feature.ts';
import { timelineEvents as ofReports } from './features/reports/feature.ts';

/** Timeline events that some or all people do not see or see only in part, by event type. */
const timelineEvents: TimelineEvents = { ...ofClasses, ...ofEye, ...ofReports };

export const timelineKindOf = (act: string): TimelineKind => timelineEvents[act]?.kind ?? 'record';

/** Whether a person with access to these modules sees that an event happened. */
export function isToldOf(act: string, granted: readonly Module[]): boolean {
  const toldTo = timelineEvents[act]?.toldTo;
  if (toldTo === null) return false;
  return toldTo === undefined || toldTo === 'reports' || granted.includes(toldTo);
}

/**
 * The modules that a member needs to see the details of an event.
 * @param kinds report kinds that the event names; if it names none, the modules of all kinds are needed
 */
export function modulesForDetails(act: string, kinds: readonly string[]): Module[] {
  const toldTo = timelineEvents[act]?.toldTo;
  if (toldTo !== 'reports') return toldTo ? [toldTo] : [];
  const named = ReportKind.options.filter(kind => kinds.includes(kind)).map(reportSourceOf);
  return (named.length > 0 ? named : reportSources).flatMap(({ module }) => module ?? []);
}
