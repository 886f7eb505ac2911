import { IconUserCog } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '../../../platform/lookups/colleagues.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';

/** Card with the active colleagues, for users who cannot see the member list. */
function ColleaguesCard() {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useQuery(colleaguesQuery);
  return (
    <FigureCard
      Icon={IconUserCog}
      title={t('platform.users')}
      isPending={isPending}
      count={data?.length}
      note={t('users.note')}
    />
  );
}

export { ColleaguesCard as Component };
