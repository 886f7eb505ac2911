import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import { finishedVisits, type SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { describeTargetsForStaff } from '../../../../shared/features/eye/report-texts/describe-targets.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Emphasized } from './emphasized.tsx';
import { useReportTexts } from './use-report-texts.ts';

/**
 * Each target at the last visit, since when, and how the eyes have changed since; as the staff's report
 * says.
 * @param visits finished visits of the child, the earliest first
 */
export function useTargetSentences(visits: readonly SeriesVisit[]): string[] {
  const texts = useReportTexts();
  const { date } = useCalendarDates();
  const { method } = courseOf(visits);
  return describeTargetsForStaff(texts, { visits, method, dayOf: date });
}

export function Sentences({ texts }: { texts: readonly string[] }) {
  return texts.map(sentence => (
    <p key={sentence}>
      <Emphasized text={sentence} />
    </p>
  ));
}

/** The targets of the child's finished visits and their results; renders nothing if no target was set. */
export function TargetCard({ visits }: { visits: readonly SeriesVisit[] }) {
  const { t } = useTranslation('eye');
  const heading = useId();
  const targets = useTargetSentences(finishedVisits(visits));
  if (targets.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby={heading}>
      <h2 id={heading}>{t('field.target')}</h2>
      <div className={layout.stack12}>
        <Sentences texts={targets} />
      </div>
    </section>
  );
}
