import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDate, PlainTime } from '../../../../../shared/core/fields.ts';
import type { SchoolCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { todayIn } from '../../../../platform/i18n/today-in.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { FieldNote } from '../../../../ui/form/field-note.tsx';
import { TimeField } from '../../../../ui/timing/time-field.tsx';
import styles from '../session.module.css';
import type { SessionTimes } from '../use-session-actions.ts';
import { endAfter } from './session-values.ts';
import { useDayWarning } from './use-session-warnings.ts';

interface SessionTimeFieldsProps {
  values: SessionTimes;
  errors: { [Name in keyof SessionTimes]?: unknown };
  calendar: SchoolCalendar;
  onChange: (changes: Partial<SessionTimes>) => void;
}

const isTime = (text: string): boolean => PlainTime.safeParse(text).success;
const stepMinutes = 15;

/** Fields for date, start and end; a change of the start keeps the duration. */
export function SessionTimeFields({ values, errors, calendar, onChange }: SessionTimeFieldsProps) {
  const { t } = useTranslation('sessions');
  const { date, start, end } = values;
  const warning = useDayWarning(date, calendar);
  const today = todayIn(useSession().organization?.timeZone);
  const length = isTime(start) && isTime(end) ? minutesOf(end) - minutesOf(start) : 0;
  /** Keeps the last valid duration while the start is being typed. */
  const lastLength = useRef<number>(undefined);
  if (length > 0) lastLength.current = length;
  const first = isTime(start) ? timeOf(Math.min(minutesOf(start) + stepMinutes, 24 * 60 - 1)) : undefined;
  return (
    <div>
      <div className={styles.times}>
        <DateField
          label={t('field.date')}
          required
          near={PlainDate.safeParse(today).success ? today : ''}
          value={date}
          error={errors.date}
          onChange={typed => onChange({ date: typed })}
        />
        <TimeField
          label={t('field.start')}
          required
          value={start}
          error={errors.start}
          onChange={typed =>
            onChange(
              isTime(typed) ? { start: typed, end: endAfter(typed, lastLength.current) } : { start: typed },
            )
          }
        />
        <TimeField
          label={t('field.end')}
          description={length > 0 ? t('minutes', { count: length }) : undefined}
          required
          {...(first && { from: first })}
          value={end}
          error={errors.end}
          onChange={typed => onChange({ end: typed })}
        />
      </div>
      {warning && (
        <div role="status">
          <FieldNote note={{ ...warning, isError: false }} />
        </div>
      )}
    </div>
  );
}
