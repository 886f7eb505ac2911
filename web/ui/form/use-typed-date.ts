import { useTranslation } from 'react-i18next';
import { readDayAhead } from '../../../shared/core/dates/day-ahead.ts';
import { readTypedDate } from '../../../shared/core/dates/typed-date.ts';
import { useDateSettings } from '../../platform/i18n/date-settings.ts';

interface TypedDateState {
  /** `YYYY-MM-DD`, if the text can be parsed. */
  date: string | undefined;
  /** I18n key of the error, if any. */
  problem: string | undefined;
  /** Accepted format. */
  placeholder: string;
}

/**
 * Parses a typed date in the organisation's format and time zone.
 * @param latest last accepted date
 * @param ahead makes the year optional: the next matching date from this one on is used
 */
export function useTypedDate(text: string, latest: string | undefined, ahead?: string): TypedDateState {
  const { order } = useDateSettings();
  const { t } = useTranslation('ui');
  const placeholder = t(`date.placeholder.${order ?? 'ymd'}` as const);
  if (text.trim() === '') return { date: undefined, problem: undefined, placeholder };
  const read = ahead === undefined ? readTypedDate(text, order) : readDayAhead(text, order, ahead);
  if ('problem' in read) return { date: undefined, problem: `ui:date.${read.problem}`, placeholder };
  const isLate = latest !== undefined && read.date > latest;
  return { date: read.date, problem: isLate ? 'validation.future_date' : undefined, placeholder };
}
