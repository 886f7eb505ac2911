import { IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../../ui/layout/figure-card.tsx';
import { countWaiting, registrationsRoot } from './queries.ts';

/** How many registrations somebody has to look at. */
function ReviewCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { data, isPending } = useQuery({
    queryKey: [...registrationsRoot, 'count'],
    queryFn: ({ signal }) => countWaiting(signal),
  });
  return (
    <FigureCard
      Icon={IconHourglass}
      title={t('review.title')}
      href={`${to('cases')}?tab=review`}
      isPending={isPending}
      count={data}
      note={t('review.note')}
    />
  );
}

export { ReviewCard as Component };
