import {
  type Icon,
  IconArchive,
  IconArchiveOff,
  IconCalendarCheck,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconMail,
  IconPencil,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';

interface TimelineEvent {
  title: ParseKeys<'cases'>;
  Icon: Icon;
}

const timelineEvents: Record<string, TimelineEvent> = {
  'case.created': { title: 'timeline.created', Icon: IconUserPlus },
  'case.changed': { title: 'timeline.changed', Icon: IconPencil },
  'case.seen': { title: 'timeline.seen', Icon: IconCalendarCheck },
  'case.assigned': { title: 'timeline.assigned', Icon: IconUsers },
  'case.archived': { title: 'timeline.archived', Icon: IconArchive },
  'report.sent': { title: 'timeline.sent', Icon: IconMail },
  'reportLink.opened': { title: 'timeline.linkOpened', Icon: IconLockOpen },
  'reportLink.locked': { title: 'timeline.linkLocked', Icon: IconLock },
  'case.restored': { title: 'timeline.restored', Icon: IconArchiveOff },
};

/** Title and icon of an audit event; unknown events are shown as a change. */
export const timelineEventOf = (act: string): TimelineEvent =>
  timelineEvents[act] ?? { title: 'timeline.other', Icon: IconHistory };
