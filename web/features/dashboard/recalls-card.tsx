import { Skeleton } from '@mantine/core';
import { IconCalendarDue, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/auth/session.ts';
import { todayIn } from '../../platform/i18n/today-in.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import styles from './dashboard.module.css';

/** Upper limit of the count; more is shown as "50+". */
const maxCounted = 50;

/** Number of children due for an eye visit whose family has not been contacted yet. */
export function RecallsCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const lang = useLocale();
  const { organization } = useSession();
  const until = todayIn(organization?.timeZone);
  const { data, isPending } = useQuery({
    queryKey: ['eye', 'recalls', 'count', until],
    queryFn: () => call(eyeReports.searchRecalls, { until, state: 'waiting', limit: maxCounted }),
  });
  const count = data && new Intl.NumberFormat(lang).format(data.data.length);
  return (
    <Link to={`${to('eyeReports')}?tab=recalls&when=due&state=waiting`} className={styles.card}>
      <span className={styles.cardHead}>
        <IconCalendarDue size={18} aria-hidden />
        <h2>{t('recalls.title')}</h2>
        <IconChevronRight size={18} aria-hidden />
      </span>
      {isPending && <Skeleton height={36} width={80} my={8} />}
      {count && <span className={styles.figure}>{data.meta.next === null ? count : `${count}+`}</span>}
      <span className={styles.note}>{t('recalls.note')}</span>
    </Link>
  );
}
