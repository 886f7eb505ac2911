import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  gatherReceived,
  needsReview,
  type WaitingGroup,
} from '../../../../shared/features/eye/received/gather-received.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { EyeValues } from '../eye-reports/form/eye-values.ts';
import { holdsTaken, takeReceived } from '../eye-reports/form/measurements/take-received.ts';
import { EyeMeasurements } from '../measurements/eye-measurements.tsx';
import { receivedOfChildQuery } from './queries.ts';
import styles from './received.module.css';

interface ReceivedInVisitProps {
  caseId: string;
  values: EyeValues;
  onTake: (filled: EyeValues) => void;
}

/** Measurements of the child that wait, to take over into the blank fields of the visit that is open. */
export function ReceivedInVisit({ caseId, values, onTake }: ReceivedInVisitProps) {
  const { data } = useQuery(receivedOfChildQuery(caseId));
  const groups = gatherReceived(data ?? []);
  if (groups.length === 0) return null;
  return (
    <div className={`${layout.stack8} ${styles.notice}`}>
      {groups.map(group => (
        <WaitingMeasurement key={group.measurement.key} group={group} values={values} onTake={onTake} />
      ))}
    </div>
  );
}

interface WaitingMeasurementProps extends Omit<ReceivedInVisitProps, 'caseId'> {
  group: WaitingGroup;
}

function WaitingMeasurement({ group, values, onTake }: WaitingMeasurementProps) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { date } = useCalendarDates();
  const { measurement, method, from } = group;
  const day = date(measurement.measuredOn ?? '');
  const about = { from: from.join(', '), day };
  const isOfDay = measurement.measuredOn === values.date;
  const isDoubtful = needsReview(group);
  const isTakeable = isOfDay && !isDoubtful;
  if (isTakeable && holdsTaken(values, group)) return <Notice>{t('received.inVisit', about)}</Notice>;

  function take(): void {
    const filled = takeReceived(values, group);
    if (filled) onTake(filled);
    else toastFailed(t('received.otherValues'));
  }

  return (
    <Notice
      tone="attention"
      action={
        isTakeable ? (
          <Button variant="default" aria-label={t('received.takeOf', about)} onClick={take}>
            {t('received.take')}
          </Button>
        ) : (
          <Button component={Link} variant="default" to={`${to('eyeReports')}?tab=received`}>
            {t('received.open')}
          </Button>
        )
      }
    >
      <p>
        {t(isDoubtful ? 'received.doubtful' : isOfDay ? 'received.ofVisit' : 'received.ofOtherDay', about)}
        {method && ` ${t(`method.${method}`)}`}
      </p>
      <EyeMeasurements values={measurement.values} />
    </Notice>
  );
}
