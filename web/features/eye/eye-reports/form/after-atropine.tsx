import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SeriesVisit } from '../../../../../shared/features/eye/progression/series.ts';
import { atropineRecallOf } from '../../../../../shared/features/eye/treatments/after-atropine.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentPeriodsOf } from '../../../../../shared/features/eye/treatments/treatment-periods.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { toVisitTreatments } from './treatment-plan.ts';
import type { EyeForm } from './use-eye-form.ts';

interface AfterAtropineProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
  /** Earlier finished visits of the child. */
  earlier: readonly SeriesVisit[];
}

/**
 * When atropine ends or has ended, suggests a day for the follow-up, unless the chosen day is already as
 * early.
 */
export function AfterAtropine({ form, running, earlier }: AfterAtropineProps) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const { treatments, date: today, followUp } = form.values;
  if (today === '') return null;
  const statements = toVisitTreatments(treatments, running, today);
  const recall = atropineRecallOf(statements, treatmentPeriodsOf(earlier), today);
  if (!recall) return null;
  const { due, isNew } = recall;
  if (followUp !== '' && followUp <= due) return null;
  return (
    <div className={layout.allColumns}>
      <Notice
        action={
          <Button variant="default" size="xs" onClick={() => form.setFieldValue('followUp', due)}>
            {t('form.seeAgainOn', { day: date(due) })}
          </Button>
        }
      >
        {t(isNew ? 'form.atropineEnds' : 'form.atropineEnded')}
      </Notice>
    </div>
  );
}
