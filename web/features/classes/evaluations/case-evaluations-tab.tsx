import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { activitiesIn, pointsOf } from '../../../../shared/features/classes/evaluations/case-scores.ts';
import {
  type CaseEvaluation,
  type EvaluationScales,
  maxListedEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { formatMean, type Mean } from '../../../../shared/features/classes/evaluations/score-means.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { EmptyList, ListCount, ListFailure } from '../../../ui/list/list-states.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { CaseEvaluationRows } from './case-evaluation-rows.tsx';
import styles from './case-evaluations.module.css';
import { caseEvaluationsQuery } from './queries.ts';
import { ScaleEnds } from './scale-ends.tsx';
import { ScoreChart } from './score-chart.tsx';

const sessionsShown = 20;

/** How a child did in sessions, over time and one by one. */
function CaseEvaluationsTab({ record: { id } }: { record: Case }) {
  const { t } = useTranslation('evaluations');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(caseEvaluationsQuery(id));
  if (error && !data) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (data.data.length === 0) return <EmptyList title={t('ofCase.title')} text={t('ofCase.text')} />;
  return <Evaluations evaluations={data.data} scales={data.scales} />;
}

function Evaluations(read: { evaluations: CaseEvaluation[]; scales: EvaluationScales }) {
  const { evaluations, scales } = read;
  const { t } = useTranslation('evaluations');
  const [activity, setActivity] = useState('');
  const [shown, setShown] = useState(sessionsShown);
  const activities = activitiesIn(evaluations);
  const isFiltered = activities.includes(activity);
  const rows = isFiltered
    ? evaluations.flatMap(one => {
        const found = one.activities.filter(({ title }) => title === activity);
        return found.length > 0 ? [{ ...one, activities: found }] : [];
      })
    : evaluations;
  const absences = rows.filter(({ isAbsent }) => isAbsent).length;
  return (
    <div className={styles.tab}>
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
      <Curves evaluations={rows} scales={scales} />
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
        <CaseEvaluationRows evaluations={rows.slice(0, shown)} scales={scales} />
        {rows.length > shown && (
          <LoadMore
            shown={shown}
            total={rows.length}
            isLoading={false}
            onMore={() => setShown(before => before + sessionsShown)}
          />
        )}
      </section>
    </div>
  );
}

function Curves({ evaluations, scales }: { evaluations: CaseEvaluation[]; scales: EvaluationScales }) {
  const { t } = useTranslation('evaluations');
  const { date } = useDates(undefined);
  const points = pointsOf(evaluations);
  const last = points.findLast(({ means }) => means.participation ?? means.fluency);
  if (!last) return <p className={styles.nothing}>{t('chart.nothing')}</p>;
  const { participation, fluency } = last.means;
  const written = (mean: Mean | null) => (mean ? formatMean(mean) : t('notRated'));
  return (
    <section className={card.card}>
      <ScoreChart
        title={t('chart.title')}
        points={points}
        sentence={
          <Trans
            t={t}
            i18nKey="chart.last"
            values={{
              date: date(last.date),
              participation: written(participation),
              fluency: written(fluency),
            }}
            components={{ b: <b /> }}
          />
        }
        source={
          <>
            {t('chart.source')} <ScaleEnds scales={scales} />
          </>
        }
      />
    </section>
  );
}

export { CaseEvaluationsTab as Component };
