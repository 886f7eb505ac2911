import { useTranslation } from 'react-i18next';
import { daysAfter, monthsAfter } from '../../../../shared/core/dates/days.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { DayButtons } from '../../../ui/form/day-buttons.tsx';

interface NextCallFieldProps {
  today: string;
  isRequired: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The day from which a family is to be called again, with buttons for usual days. */
export function NextCallField({ today, isRequired, value, error, onChange }: NextCallFieldProps) {
  const { t } = useTranslation('eye');
  const days = [
    { label: t('recall.nextCall.tomorrow'), day: daysAfter(today, 1) },
    { label: t('recall.nextCall.threeDays'), day: daysAfter(today, 3) },
    { label: t('recall.nextCall.week'), day: daysAfter(today, 7) },
    { label: t('recall.nextCall.twoWeeks'), day: daysAfter(today, 14) },
    { label: t('form.inMonths', { count: 1 }), day: monthsAfter(today, 1) },
  ];
  return (
    <div>
      <DateField
        label={t('recall.callAgain')}
        description={t('recall.callAgainHelp')}
        required={isRequired}
        ahead={today}
        value={value}
        error={error}
        onChange={onChange}
      />
      <DayButtons days={days} onChoose={onChange} />
    </div>
  );
}
