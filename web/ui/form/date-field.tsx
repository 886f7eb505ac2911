import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDayAhead, readDayNear } from '../../../shared/core/reading/day-ahead.ts';
import { readDate } from '../../../shared/core/reading/read-date.ts';
import { useDateSettings } from '../../platform/i18n/date-settings-context.ts';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import layout from '../layout/layout.module.css';
import { lazyComponent } from '../lazy-component.tsx';
import { useFits } from '../text/use-fits.ts';
import { LineField } from './line-field.tsx';
import { skipUnchanged } from './skip-unchanged.tsx';

const Calendar = lazyComponent(async () => (await import('./calendar.tsx')).Calendar);

interface DateFieldProps extends TypedDateRules {
  label: string;
  description?: string;
  required?: boolean;
  /** The typed text; on blur, `YYYY-MM-DD` if it can be parsed. */
  value?: string;
  error?: unknown;
  onChange?: (value: string) => void;
}

function PlainDateField(props: DateFieldProps) {
  const { value = '', latest, ahead, near, isBirth, error, onChange = () => {}, ...others } = props;
  const { longDate, date: shortDate, weekday } = useCalendarDates();
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<string>();
  const { date, problem, placeholder } = useTypedDate(value, { latest, ahead, near, isBirth });
  const hasWeekday = (ahead ?? near) !== undefined && date !== undefined;
  const known = date === value ? date : undefined;
  const fits = useFits(input, known ? longDate(known) : '');
  const shown = known ? (fits ? longDate(known) : shortDate(known)) : value;
  const isUnclear = error === undefined || error === null || error === 'validation.date';

  function finish(): void {
    setTyping(undefined);
    if (date !== undefined && date !== value) onChange(date);
  }

  return (
    <LineField
      {...others}
      ref={input}
      value={typing ?? shown}
      error={(isUnclear && typing === undefined && problem) || error}
      placeholder={placeholder}
      autoComplete="off"
      {...(hasWeekday && { rightSectionWidth: 84 })}
      rightSection={
        <>
          {hasWeekday && <span className={layout.hint}>{weekday(date)}</span>}
          <PickButton date={date} latest={latest} onPick={onChange} />
        </>
      }
      rightSectionPointerEvents="all"
      onChange={event => {
        setTyping(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
      onBlur={finish}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && finish()}
    />
  );
}

/**
 * Field for a date, typed in common formats or picked. On blur it is validated and shown in words. A field
 * whose year is optional shows the weekday.
 */
export const DateField = skipUnchanged(PlainDateField);

interface PickButtonProps {
  date: string | undefined;
  latest: string | undefined;
  onPick: (date: string) => void;
}

function PickButton({ date, latest, onPick }: PickButtonProps) {
  const { t } = useTranslation();
  const [isOpen, calendar] = useDisclosure(false);
  return (
    <Popover
      opened={isOpen}
      onChange={calendar.close}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('pickDate')} onClick={calendar.toggle}>
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('pickDate')} onFocusCapture={keepEscape}>
        <Calendar
          value={date}
          latest={latest}
          onPick={picked => {
            onPick(picked ?? '');
            calendar.close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Sets the attribute with which Mantine lets Escape close only the calendar, not the dialog around it. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute('data-mantine-stop-propagation', 'true');

interface TypedDateState {
  /** The date as `YYYY-MM-DD`, if the text can be parsed. */
  date: string | undefined;
  /** I18n key of the error; undefined for a valid or empty text. */
  problem: string | undefined;
  placeholder: string;
}

interface TypedDateRules {
  /** Latest date that is accepted, `YYYY-MM-DD`. */
  latest?: string | undefined;
  /** Makes the year optional: a date without a year is the next such day on or after this date. */
  ahead?: string | undefined;
  /** Makes the year optional: a date without a year is the nearest such day to this date. */
  near?: string | undefined;
  /** Whether the text is a date of birth. */
  isBirth?: boolean | undefined;
}

function useTypedDate(
  text: string,
  { latest, ahead, near, isBirth = false }: TypedDateRules,
): TypedDateState {
  const { order, timeZone } = useDateSettings();
  const { t } = useTranslation('ui');
  const placeholder = t(`date.placeholder.${order ?? 'ymd'}` as const);
  if (text.trim() === '') return { date: undefined, problem: undefined, placeholder };
  const read =
    ahead !== undefined
      ? readDayAhead(text, order, ahead)
      : near !== undefined
        ? readDayNear(text, order, near)
        : readDate(text, { order, timeZone, isBirth });
  if ('problem' in read) return { date: undefined, problem: `ui:date.${read.problem}`, placeholder };
  const isLate = latest !== undefined && read.date > latest;
  return { date: read.date, problem: isLate ? 'validation.future_date' : undefined, placeholder };
}
