import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalendarDates } from '../../platform/i18n/use-calendar-dates.ts';
import layout from '../layout/layout.module.css';
import { useFits } from '../text/use-fits.ts';
import { LineField } from './line-field.tsx';
import { skipUnchanged } from './skip-unchanged.tsx';
import { type TypedDateRules, useTypedDate } from './use-typed-date.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

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
  const { value = '', latest, ahead, isBirth, error, onChange = () => {}, ...others } = props;
  const { longDate, date: shortDate, weekday } = useCalendarDates();
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<string>();
  const { date, problem, placeholder } = useTypedDate(value, { latest, ahead, isBirth });
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
      {...(ahead !== undefined && date && { rightSectionWidth: 84 })}
      rightSection={
        <>
          {ahead !== undefined && date && <span className={layout.hint}>{weekday(date)}</span>}
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
 * for a day ahead shows its weekday.
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
        <Suspense>
          <Calendar
            value={date}
            latest={latest}
            onPick={picked => {
              onPick(picked ?? '');
              calendar.close();
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Sets the attribute with which Mantine lets Escape close only the calendar, not the dialog around it. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute('data-mantine-stop-propagation', 'true');
