import { IconCalendarOff, IconCircleCheck, IconCircleX, IconClock, IconLock } from '@tabler/icons-react';

export const statusStyles = {
  none: { Icon: IconLock, tone: 'quiet' },
  requested: { Icon: IconClock, tone: 'attention' },
  declined: { Icon: IconCircleX, tone: 'quiet' },
  ended: { Icon: IconCircleX, tone: 'quiet' },
  expired: { Icon: IconCalendarOff, tone: 'quiet' },
  granted: { Icon: IconCircleCheck, tone: 'good' },
} as const;
