import { IconCalendarCheck, IconCalendarX } from '@tabler/icons-react';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';

/** What eye visits leave in the timeline of a case. */
export const eyeTimelineEvents: Record<string, TimelineEvent> = {
  'case.seen': { title: 'cases:timeline.seen', Icon: IconCalendarCheck },
  'case.visit-withdrawn': { title: 'cases:timeline.visitWithdrawn', Icon: IconCalendarX },
};
