import { IconBuilding, IconNotes, IconUserCog, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';
import { platformQuery } from './queries.ts';

const usePlatformCount = () => useQuery(platformQuery).data;

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
      note={count?.archived ? t('platform.archived', { count: count.archived }) : undefined}
    />
  );
}

export function PeopleCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const count = usePlatformCount();
  return (
    <FigureCard
      Icon={IconUserCog}
      title={t('platform.users')}
      href={to('organizations')}
      isPending={!count}
      count={count?.users}
      note={t('platform.seats')}
    />
  );
}

function useAsOf(count: ReturnType<typeof usePlatformCount>): string | undefined {
  const { t } = useTranslation('dashboard');
  const { instant } = useInstants();
  if (!count) return undefined;
  return count.records ? t('platform.asOf', { time: instant(count.records.asOf) }) : t('platform.notCounted');
}

export function CasesCard() {
  const { t } = useTranslation('dashboard');
  const count = usePlatformCount();
  return (
    <FigureCard
      Icon={IconUsers}
      title={t('platform.cases')}
      isPending={!count}
      count={count?.records?.cases}
      note={useAsOf(count)}
    />
  );
}

export function NotesCard() {
  const { t } = useTranslation('dashboard');
  const count = usePlatformCount();
  return (
    <FigureCard
      Icon={IconNotes}
      title={t('platform.notes')}
      isPending={!count}
      count={count?.records?.notes}
      note={useAsOf(count)}
    />
  );
}
