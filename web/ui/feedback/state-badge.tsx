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
  waitingApproval: { Icon: IconHourglass, tone: 'attention' },
  bounced: { Icon: IconMailX, tone: 'danger' },
  suspended: { Icon: IconBan, tone: 'danger' },
  archived: { Icon: IconArchive, tone: 'quiet' },
  permissionExpired: { Icon: IconCalendarOff, tone: 'quiet' },
} as const satisfies Record<string, { Icon: Icon; tone: StatusTone }>;

export type RecordState = keyof typeof statusStyles;

/** Every state there is a badge for. */
export const recordStates = Object.keys(statusStyles) as RecordState[];

interface StateBadgeProps {
  state: RecordState;
  /** Instead of the state's usual word: "4 days overdue". */
  label?: string;
}

/** A state that records of several kinds are in, always with the same word, icon and tone. */
export function StateBadge({ state, label }: StateBadgeProps) {
  const { t } = useTranslation('ui');
  return <Status label={label ?? t(`state.${state}`)} {...statusStyles[state]} />;
}
