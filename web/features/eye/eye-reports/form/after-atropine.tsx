import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  atropineEndOf,
  recallAfterAtropine,
} from '../../../../../shared/features/eye/treatments/after-atropine.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { toVisitTreatments } from './treatment-plan.ts';
import type { EyeForm } from './use-eye-form.ts';

interface AfterAtropineProps {
  form: EyeForm;
  running: readonly TreatmentPeriod[];
}

/** Offers the follow-up date for the end of atropine, unless an earlier date is set. */
export function AfterAtropine({ form, running }: AfterAtropineProps) {
  const { t } = useTranslation('eye');
  const { date } = useCalendarDates();
  const { treatments, date: today, followUp } = form.values;
  const end = atropineEndOf(toVisitTreatments(treatments, running, today));
  if (end === null || today === '') return null;
  const due = recallAfterAtropine(end, today);
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
        {t('form.atropineEnds')}
      </Notice>
    </div>
  );
}
