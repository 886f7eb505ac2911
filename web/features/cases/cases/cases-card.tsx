import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';

function CasesCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { data, isPending } = useQuery({
    queryKey: ['cases', 'count'],
    queryFn: () => call(cases.searchCases, { limit: 1, withTotal: true }),
  });
  return (
    <FigureCard
      Icon={IconUsers}
      title={t('cases.title')}
      href={to('cases')}
      isPending={isPending}
      count={data?.meta.total}
      note={t('cases.note')}
    />
  );
}

export { CasesCard as Component };
