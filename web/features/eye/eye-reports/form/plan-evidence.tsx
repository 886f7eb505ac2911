import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { courseOf } from '../../../../../shared/features/eye/progression/report-course.ts';
import {
  type SeriesVisit,
  sortVisits,
  visitOf,
} from '../../../../../shared/features/eye/progression/series.ts';
import { describeSinceLast } from '../../../../../shared/features/eye/report-texts/describe-since-last.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import card from '../../../../ui/layout/card.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { isDrawable, SmallChart, SmallChartSentence } from '../../progression/small-chart.tsx';
import { Sentences, useTargetSentences } from '../../progression/target-card.tsx';
import { useReportTexts } from '../../progression/use-report-texts.ts';
import styles from './eye-form.module.css';
import { type EyeValues, toFields } from './eye-values.ts';

interface PlanEvidenceProps {
  values: EyeValues;
  /** Earlier finished visits of the child. */
  earlier: readonly SeriesVisit[];
  running: readonly TreatmentPeriod[];
}

/**
 * Shows a chart of all visits up to this one, the change since the last visit, and the earlier targets with
 * the change since they were set.
 */
export function PlanEvidence({ values, earlier, running }: PlanEvidenceProps) {
  const { t } = useTranslation('eye');
  const texts = useReportTexts();
  const { date } = useCalendarDates();
  const heading = useId();
  const visits = sortVisits([...earlier, visitToday(values, running)]);
  const targets = useTargetSentences(visits);
  const isDrawn = isDrawable({ visits, birthDate: null });
  if (!isDrawn && targets.length === 0) return null;
  const { method } = courseOf(visits);
  const since = describeSinceLast(texts, { visits, method, dayOf: date }).filter(
    change => !targets.some(target => target.includes(change)),
  );
  return (
    <section className={`${card.small} ${layout.allColumns}`} aria-labelledby={heading}>
      <h3 id={heading}>{t('evidence.title')}</h3>
      <div className={styles.evidence}>
        {isDrawn && <SmallChart visits={visits} birthDate={null} hasTarget />}
        <div className={layout.stack12}>
          {isDrawn && (
            <p>
              <SmallChartSentence visits={visits} birthDate={null} />
            </p>
          )}
          <Sentences texts={[...since, ...targets]} />
        </div>
      </div>
    </section>
  );
}

/** The typed visit without decisions on treatments, so that a decision does not change the chart. */
function visitToday(values: EyeValues, running: readonly TreatmentPeriod[]): SeriesVisit {
  const { date, refractions, prescription, axialLength, treatments } = toFields(
    { ...values, treatments: [] },
    running,
  );
  const own = { id: 'eye_today' as SeriesVisit['id'], reference: '', status: 'finished' as const };
  return visitOf({
    ...own,
    ...{ date, refractions, prescription, axialLength, treatments, target: null, followUp: null },
  });
}
