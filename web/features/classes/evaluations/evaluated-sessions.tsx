import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { EmptyList, ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import { sessionName } from '../sessions/session-name.ts';
import styles from './evaluation.module.css';
import { evaluatedSessionsKey } from './queries.ts';

export function EvaluatedSessions({ isEvaluated }: { isEvaluated: boolean }) {
  const { t } = useTranslation('evaluations');
  const { t: ofSessions } = useTranslation('sessions');
  const to = useTo();
  const errorText = useErrorText();
  const { date } = useCalendarDates();
  usePageTitle(t('title'));
  const list = useInfiniteQuery(
    pagedQuery([...evaluatedSessionsKey, isEvaluated], (cursor, signal) =>
      call(evaluations.searchEvaluatedSessions, { isEvaluated, cursor }, { signal }),
    ),
  );
  const rows = list.data?.pages.flatMap(page => page.data);
  const action = isEvaluated ? 'view' : 'begin';
  return (
    <>
      <PageHeader title={t('title')} description={t('list.description')} />
      <TabLinks
        label={t('title')}
        current={isEvaluated ? 'evaluated' : 'toEvaluate'}
        tabs={[
          { key: 'toEvaluate', title: t('list.toEvaluate'), href: to('evaluate', {}) },
          { key: 'evaluated', title: t('list.evaluated'), href: to('editEvaluation', {}) },
        ]}
      />
      {list.error && !rows && <ListFailure text={errorText(list.error)} onRetry={() => list.refetch()} />}
      {list.isPending && <Skeleton height={240} />}
      {rows?.length === 0 && !list.hasNextPage && (
        <EmptyList
          title={t(isEvaluated ? 'list.noneTitle' : 'list.emptyTitle')}
          text={t(isEvaluated ? 'list.noneText' : 'list.emptyText')}
        />
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.sessions}>
          {rows.map(row => (
            <li key={row.id}>
              <div>
                <strong>{sessionName(row, ofSessions)}</strong>
                <p>
                  {[
                    t('session', { date: date(row.date), start: row.start, end: row.end }),
                    row.room,
                    t('list.children', { count: row.children }),
                    row.hidden > 0 && t('list.hidden', { count: row.hidden }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Button
                component={Link}
                variant={isEvaluated ? 'default' : 'filled'}
                to={to(isEvaluated ? 'editEvaluation' : 'evaluate', { id: row.id })}
                aria-label={`${t(`list.${row.evaluated === 'partly' ? 'open' : action}`)} ${sessionName(row, ofSessions)}, ${date(row.date)}`}
              >
                {t(`list.${row.evaluated === 'partly' ? 'open' : action}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  );
}
