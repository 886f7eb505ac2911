import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';

function MyOrganizationsCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { role, organization } = useSession();
  const { data, isPending } = useQuery({
    queryKey: ['my-organizations'],
    queryFn: () => call(account.listMyOrganizations, {}),
  });
  const own = organization?.organizationSlug;
  return (
    <FigureCard
      Icon={IconBuilding}
      title={t('platform.organizations')}
      href={role === 'admin' && own ? to('organization', { id: own }) : to('settings')}
      isPending={isPending}
      count={data?.data.filter(({ status }) => status === 'active').length}
      note={t('organizations.note')}
    />
  );
}

export { MyOrganizationsCard as Component };
