import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { activitiesIn, pointsOf } from '../../../../shared/features/classes/evaluations/case-scores.ts';
import {
  type CaseEvaluation,
  type EvaluationScales,
  maxListedEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { EmptyList, ListCount, ListFailure, LoadMore } from '../../../ui/list/list-states.tsx';
import { CaseEvaluationRows } from './case-evaluation-rows.tsx';
import styles from './case-evaluations.module.css';
import { caseEvaluationsQuery } from './queries.ts';
import { ScoreCurves } from './score-curves.tsx';

const sessionsShown = 20;

function CaseEvaluationsTab({ record }: { record: Case }) {
  const { t } = useTranslation('evaluations');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(caseEvaluationsQuery(record.id));
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.data.length === 0) return <EmptyList title={t('ofCase.title')} text={t('ofCase.text')} />;
  return <Evaluations child={record} evaluations={data.data} scales={data.scales} />;
}

function Evaluations(read: { child: Case; evaluations: CaseEvaluation[]; scales: EvaluationScales }) {
  const { child, evaluations, scales } = read;
  const { t } = useTranslation('evaluations');
  const [activity, setActivity] = useState('');
  const [shown, setShown] = useState(sessionsShown);
  const activities = activitiesIn(evaluations);
  const isFiltered = activities.includes(activity);
  const rows = isFiltered
    ? evaluations.flatMap(evaluation => {
        const found = evaluation.activities.filter(({ title }) => title === activity);
        return found.length > 0 ? [{ ...evaluation, activities: found }] : [];
      })
    : evaluations;
  const absences = rows.filter(({ isAbsent }) => isAbsent).length;
  return (
    <div className={`${layout.stack16} ${layout.shrinkable}`}>
      {activities.length > 1 && (
        <SelectField
          className={styles.filter}
          label={t('ofCase.activity')}
          placeholder={t('ofCase.allActivities')}
          clearable
          searchable
          options={activities.map(title => ({ value: title, label: title }))}
          value={isFiltered ? activity : ''}
          onChange={setActivity}
        />
      )}
      <ScoreCurves points={pointsOf(rows)} scales={scales} source={t('chart.source')} />
      <section className={card.card} aria-label={t('ofCase.sessions')}>
        <ListCount>
          {[
            t('list.sessions', { count: rows.length }),
            absences > 0 && t('ofCase.absences', { count: absences }),
            evaluations.length === maxListedEvaluations &&
              t('ofCase.latest', { count: maxListedEvaluations }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </ListCount>
        <CaseEvaluationRows child={child} evaluations={rows.slice(0, shown)} scales={scales} />
        <LoadMore
          list={{
            hasNextPage: rows.length > shown,
            isFetchingNextPage: false,
            fetchNextPage: () => setShown(before => before + sessionsShown),
          }}
          shown={shown}
          total={rows.length}
        />
      </section>
    </div>
  );
}

export { CaseEvaluationsTab as Component };
