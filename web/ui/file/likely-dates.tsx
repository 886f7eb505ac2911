import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import layout from '../layout/layout.module.css';

const shownDates = 5;

interface LikelyDatesProps {
  /** Cells of the file that are probably dates, without duplicates. */
  dates: readonly { text: string; date: string }[];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Asks whether two-digit years, and dates stored as numbers, are read correctly. */
export function LikelyDates({ dates, isTaken, onTake }: LikelyDatesProps) {
  const { t } = useTranslation('tables');
  const { longDate } = useCalendarDates();
  if (dates.length === 0) return null;
  return (
    <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
      <h3>{t('likelyDates.title')}</h3>
      <ul className={`${layout.stack4} ${layout.breaks}`}>
        {dates.slice(0, shownDates).map(({ text, date }) => (
          <li key={text}>
            <bdi>{text}</bdi> → <b>{longDate(date)}</b>
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('likelyDates.take', { count: dates.length })}
        checked={isTaken}
        onChange={event => onTake(event.currentTarget.checked)}
      />
    </div>
  );
}
