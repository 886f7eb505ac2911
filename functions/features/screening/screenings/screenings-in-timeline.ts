import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { documentsInTimeline } from '../../../platform/documents/documents-in-timeline.ts';
import { screeningKind } from './screening-items.ts';

/** Screenings of a child up to today, with their testers; drafts are marked. */
export const listScreenings = (scope: StoreScope, caseId: string, today: string): Promise<TimelineThing[]> =>
  documentsInTimeline(screeningKind, scope, { caseId, today }, ({ status, band, finishedAt, tester }) => ({
    act: 'screening.done',
    details: { status, band, finishedAt },
    by: tester,
  }));
