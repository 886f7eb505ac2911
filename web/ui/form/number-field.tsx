import { VisuallyHidden } from '@mantine/core';
import { missingPlaces } from './decimal-places.ts';
import styles from './fields.module.css';
import { LineField, type LineFieldProps } from './line-field.tsx';
import { skipUnchanged } from './skip-unchanged.tsx';

interface NumberFieldProps extends Omit<LineFieldProps, 'onChange' | 'rightSection' | 'limit'> {
  /** The typed text, which the caller parses. */
  value: string;
  unit?: string;
  /** Number of decimals for which the field leaves room. */
  decimals?: number;
  onChange: (value: string) => void;
}

/** Width in pixels for a unit; the same for units of up to three letters, more for longer ones. */
const widthOf = (unit: string) => Math.max(44, 8 * unit.length + 16);
const decimalPointWidth = '0.28em';

function PlainNumberField({ value, unit, decimals = 0, label, onChange, ...props }: NumberFieldProps) {
  const missing = missingPlaces(value, decimals);
  const unitWidth = widthOf(unit ?? '');
  const room = `calc(${unit ? unitWidth : 12}px + ${missing.digits}ch + ${missing.point ? decimalPointWidth : '0px'})`;
  return (
    <LineField
      {...props}
      label={
        unit && label ? (
          <>
            {label}
            <VisuallyHidden> ({unit})</VisuallyHidden>
          </>
        ) : (
          label
        )
      }
      value={value}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: styles.number }}
      styles={{ input: { paddingInlineEnd: room } }}
      rightSection={
        unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )
      }
      rightSectionWidth={unitWidth}
      rightSectionPointerEvents="none"
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}

/** Field for a number with a unit; decimal points align across fields. */
export const NumberField = skipUnchanged(PlainNumberField);
