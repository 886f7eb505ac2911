import { useTranslation } from 'react-i18next';
import { partialDateIn } from '../../../shared/core/reading/read-date.ts';
import { useDateSettings } from '../../platform/i18n/date-settings-context.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import { LineField, type LineFieldProps } from './line-field.tsx';

interface PartialDateFieldProps extends Omit<LineFieldProps, 'onChange' | 'placeholder' | 'limit'> {
  /** The typed text; `YYYY`, `YYYY-MM` or `YYYY-MM-DD` once it can be parsed. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Field for a date whose month and day are optional. Shows the date that it understood. */
export function PartialDateField({ value = '', onChange = () => {}, ...props }: PartialDateFieldProps) {
  const { t } = useTranslation('ui');
  const { partialDate } = useCalendarDates();
  const { order } = useDateSettings();
  const understood = partialDateIn(value, { order });
  return (
    <LineField
      description={understood ? partialDate(understood) : t('partialDateHelp')}
      autoComplete="off"
      {...props}
      value={value}
      placeholder={t('date.placeholder.ymd')}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={() => onChange(understood ?? value)}
    />
  );
}
