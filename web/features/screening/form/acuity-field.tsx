import { useState } from 'react';
import { isAcuityText } from '../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../shared/core/reading/read-acuity.ts';
import { LineField } from '../../../ui/form/line-field.tsx';

interface AcuityFieldProps {
  label: string;
  description: string | undefined;
  value: string;
  error: string | undefined;
  disabled: boolean;
  path: string;
  onChange: (value: string) => void;
}

/** Field for an acuity. Parses it on blur; shows an error if it cannot be read. */
export function AcuityField({ value, error, path, onChange, ...rest }: AcuityFieldProps) {
  const [left, setLeft] = useState('');
  const read = readAcuity(value);
  const isWrong = read !== '' && left === value && !isAcuityText(read);
  return (
    <div data-path={path}>
      <LineField
        autoComplete="off"
        value={value}
        error={error ?? (isWrong ? 'validation.acuity' : undefined)}
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={() => {
          setLeft(value);
          if (read !== value) onChange(read);
        }}
        {...rest}
      />
    </div>
  );
}
