import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { weekLetter } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type {
  CalendarDay,
  SchoolCalendar,
} from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { maxRepeats } from '../../../../../shared/features/classes/sessions/schema.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../session.module.css';
import { plannedSeries, type SessionValues } from './session-values.ts';
import { useDayName } from './use-session-warnings.ts';

interface RepeatFieldsProps {
  values: SessionValues;
  calendar: SchoolCalendar;
  error: unknown;
  onChange: (changes: Partial<SessionValues>) => void;
}

export function RepeatFields({ values, calendar, error, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation('sessions');
  const { repeats, until, weeks, date } = values;
  const letter = weekLetter(calendar, date);
  return (
    <div className={layout.stack12}>
      <Switch
        label={t('help.repeat')}
        checked={repeats === 'yes'}
        onChange={event => onChange({ repeats: event.currentTarget.checked ? 'yes' : 'no' })}
      />
      {repeats === 'yes' && (
        <div className={styles.pair}>
          <DateField
            label={t('field.until')}
            required
            ahead={date}
            value={until}
            error={error}
            onChange={typed => onChange({ until: typed })}
          />
          {letter !== null && (
            <SelectField
              label={t('field.weeks')}
              options={(['every', letter] as const).map(value => ({ value, label: t(`repeat.${value}`) }))}
              value={weeks}
              onChange={chosen => onChange({ weeks: chosen as SessionValues['weeks'] })}
            />
          )}
        </div>
      )}
      <Preview values={values} calendar={calendar} />
    </div>
  );
}

function Preview({ values, calendar }: Pick<RepeatFieldsProps, 'values' | 'calendar'>) {
  const { t } = useTranslation('sessions');
  const { date: dateText } = useCalendarDates();
  const nameOf = useDayName();
  const series = plannedSeries(values, calendar);
  if (!series) return null;
  const { dates, skipped } = series;
  const last = dates.at(-1);
  const dayText = (day: CalendarDay) => {
    const name = nameOf(day);
    return name ? `${dateText(day.date)} ${name}` : dateText(day.date);
  };
  const isTooLong = dates.length > maxRepeats;
  return (
    <div role="status">
      <Notice tone={isTooLong || last === undefined ? 'attention' : 'quiet'}>
        {last === undefined && <p>{t('repeat.none')}</p>}
        {isTooLong && <p>{t('repeat.tooMany', { count: dates.length, most: maxRepeats })}</p>}
        {last !== undefined && !isTooLong && (
          <p>{t('repeat.preview', { count: dates.length, last: dateText(last) })}</p>
        )}
        {skipped.length > 0 && <p>{t('repeat.skipped', { days: skipped.map(dayText).join(t('and')) })}</p>}
      </Notice>
    </div>
  );
}
