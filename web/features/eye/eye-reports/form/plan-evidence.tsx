import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { courseOf } from '../../../../../shared/features/eye/progression/report-course.ts';
import {
  type SeriesVisit,
  sortVisits,
  visitOf,
} from '../../../../../shared/features/eye/progression/series.ts';
import { describeResponse } from '../../../../../shared/features/eye/report-texts/describe-response.ts';
import { describeSinceLast } from '../../../../../shared/features/eye/report-texts/describe-since-last.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentResponsesOf } from '../../../../../shared/features/eye/treatments/treatment-response.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import card from '../../../../ui/layout/card.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { FastJudgement } from '../../progression/fast-judgement.tsx';
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
  caseId: string;
}

/**
 * Shows whether an eye progresses fast, as the finished visit will, a chart of all visits up to this one, the
 * change since the last visit, the earlier targets with the change since they were set, and what the study of
 * a current treatment found.
 */
export function PlanEvidence({ values, earlier, running, caseId }: PlanEvidenceProps) {
  const { t } = useTranslation('eye');
  const texts = useReportTexts();
  const { date } = useCalendarDates();
  const heading = useId();
  const { data: child } = useQuery(childQuery(caseId));
  const today = visitToday(values, running);
  // A decision on a treatment does not change the chart.
  const visits = sortVisits([...earlier, visitToday({ ...values, treatments: [] }, running)]);
  const targets = useTargetSentences(visits);
  const isDrawn = isDrawable({ visits, birthDate: null });
  if (!isDrawn && targets.length === 0) return null;
  const { method } = courseOf(visits);
  const since = describeSinceLast(texts, { visits, method, dayOf: date }).filter(
    change => !targets.some(target => target.includes(change)),
  );
  const birthDate = child?.birthDate ?? null;
  const responses = treatmentResponsesOf({ visits, birthDate }).map(one =>
    describeResponse(texts, one, date),
  );
  return (
    <section className={`${card.small} ${layout.allColumns}`} aria-labelledby={heading}>
      <h3 id={heading}>{t('evidence.title')}</h3>
      <FastJudgement
        visits={sortVisits([...earlier, today])}
        visitId={today.id}
        birthDate={child?.birthDate ?? null}
      />
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
      {responses.map(response => (
        <p key={response} className={`${layout.hint} ${layout.above12}`}>
          {response}
        </p>
      ))}
    </section>
  );
}

/** The typed visit, as if it were finished. */
function visitToday(values: EyeValues, running: readonly TreatmentPeriod[]): SeriesVisit {
  const named = values.treatments.filter(({ kind }) => kind !== '');
  const { date, refractions, prescription, axialLength, treatments } = toFields(
    { ...values, treatments: named },
    running,
  );
  const own = { id: 'eye_today' as SeriesVisit['id'], reference: '', status: 'finished' as const };
  return visitOf({
    ...own,
    ...{ date, refractions, prescription, axialLength, treatments, target: null, followUp: null },
  });
}
