import {
  IconCalendarTime,
  IconFileZip,
  IconGavel,
  IconLock,
  IconLockOpen,
  IconTrash,
  IconTrashOff,
} from '@tabler/icons-react';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';

const restricted: TimelineEvent = { title: 'privacy:restriction.done', Icon: IconLock };
const lifted: TimelineEvent = { title: 'privacy:restriction.lifted', Icon: IconLockOpen };
const planned: TimelineEvent = { title: 'privacy:planned.event', Icon: IconTrash };
const undone: TimelineEvent = { title: 'privacy:planned.undone', Icon: IconTrashOff };

/**
 * Data protection decisions in the timeline. Decisions that change the status of the case begin with `case.`.
 */
export const rightsTimelineEvents: Record<string, TimelineEvent> = {
  'case.restricted': restricted,
  'case.restriction-lifted': lifted,
  'case.erasure-planned': planned,
  'case.erasure-undone': undone,
  'rights.restricted': restricted,
  'rights.restriction-lifted': lifted,
  'rights.erasure-planned': planned,
  'rights.erasure-undone': undone,
  'rights.kept': { title: 'privacy:keep.event', Icon: IconCalendarTime, isSystem: true },
  'rights.bundle-prepared': { title: 'privacy:bundle.event', Icon: IconFileZip, isSystem: true },
  'rights.held': { title: 'privacy:hold.done', Icon: IconGavel },
  'rights.hold-released': { title: 'privacy:hold.released', Icon: IconGavel },
};
