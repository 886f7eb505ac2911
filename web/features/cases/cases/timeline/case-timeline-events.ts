import { IconArchive, IconArchiveOff, IconPencil, IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { TimelineEvent } from '../../../../platform/features/case-places.ts';

/** What happens to a case itself. */
export const caseTimelineEvents: Record<string, TimelineEvent> = {
  'case.created': { title: 'cases:timeline.created', Icon: IconUserPlus },
  'case.changed': { title: 'cases:timeline.changed', Icon: IconPencil, isSystem: true },
  'case.assigned': { title: 'cases:timeline.assigned', Icon: IconUsers, isSystem: true },
  'case.archived': { title: 'cases:timeline.archived', Icon: IconArchive },
  'case.restored': { title: 'cases:timeline.restored', Icon: IconArchiveOff },
};
