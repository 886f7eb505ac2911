import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  classPoints,
  exportLines,
  joinAnswers,
} from '../../../../shared/features/classes/evaluations/class-scores.ts';
import type { ClassEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { EmptyList, ListCount, ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import type { SavedTable } from '../../../ui/list/saved-table.ts';
import styles from './case-evaluations.module.css';
import { ClassScores } from './class-scores.tsx';
import { classEvaluationsQuery, readClassEvaluations } from './queries.ts';
import { ScoreCurves } from './score-curves.tsx';

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
  const more = <LoadMore list={list} />;
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

function useClassExport(classId: string): () => Promise<SavedTable> {
  const { t } = useTranslation(['evaluations', 'ui']);
  const { organization } = useSession();
  return async () => {
    const answers: ClassEvaluations[] = [];
    let next: string | null = null;
    do {
      const answer: ClassEvaluations = await readClassEvaluations(classId, next);
      answers.push(answer);
      ({ next } = answer);
    } while (next !== null);
    const { data, children } = joinAnswers(answers);
    const names = new Map(children.map(({ id, fullName }) => [id, fullName]));
    const yes = (value: boolean) => (value ? t('export.yes') : '');
    return {
      name: `evaluations-${todayIn(organization?.timeZone)}`,
      head: [
        t('ui:field.date'),
        t('export.start'),
        t('ofCase.session'),
        t('child'),
        t('absent'),
        t('ui:field.reason'),
        t('ofCase.activity'),
        t('participation'),
        t('fluency'),
        t('observation'),
        t('shared'),
      ],
      rows: exportLines(data).map(({ session, child, activity }) => [
        ...[session.date, session.start, session.title, names.get(child.caseId) ?? ''],
        ...[yes(child.isAbsent), child.absenceReason, activity?.title ?? ''],
        ...[activity?.rated.participation ?? null, activity?.rated.fluency ?? null],
        ...[activity?.rated.observation ?? '', yes(activity?.rated.isShared ?? false)],
      ]),
    };
  };
}
