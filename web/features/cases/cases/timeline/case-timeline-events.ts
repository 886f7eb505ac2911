import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconArrowMerge,
  IconArrowsSplit2,
  IconCheck,
  IconPencil,
  IconQrcode,
  IconUserPlus,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import type { TimelineEvent } from '../../../../platform/features/case-places.ts';

export const caseTimelineEvents: Record<string, TimelineEvent> = {
  'case.created': { title: 'cases:timeline.created', Icon: IconUserPlus },
  'case.registered': { title: 'cases:timeline.registered', Icon: IconQrcode, isOfFamily: true },
  'registration.accepted': { title: 'cases:timeline.accepted', Icon: IconCheck },
  'registration.rejected': { title: 'cases:timeline.rejected', Icon: IconX },
  'registration.reopened': { title: 'cases:timeline.reopened', Icon: IconArrowBackUp },
  'case.changed': { title: 'cases:timeline.changed', Icon: IconPencil, isSystem: true },
  'case.assigned': { title: 'cases:timeline.assigned', Icon: IconUsers, isSystem: true },
  'case.archived': { title: 'cases:timeline.archived', Icon: IconArchive },
  'case.merged': { title: 'cases:timeline.merged', Icon: IconArrowMerge },
  'duplicate.dismissed': { title: 'cases:timeline.notDuplicate', Icon: IconPencil, isSystem: true },
  'case.merge-undone': { title: 'cases:timeline.mergeUndone', Icon: IconArrowsSplit2 },
  'case.released': { title: 'cases:timeline.released', Icon: IconArrowsSplit2 },
  'case.restored': { title: 'cases:timeline.restored', Icon: IconArchiveOff },
};
