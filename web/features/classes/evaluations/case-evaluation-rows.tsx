import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type CaseEvaluation,
  type EvaluationScales,
  type ScaleName,
  scaleNames,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import table from '../../../ui/layout/table.module.css';
import { useIsTooNarrowFor } from '../../../ui/theme/use-breakpoint.ts';
import styles from './case-evaluations.module.css';
import { useScoreTexts } from './cell-texts.ts';
import { Leaves } from './leaves.tsx';
import { SuggestLink } from './tree-suggestion/suggest-link.tsx';

interface RowsProps {
  child: Pick<Case, 'id' | 'status'>;
  evaluations: readonly CaseEvaluation[];
  scales: EvaluationScales;
}

/** Evaluated sessions of a child: as a table, or as cards in narrow windows. */
export function CaseEvaluationRows(props: RowsProps) {
  return useIsTooNarrowFor('table') ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ child, evaluations, scales }: RowsProps) {
  const { t } = useTranslation('evaluations');
  return (
    <table className={`${table.table} ${styles.table}`} aria-label={t('ofCase.sessions')}>
      <thead>
        <tr>
          <th scope="col">{t('ofCase.session')}</th>
          <th scope="col">{t('ofCase.activity')}</th>
          <th scope="col">{t('participation')}</th>
          <th scope="col">{t('fluency')}</th>
          <th scope="col">{t('observation')}</th>
          <td />
        </tr>
      </thead>
      {evaluations.map(evaluation => (
        <tbody key={evaluation.sessionId}>
          {(evaluation.activities.length === 0 ? [undefined] : evaluation.activities).map((activity, at) => (
            <tr key={activity?.activityId ?? ''}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={Math.max(1, evaluation.activities.length)}>
                  <SessionOf evaluation={evaluation} />
                </th>
              )}
              {activity ? (
                <>
                  <td>{activity.title}</td>
                  {scaleNames.map(scale => (
                    <td key={scale}>
                      <ScoreText scale={scale} score={activity[scale]} scales={scales} />
                    </td>
                  ))}
                  <td className={layout.lineBreaks} dir="auto">
                    {activity.observation}
                  </td>
                  <td className={styles.suggest}>
                    <SuggestLink child={child} evaluation={evaluation} activity={activity} />
                  </td>
                </>
              ) : (
                <td colSpan={5} className={layout.faint}>
                  <AbsenceOf evaluation={evaluation} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cards({ child, evaluations, scales }: RowsProps) {
  const { t } = useTranslation('evaluations');
  return (
    <ul className={styles.cards} aria-label={t('ofCase.sessions')}>
      {evaluations.map(evaluation => (
        <li key={evaluation.sessionId}>
          <SessionOf evaluation={evaluation} />
          {evaluation.activities.length === 0 && (
            <p className={layout.faint}>
              <AbsenceOf evaluation={evaluation} />
            </p>
          )}
          {evaluation.activities.map(activity => (
            <div key={activity.activityId} className={styles.cardActivity}>
              <div className={styles.activity}>
                <p>{activity.title}</p>
                <SuggestLink child={child} evaluation={evaluation} activity={activity} />
              </div>
              <dl>
                {scaleNames.map(scale => (
                  <div key={scale}>
                    <dt>{t(scale)}</dt>
                    <dd>
                      <ScoreText scale={scale} score={activity[scale]} scales={scales} />
                    </dd>
                  </div>
                ))}
              </dl>
              {activity.observation !== '' && (
                <p className={layout.lineBreaks} dir="auto">
                  {activity.observation}
                </p>
              )}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function SessionOf({
  evaluation: { sessionId, date, start, title, classes },
}: {
  evaluation: CaseEvaluation;
}) {
  const { t } = useTranslation('evaluations');
  const { t: ofSessions } = useTranslation('sessions');
  const to = useTo();
  const { date: dateOf } = useCalendarDates();
  const names = classes.map(({ name }) => name).join(ofSessions('and'));
  return (
    <>
      <Link to={to('editEvaluation', { id: sessionId })}>
        {ofSessions('dateTime', { date: dateOf(date), time: start })}
      </Link>
      <span className={`${layout.block} ${layout.soft} ${layout.smaller}`} dir="auto">
        {[title, names].filter(Boolean).join(' · ') || t('ofCase.onItsOwn')}
      </span>
    </>
  );
}

function AbsenceOf({ evaluation: { isAbsent, absenceReason } }: { evaluation: CaseEvaluation }) {
  const { t } = useTranslation('evaluations');
  if (!isAbsent) return t('notRated');
  return absenceReason === '' ? t('absent') : t('absentBecause', { reason: absenceReason });
}

interface ScoreTextProps {
  scale: ScaleName;
  score: number | null;
  scales: EvaluationScales;
}

function ScoreText({ scale, score, scales }: ScoreTextProps) {
  const { t } = useTranslation('evaluations');
  const { wordsOf, textOf } = useScoreTexts(scales);
  if (score === null) return <span className={layout.faint}>{t('notRated')}</span>;
  return (
    <span className={`${layout.inline8} ${layout.oneLine} ${layout.strong}`} title={wordsOf(scale, score)}>
      <span aria-hidden>{score}</span>
      <VisuallyHidden>{textOf(scale, score)}</VisuallyHidden>
      <Leaves score={score} />
    </span>
  );
}
