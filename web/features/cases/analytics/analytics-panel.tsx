import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import {
  type Bucket,
  type DayRange,
  groupDays,
  isWholeMonth,
  partsOf,
  periodBefore,
  totalOf,
} from '../../../../shared/features/cases/analytics/group-days.ts';
import type { AnalyticsKind, CountedDays } from '../../../../shared/features/cases/analytics/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { saveTable } from '../../../ui/list/save-table.ts';
import { Gap } from '../../../ui/text/gap.tsx';
import styles from './analytics.module.css';
import { AnalyticsControls } from './analytics-controls.tsx';
import { BarChart } from './bar-chart.tsx';
import { BucketTable } from './bucket-table.tsx';
import { useAnalyticsChoices } from './use-analytics-choices.ts';

/** Reads how many cases, visits and other records each day has; reads a long range in several requests. */
const useCountedDays = (range: DayRange) =>
  useQuery({
    queryKey: ['cases', 'days', range.from, range.to],
    queryFn: async ({ signal }): Promise<CountedDays> => {
      const parts = await Promise.all(
        partsOf(range).map(part => call(analytics.countDays, part, { signal })),
      );
      return { kinds: parts[0]?.kinds ?? [], days: parts.flatMap(({ days }) => days) };
    },
    placeholderData: before => before,
  });

const weekDays = { sunday: 0, monday: 1, saturday: 6 } as Record<string, number>;

/** Shows how many cases, visits and other records a date range has, beside those of the range before it. */
function AnalyticsPanel() {
  const { t } = useTranslation(['dashboard', 'common', 'ui']);
  const errorText = useErrorText();
  const { organization } = useSession();
  const { date, month } = useCalendarDates();
  const { time } = useInstants();
  const choices = useAnalyticsChoices();
  const { range, grain, kind } = choices;
  const [isTable, setTable] = useState(false);
  const now = useCountedDays(range);
  const before = useCountedDays(periodBefore(range));
  const error = now.error ?? before.error;
  const retry = () => void Promise.all([now.refetch(), before.refetch()]);
  const weekStart = weekDays[String(organization?.weekStart)] ?? 1;
  const kinds = now.data?.kinds ?? [];
  const days = now.data?.days ?? [];
  const shown = kinds.includes(kind) ? kind : 'cases';
  const earlier = before.data?.days ?? [];
  const buckets = groupDays(days, range, grain, weekStart);
  const previous = groupDays(earlier, periodBefore(range), grain, weekStart);
  const head = {
    date: t('analytics.days'),
    ...Object.fromEntries(kinds.map(name => [name, t(`analytics.kind.${name}`)])),
  };
  const nameOf = ({ from, to }: DayRange) => (from === to ? date(from) : `${date(from)} – ${date(to)}`);
  const names = buckets.map(bucket => (isWholeMonth(bucket) ? month(bucket.from) : nameOf(bucket)));
  return (
    <section className={card.card} aria-labelledby="analytics" aria-busy={now.isFetching}>
      <header className={styles.head}>
        <h2 id="analytics">{t('analytics.title')}</h2>
        <AnalyticsControls choices={choices} />
      </header>
      {error && !now.data ? (
        <ListFailure text={errorText(error)} onRetry={retry} />
      ) : (
        <>
          <ul className={styles.kinds} aria-label={t('analytics.count')}>
            {kinds.map(name => (
              <li key={name}>
                <button type="button" aria-pressed={name === shown} onClick={() => choices.chooseKind(name)}>
                  <span>{t(`analytics.kind.${name}`)}</span>
                  <strong>{totalOf(days, name)}</strong>
                  <small>
                    {totalOf(earlier, name) > 0
                      ? t('analytics.before', { count: totalOf(earlier, name) })
                      : t('analytics.noneBefore')}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          <p className={`${layout.soft} ${layout.small}`}>
            {t('analytics.sentence', { from: date(range.from), to: date(range.to) })}
          </p>
          {isTable ? (
            <BucketTable head={head} kinds={kinds} buckets={buckets} names={names} />
          ) : (
            <BarChart
              label={t(`analytics.kind.${shown}`)}
              names={names}
              counts={buckets.map(({ counts }) => counts[shown] ?? 0)}
              before={previous.map(({ counts }) => counts[shown] ?? 0)}
            />
          )}
          <footer className={styles.foot}>
            <span>
              {t('analytics.source')}
              <Gap />
              {t(`analytics.dayOf.${shown}`)}
              {now.data && !now.isFetching && (
                <>
                  <Gap />
                  {t('ui:asOf', { time: time(new Date(now.dataUpdatedAt).toISOString()) })}
                </>
              )}
            </span>
            <Button variant="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {t(isTable ? 'analytics.asChart' : 'ui:chart.asTable')}
            </Button>
            <Button
              variant="subtle"
              disabled={!now.data}
              onClick={() =>
                saveAnalytics({
                  name: `${t('analytics.title')} ${range.from} ${range.to}`,
                  head,
                  kinds,
                  buckets,
                })
              }
            >
              {t('analytics.csv')}
            </Button>
          </footer>
        </>
      )}
    </section>
  );
}

export { AnalyticsPanel as Component };

interface Numbers {
  name: string;
  head: Record<string, string>;
  kinds: readonly AnalyticsKind[];
  buckets: readonly Bucket[];
}

const saveAnalytics = ({ name, head, kinds, buckets }: Numbers): Promise<void> =>
  saveTable(
    {
      name,
      head: [head.date ?? '', ...kinds.map(kind => head[kind] ?? kind)],
      rows: buckets.map(({ from, to, counts }) => [
        from === to ? from : `${from}/${to}`,
        ...kinds.map(kind => counts[kind] ?? 0),
      ]),
    },
    'csv',
  );
