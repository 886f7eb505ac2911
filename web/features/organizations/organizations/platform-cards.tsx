import { IconBuilding, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';

const usePlatformCount = () =>
  useQuery({
    queryKey: ['organizations', 'count'],
    queryFn: () => call(organizations.countPlatform, {}),
  }).data;

/** How many organisations there are on the platform. */
export function OrganizationsCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const count = usePlatformCount();
  return (
    <FigureCard
      Icon={IconBuilding}
      title={t('platform.organizations')}
      href={to('organizations')}
      isPending={!count}
      count={count?.organizations}
      note={count && t('platform.archived', { count: count.archived })}
    />
  );
}

/** How many people work in them. */
export function PeopleCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const count = usePlatformCount();
  return (
    <FigureCard
      Icon={IconUsers}
      title={t('platform.users')}
      href={to('admins')}
      isPending={!count}
      count={count?.users}
      note={t('platform.seats')}
    />
  );
}
