import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import { sortChildren } from '../../../../shared/features/classes/classes/sort-children.ts';
import { summaryOf } from '../../../../shared/features/classes/evaluations/class-scores.ts';
import {
  type ClassSession,
  type ScaleName,
  scaleNames,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import {
  formatMean,
  type Mean,
  meanOf,
} from '../../../../shared/features/classes/evaluations/score-means.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage, useTo } from '../../../platform/i18n/use-locale.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';
import sideways from '../../../ui/layout/sideways.module.css';
import styles from './class-scores.module.css';

interface ClassScoresProps {
  /** Latest first. */
  sessions: readonly ClassSession[];
  names: readonly CaseName[];
}

/** Table of scores by child and session on one scale; scrolls inside its own box. */
export function ClassScores({ sessions, names }: ClassScoresProps) {
  const { t } = useTranslation('evaluations');
  const to = useTo();
  const language = useLanguage();
  const { date: dateOf, recentDate } = useCalendarDates();
  const [scale, setScale] = useState<ScaleName>('participation');
  const summaries = sessions.map(summaryOf);
  const hidden = Math.max(...sessions.map(session => session.hidden));
  return (
    <>
      <Segments
        label={t('ofClass.scale')}
        options={scaleNames.map(value => ({ value, label: t(value) }))}
        value={scale}
        onChange={setScale}
      />
      <div className={`${styles.frame} ${sideways.fades}`}>
        <table className={styles.table} aria-label={t('ofClass.table', { scale: t(scale) })}>
          <thead>
            <tr>
              <th scope="col">{t('child')}</th>
              {sessions.map(({ sessionId, date, start, title }) => (
                <th key={sessionId} scope="col">
                  <Link
                    to={to('editEvaluation', { id: sessionId })}
                    title={`${title} ${dateOf(date)} ${start}`.trim()}
                  >
                    {recentDate(date)}
                    <span className={`${layout.block} ${layout.hint}`}>{start}</span>
                  </Link>
                </th>
              ))}
            </tr>
            <Line name={t('ofClass.present')}>
              {summaries.map(({ present, absent }, at) => (
                <td key={sessions[at]?.sessionId}>
                  {t('ofClass.presentOf', { present, count: present + absent })}
                </td>
              ))}
            </Line>
            <Line name={t('ofClass.mean')}>
              {summaries.map(({ means }, at) => (
                <td key={sessions[at]?.sessionId}>
                  <Average mean={means[scale]} />
                  {means[scale] && (
                    <span className={`${layout.block} ${layout.hint}`}>
                      {t('ofClass.count', { count: means[scale].count })}
                    </span>
                  )}
                </td>
              ))}
            </Line>
          </thead>
          <tbody>
            {sortChildren(names, language).map(({ id, fullName }) => (
              <Line key={id} name={<Link to={`${to('case', { id })}?tab=evaluations`}>{fullName}</Link>}>
                {sessions.map(({ sessionId, children }) => (
                  <td key={sessionId}>
                    <Score child={children.find(({ caseId }) => caseId === id)} scale={scale} />
                  </td>
                ))}
              </Line>
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && <p className={styles.note}>{t('ofClass.hidden', { count: hidden })}</p>}
    </>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

function Score({ child, scale }: { child: ClassSession['children'][number] | undefined; scale: ScaleName }) {
  const { t } = useTranslation('evaluations');
  if (!child) return <VisuallyHidden>{t('ofClass.notThere')}</VisuallyHidden>;
  if (child.isAbsent) return <span className={layout.faint}>{t('absent')}</span>;
  return <Average mean={meanOf(child.activities.map(activity => activity[scale]))} />;
}

function Average({ mean }: { mean: Mean | null }) {
  const { t } = useTranslation('evaluations');
  if (mean) return <span className={layout.strong}>{formatMean(mean)}</span>;
  return (
    <>
      <span aria-hidden className={layout.faint}>
        –
      </span>
      <VisuallyHidden>{t('notRated')}</VisuallyHidden>
    </>
  );
}
