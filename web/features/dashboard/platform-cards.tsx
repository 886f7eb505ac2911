import { Skeleton } from '@mantine/core';
import { type Icon, IconBuilding, IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { organizations } from '../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import styles from './dashboard.module.css';

/** How many organisations there are on the platform, and how many people work in them. */
export function PlatformCards() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { data } = useQuery({
    queryKey: ['organizations', 'count'],
    queryFn: () => call(organizations.countPlatform, {}),
  });
  return (
    <div className={styles.cards}>
      <Card
        Icon={IconBuilding}
        title={t('platform.organizations')}
        address={to('organizations')}
        count={data?.organizations}
        note={data && t('platform.archived', { count: data.archived })}
      />
      <Card
        Icon={IconUsers}
        title={t('platform.users')}
        address={to('admins')}
        count={data?.users}
        note={t('platform.seats')}
      />
    </div>
  );
}

interface CardProps {
  Icon: Icon;
  title: string;
  address: string;
  count: number | undefined;
  note: string | undefined;
}

function Card({ Icon: Picture, title, address, count, note }: CardProps) {
  const lang = useLocale();
  return (
    <Link to={address} className={styles.card}>
      <span className={styles.cardHead}>
        <Picture size={18} aria-hidden />
        <h2>{title}</h2>
        <IconChevronRight size={18} aria-hidden />
      </span>
      {count === undefined ? (
        <Skeleton height={36} width={80} my={8} />
      ) : (
        <span className={styles.figure}>{new Intl.NumberFormat(lang).format(count)}</span>
      )}
      <span className={styles.note}>{note}</span>
    </Link>
  );
}
