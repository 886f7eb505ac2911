import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { type LensKind, steppedValue } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  formatField,
  limitsOf,
  type NumberFieldName,
  parseField,
  withSign,
} from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { skipUnchanged } from '../../../../ui/form/skip-unchanged.tsx';
import styles from './eye-grid.module.css';

interface NumberInputProps {
  field: NumberFieldName;
  kind: LensKind;
  /** Unit as a word; absent if the unit is a symbol. */
  unit?: string | undefined;
  /** Accessible name of the input, such as "Right eye, OD: Sphere". */
  name: string;
  value: string;
  /** Whether the input shares its row with another field. */
  isNarrow?: boolean;
  isInvalid: boolean;
  hasWarning: boolean;
  /** Id of the element with the error or warning. */
  describedBy?: string | undefined;
  onChange: (value: string) => void;
  /**
   * Called with text that contains more than one number, such as a whole power. Returns true if the text was
   * used.
   */
  onWhole?: (text: string) => boolean;
  /** Called on blur, after the typed text has been parsed as a number. */
  onDone?: () => void;
  /** Path of the field in the form, for links in the error list. */
  path?: string;
}

const signed: readonly NumberFieldName[] = ['sph', 'cyl', 'add'];

/** Whether a field is a curvature, which can be typed in dioptres or millimetres. */
const isCurvature = (field: NumberFieldName) => field === 'k1' || field === 'k2';

function PlainNumberInput(props: NumberInputProps) {
  const { field, kind, unit, name, value, isNarrow, isInvalid, hasWarning } = props;
  const { describedBy, path, onChange, onWhole, onDone } = props;
  const parsed = parseField(field, value);
  const limits = limitsOf(field, kind, typeof parsed === 'object' ? parsed.value : null);
  const unitWidth = isNarrow ? 26 : Math.max(44, 14 * limits.unit.length);

  function commit(): void {
    if (onWhole?.(value)) return;
    const typed = parseField(field, value);
    if (typeof typed === 'object') onChange(formatField(field, typed.value, kind));
    onDone?.();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget: input } = event;
    const typed = parseField(field, value);
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const from = typeof typed === 'object' ? typed.value : null;
      onChange(formatField(field, steppedValue(from, key === 'ArrowUp' ? 1 : -1, limits), kind));
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
      data-path={path}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      classNames={{ input: styles.number, section: styles.unit }}
      data-warned={hasWarning || undefined}
      error={isInvalid}
      withErrorStyles
      size="md"
      inputMode="text"
      autoComplete="off"
      value={value}
      styles={{
        input: { paddingInlineEnd: unitWidth + 2, paddingInlineStart: 8 },
      }}
      rightSection={
        <span aria-hidden="true">{value === '' && isCurvature(field) ? 'D/mm' : (unit ?? limits.unit)}</span>
      }
      rightSectionWidth={unitWidth}
      rightSectionPointerEvents="none"
      onChange={event => onChange(event.currentTarget.value)}
      onFocus={event => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  );
}

/** Number input for a value of an eye. Parses on blur; arrow keys step the value, + and − change its sign. */
export const NumberInput = skipUnchanged(PlainNumberInput);
