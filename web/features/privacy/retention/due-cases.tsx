import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import card from '../../../ui/layout/card.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from '../case-rights/rights-tab.module.css';
import { dueCasesQuery } from './retention-query.ts';

const statuses = ['archived', 'active'] as const;

/** Lists cases whose retention period has ended; an admin keeps or erases each one. */
export function DueCases() {
  const { t } = useTranslation('privacy');
  const to = useTo();
  const errorText = useErrorText();
  const dates = useCalendarDates();
  const [status, setStatus] = useState<(typeof statuses)[number]>('archived');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    dueCasesQuery(status),
  );
  const rows = data?.pages.flatMap(page => page.data) ?? [];
  return (
    <section className={card.small}>
      <h2>{t('due.title')}</h2>
      <p>{t('due.text')}</p>
      <Segments
        label={t('due.status')}
        options={statuses.map(value => ({ value, label: t(`due.${value}`) }))}
        value={status}
        onChange={setStatus}
      />
      {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
      {data && rows.length === 0 && !hasNextPage && <p>{t('due.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ id, fullName, dueOn, lastEntryOn }) => (
            <li key={id}>
              <Link to={`${to('case', { id })}?tab=rights`}>{fullName}</Link>{' '}
              {t('due.line', { due: dates.date(dueOn), last: dates.date(lastEntryOn) })}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <LoadMore
          shown={rows.length}
          total={null}
          isLoading={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </section>
  );
}
