import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { eyeDayQuery } from '../eye-reports/queries.ts';
import styles from './booked-today.module.css';
import { type NextBooked, nextBooked } from './next-booked.ts';

/** Maximum number of names shown; further ones are only counted. */
const maxNamed = 2;

/** How many visits are booked for today, and the next one. Leads to their list, or to that of the week. */
function BookedToday() {
  const { t } = useTranslation(['dashboard', 'common']);
  const to = useTo();
  const errorText = useErrorText();
  const { date, time } = useNow();
  const { data, error, refetch } = useQuery(eyeDayQuery(date));
  const booked = data?.booked;
  const next = booked ? nextBooked(booked.data, time) : null;
  if (!booked && !error) return null;
  const count = booked?.data.length ?? 0;
  const counted = next
    ? t('booked.title', { count, amount: `${count}${booked?.isMore ? '+' : ''}` })
    : t('booked.none');
  const title = booked ? counted : t('booked.failed');
  const see = t(next ? 'attention.see' : 'booked.nextDays');
  return (
    <section className={`${layout.panel} ${layout.shrinkable}`} aria-labelledby="booked-today">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="booked-today">{title}</h2>
          {next && <Next next={next} />}
        </div>
        {booked && (
          <Button
            component={Link}
            to={`${to('eyeReports')}?tab=recalls&when=${next ? 'bookedOn' : 'bookedWeek'}`}
            variant="default"
            aria-label={t('common:labelled', { name: see, value: title })}
          >
            {see}
          </Button>
        )}
      </div>
      {!booked && <ListFailure text={errorText(error)} onRetry={() => void refetch()} />}
    </section>
  );
}

function Next({ next: { time, isPast, names } }: { next: NextBooked }) {
  const { t } = useTranslation('dashboard');
  const named = names.slice(0, maxNamed);
  const others = names.length - named.length;
  const more = others > 0 ? [t('booked.more', { count: others })] : [];
  const children = [...named, ...more].join(t('attention.between'));
  return (
    <p dir="auto">
      {time === null ? children : t(isPast ? 'booked.past' : 'booked.next', { time, children })}
    </p>
  );
}

export { BookedToday as Component };
