import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import {
  limitsOf,
  type NumberFieldName,
  readField,
  withSign,
  writeField,
} from '../../../../../shared/features/eye/eye-reports/entry.ts';
import { type LensKind, nudged } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import styles from './eye-grid.module.css';

interface NumberInputProps {
  field: NumberFieldName;
  kind: LensKind;
  /** What it is called for those who do not see its row: "Right eye, OD: Sphere". */
  name: string;
  value: string;
  placeholder?: string;
  /** Shares its row with another field. */
  isNarrow?: boolean;
  isWrong: boolean;
  isWarned: boolean;
  /** Names the element that says what is wrong or looks like a slip. */
  describedBy?: string | undefined;
  onChange: (value: string) => void;
  /** The value is whole: what was typed has been read, and the field is left. */
  onDone?: (value: number) => void;
}

const signed: readonly NumberFieldName[] = ['sph', 'cyl', 'add'];
const columnPlaces = 2;

/**
 * A number of an eye. What is typed is read when the field is left; arrow keys go by steps, + and −
 * change the sign of what is there.
 */
export function NumberInput(props: NumberInputProps) {
  const { field, kind, name, value, placeholder, isNarrow, isWrong, isWarned } = props;
  const { describedBy, onChange, onDone } = props;
  const limits = limitsOf(field, kind);
  const missing = value === '' || isNarrow ? 0 : Math.max(0, columnPlaces - limits.places);
  const unitWidth = isNarrow ? 26 : 44;

  function settle(): void {
    const typed = readField(field, value);
    if (typeof typed !== 'object') return;
    onChange(writeField(field, typed.value, kind));
    onDone?.(typed.value);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget: input } = event;
    const typed = readField(field, value);
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const from = typeof typed === 'object' ? typed.value : null;
      onChange(writeField(field, nudged(from, key === 'ArrowUp' ? 1 : -1, limits), kind));
      return;
    }
    const isWhole = input.selectionStart === 0 && input.selectionEnd === value.length;
    if ((key === '+' || key === '-') && signed.includes(field) && value !== '' && !isWhole) {
      event.preventDefault();
      onChange(withSign(value, key));
    }
  }

  return (
    <TextInput
      aria-label={name}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      classNames={{ input: styles.number, section: styles.unit }}
      data-warned={isWarned || undefined}
      error={isWrong}
      withErrorStyles
      size="md"
      inputMode="text"
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      styles={{
        input: { paddingInlineEnd: `calc(${unitWidth + 2}px + ${missing}ch)`, paddingInlineStart: 8 },
      }}
      rightSection={<span aria-hidden="true">{limits.unit}</span>}
      rightSectionWidth={unitWidth}
      rightSectionPointerEvents="none"
      onChange={event => onChange(event.currentTarget.value)}
      onFocus={event => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={press}
    />
  );
}
