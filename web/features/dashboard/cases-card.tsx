import { Skeleton } from '@mantine/core';
import { IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import styles from './dashboard.module.css';

/** Number of cases, with the same filter as the list. */
export function CasesCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const lang = useLocale();
  const { data, isPending } = useQuery({
    queryKey: ['cases', 'count'],
    queryFn: () => call(cases.searchCases, { limit: 1, withTotal: true }),
  });
  const total = data?.meta.total;
  return (
    <Link to={to('cases')} className={styles.card}>
      <span className={styles.cardHead}>
        <IconUsers size={18} aria-hidden />
        <h2>{t('cases.title')}</h2>
        <IconChevronRight size={18} aria-hidden />
      </span>
      {isPending && <Skeleton height={36} width={80} my={8} />}
      {total != null && <span className={styles.figure}>{new Intl.NumberFormat(lang).format(total)}</span>}
      <span className={styles.note}>{t('cases.note')}</span>
    </Link>
  );
}
