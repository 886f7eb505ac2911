import { IconFileCheck, IconFileX } from '@tabler/icons-react';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';

/** What consents leave in the timeline of a case. */
export const consentTimelineEvents: Record<string, TimelineEvent> = {
  'consent.recorded': { title: 'consents:act.recorded', Icon: IconFileCheck },
  'consent.withdrawn': { title: 'consents:act.withdrawn', Icon: IconFileX },
};
