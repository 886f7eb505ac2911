import { IconUserCog } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';
import { memberStateOf } from './member-status.tsx';
import { membersQuery } from './queries.ts';

function UsersCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { organization } = useSession();
  const { data, isPending } = useQuery(membersQuery(organization?.id ?? ''));
  const states = data?.data.map(memberStateOf);
  const invited = states?.filter(state => state === 'invited').length ?? 0;
  return (
    <FigureCard
      Icon={IconUserCog}
      title={t('platform.users')}
      href={`${to('users')}?status=active`}
      isPending={isPending}
      count={states?.filter(state => state === 'active').length}
      note={invited > 0 ? t('users.invited', { count: invited }) : t('users.note')}
    />
  );
}

export { UsersCard as Component };
