import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { preparedDayRecords } from './prepared-day-records.ts';
import { screeningRecords } from './screening-records.ts';
import { treeEntryRecords } from './tree-entry-records.ts';

/** Records that calls may load. */
export const records = { ...screeningRecords, ...preparedDayRecords, ...treeEntryRecords };

/** What the feature has of a case. */
export const caseData: CaseDataPart[] = [
  { counted: { category: 'screenings', prefix: 'SCREENING#' } },
  { counted: { category: 'treeEntries', prefix: 'TREE#' } },
];

/** Screenings in the timeline of a case, on their own days. */
export const timelineSources: TimelineSource[] = [
  {
    kind: 'learning',
    module: null,
    list: async (...of) => (await import('./screenings/screenings-in-timeline.ts')).listScreenings(...of),
    complete: async (_, things) => things,
  },
];
