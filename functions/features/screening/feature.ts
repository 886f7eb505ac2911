import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { screeningRecords } from './screening-records.ts';
import { treeEntryRecords } from './tree-entry-records.ts';

/** Records that calls may load. */
export const records = { ...screeningRecords, ...treeEntryRecords };

/** What the feature has of a case. */
export const caseData: CaseDataPart[] = [
  { counted: { category: 'screenings', prefix: 'SCREENING#' } },
  { counted: { category: 'treeEntries', prefix: 'TREE#' } },
];

/** Screenings and entries of the NeuroTree in the timeline of a case. */
export const timelineSources: TimelineSource[] = [
  {
    kind: 'screening',
    module: null,
    list: async (...of) => (await import('./screening-timeline.ts')).listScreeningThings(...of),
    complete: async (_, things) => things,
  },
];
