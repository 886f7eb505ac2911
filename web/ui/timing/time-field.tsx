import { Autocomplete } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { parseTypedTime } from '../../../shared/core/dates/typed-time.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import styles from '../form/fields.module.css';

const stepMinutes = 15;
const minutesOfDay = 24 * 60;

interface TimeFieldProps {
  label: string;
  description?: string | undefined;
  required?: boolean;
  /** The typed text; `HH:MM` on blur, if it can be parsed. */
  value?: string;
  /** First time in the list, `HH:MM`; earlier ones can be typed. */
  from?: string;
  error?: unknown;
  onChange?: (value: string) => void;
}

const timesFrom = (from: string): string[] => {
  const first = Number(from.slice(0, 2)) * 60 + Number(from.slice(3));
  const steps = Math.ceil((minutesOfDay - first) / stepMinutes);
  return Array.from({ length: steps }, (_, step) => {
    const at = first + step * stepMinutes;
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });
};

/**
 * Field for a time of day, typed in common formats or picked in steps of 15 minutes. Enter closes the open
 * list, and submits the form only then.
 */
export function TimeField({
  value = '',
  from = '06:00',
  error,
  onChange = () => {},
  ...props
}: TimeFieldProps) {
  const fieldError = useFieldError();
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const times = timesFrom(from);
  const time = parseTypedTime(value);
  const isUnclear = !isTyping && value !== '' && time === undefined;

  function finish(): void {
    setTyping(false);
    if (time !== undefined && time !== value) onChange(time);
  }

  const isListed = (option: string) => !isTyping || option.startsWith(value.trim());

  function handleEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    if (isOpen && times.some(isListed)) event.preventDefault();
    setOpen(false);
    finish();
  }

  return (
    <div className={styles.field}>
      <Autocomplete
        {...props}
        size="md"
        data={times}
        filter={({ options }) => options.filter(option => 'value' in option && isListed(option.value))}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        value={value}
        error={fieldError(isUnclear ? 'validation.time' : error)}
        autoComplete="off"
        inputMode="numeric"
        onChange={typed => {
          setTyping(true);
          onChange(typed);
        }}
        onOptionSubmit={() => setTyping(false)}
        onBlur={finish}
        onKeyDown={handleEnter}
      />
    </div>
  );
}
