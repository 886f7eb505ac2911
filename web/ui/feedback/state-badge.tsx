import {
  type Icon,
  IconAlertTriangle,
  IconArchive,
  IconBan,
  IconCalendarOff,
  IconCircleCheck,
  IconClock,
  IconHourglass,
  IconLock,
  IconMailX,
  IconPencil,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Status, type StatusTone } from './status.tsx';

const statusStyles = {
  draft: { Icon: IconPencil, tone: 'quiet' },
  finished: { Icon: IconCircleCheck, tone: 'good' },
  signed: { Icon: IconLock, tone: 'good' },
  requestSent: { Icon: IconClock, tone: 'attention' },
  overdue: { Icon: IconAlertTriangle, tone: 'attention' },
  toReview: { Icon: IconHourglass, tone: 'attention' },
  waitingApproval: { Icon: IconHourglass, tone: 'attention' },
  bounced: { Icon: IconMailX, tone: 'danger' },
  suspended: { Icon: IconBan, tone: 'danger' },
  archived: { Icon: IconArchive, tone: 'quiet' },
  permissionExpired: { Icon: IconCalendarOff, tone: 'quiet' },
} as const satisfies Record<string, { Icon: Icon; tone: StatusTone }>;

export type RecordState = keyof typeof statusStyles;

export const recordStates = Object.keys(statusStyles) as RecordState[];

interface StateBadgeProps {
  state: RecordState;
  /** Label instead of the default one: "4 days overdue". */
  label?: string;
}

/** Badge for a state that several kinds of records share; label, icon and tone are always the same. */
export function StateBadge({ state, label }: StateBadgeProps) {
  const { t } = useTranslation('ui');
  return <Status label={label ?? t(`state.${state}`)} {...statusStyles[state]} />;
}
