import { useTranslation } from 'react-i18next';
import { readDayAhead } from '../../../shared/core/reading/day-ahead.ts';
import { readDate } from '../../../shared/core/reading/read-date.ts';
import { useDateSettings } from '../../platform/i18n/date-settings-context.ts';

interface TypedDateState {
  /** The date as `YYYY-MM-DD`, if the text can be parsed. */
  date: string | undefined;
  /** I18n key of the error; undefined for a valid or empty text. */
  problem: string | undefined;
  placeholder: string;
}

export interface TypedDateRules {
  /** Latest date that is accepted, `YYYY-MM-DD`. */
  latest?: string | undefined;
  /** Makes the year optional: a date without a year is the next such day on or after this date. */
  ahead?: string | undefined;
  /** Whether the text is a date of birth. */
  isBirth?: boolean | undefined;
}

export function useTypedDate(
  text: string,
  { latest, ahead, isBirth = false }: TypedDateRules,
): TypedDateState {
  const { order, timeZone } = useDateSettings();
  const { t } = useTranslation('ui');
  const placeholder = t(`date.placeholder.${order ?? 'ymd'}` as const);
  if (text.trim() === '') return { date: undefined, problem: undefined, placeholder };
  const read =
    ahead === undefined ? readDate(text, { order, timeZone, isBirth }) : readDayAhead(text, order, ahead);
  if ('problem' in read) return { date: undefined, problem: `ui:date.${read.problem}`, placeholder };
  const isLate = latest !== undefined && read.date > latest;
  return { date: read.date, problem: isLate ? 'validation.future_date' : undefined, placeholder };
}
