import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { classPoints, joinAnswers } from '../../../../shared/features/classes/evaluations/class-scores.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { EmptyList, ListCount, ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import styles from './case-evaluations.module.css';
import { ClassScores } from './class-scores.tsx';
import { classEvaluationsQuery } from './queries.ts';
import { ScoreCurves } from './score-curves.tsx';
import { useClassExport } from './use-class-export.ts';

export function ClassEvaluationsTab({ classId }: { classId: string }) {
  const { t } = useTranslation('evaluations');
  const errorText = useErrorText();
  const list = useInfiniteQuery(classEvaluationsQuery(classId));
  const read = useClassExport(classId);
  const answers = list.data?.pages;
  const scales = answers?.[0]?.scales;
  if (list.error && !answers)
    return <ListFailure text={errorText(list.error)} onRetry={() => void list.refetch()} />;
  if (!answers || !scales) return <PageLoading />;
  const { data: sessions, children } = joinAnswers(answers);
  const more = list.hasNextPage && (
    <LoadMore
      shown={sessions.length}
      total={null}
      isLoading={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
  if (sessions.length === 0)
    return (
      <>
        <EmptyList
          title={t(list.hasNextPage ? 'ofClass.noneLately' : 'ofCase.title')}
          text={t('ofClass.text')}
        />
        {more}
      </>
    );
  return (
    <div className={`${layout.stack16} ${layout.shrinkable}`}>
      <ScoreCurves points={classPoints(sessions)} scales={scales} source={t('chart.sourceOfClass')} />
      <section className={card.card} aria-label={t('ofCase.sessions')}>
        <div className={styles.head}>
          <ListCount>{t('list.sessions', { count: sessions.length })}</ListCount>
          <ExportMenu read={read} />
        </div>
        <ClassScores sessions={sessions} names={children} />
        {more}
      </section>
    </div>
  );
}
