import { IconBan, IconCircleCheck, IconClock, IconMailX, IconUserExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { Status } from '../../../ui/feedback/status.tsx';

type MemberState = 'active' | 'unfinished' | 'invited' | 'expired' | 'suspended';

const statusStyles = {
  active: { Icon: IconCircleCheck, tone: 'good' },
  unfinished: { Icon: IconUserExclamation, tone: 'attention' },
  invited: { Icon: IconClock, tone: 'attention' },
  expired: { Icon: IconMailX, tone: 'quiet' },
  suspended: { Icon: IconBan, tone: 'danger' },
} as const;

export function memberStateOf({
  status,
  invitation,
  finishedRegistration,
}: Pick<MemberRow, 'status' | 'invitation' | 'finishedRegistration'>): MemberState {
  if (status === 'suspended') return 'suspended';
  if (status === 'invited') return invitation?.hasExpired ? 'expired' : 'invited';
  return finishedRegistration ? 'active' : 'unfinished';
}

export function MemberStatus({ row }: { row: MemberRow }) {
  const { t } = useTranslation('people');
  const standing = memberStateOf(row);
  return <Status label={t(`standing.${standing}`)} {...statusStyles[standing]} />;
}
