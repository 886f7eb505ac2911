import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { isAcuityText } from '../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../shared/core/reading/read-acuity.ts';
import type { Measure, ScreeningTest } from '../../../../shared/features/screening/tests/catalogue.ts';
import { comparedLanguage, languagesOf } from '../../../../shared/features/screening/tests/task.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { TallyField } from '../../../ui/timing/tally-field.tsx';
import styles from './measure-field.module.css';
import { useTestWords } from './use-test-words.ts';

interface MeasureFieldProps {
  test: ScreeningTest;
  measure: Measure;
  /** Scale of the test, which decides what its grades mean. */
  scale: 'skill' | 'reflex' | 'sway';
  value: string;
  /** Value of the child's last screening, in words. */
  last?: string | undefined;
  /** What the user should know about the value beside that. */
  hint?: string | undefined;
  error: string | undefined;
  disabled: boolean;
  path: string;
  onChange: (value: string) => void;
}

export function MeasureField({ test, measure, scale, last, hint, ...field }: MeasureFieldProps) {
  const { t, measureName, optionName, unitName } = useTestWords();
  const label = measureName(measure);
  const description = last ? t(hint ? 'form.lastWith' : 'form.last', { value: last, hint }) : hint;
  const { path, onChange, ...rest } = field;
  switch (measure.kind) {
    case 'number':
      if (measure.unit === 'grade') return <GradeField label={label} scale={scale} {...field} />;
      if (
        measure.unit === 'count' ||
        measure.unit === 'lettersPerMinute' ||
        measure.unit === 'wordsPerMinute'
      )
        return <TallyField label={label} description={description} limit={measure.max} {...field} />;
      return (
        <div data-path={path}>
          <NumberField
            label={label}
            description={description}
            unit={unitName(measure.unit)}
            onChange={onChange}
            {...rest}
          />
        </div>
      );
    case 'choice': {
      const isLanguage = measure.id === 'language';
      const options = isLanguage ? languagesOf(test.id) : measure.options;
      return (
        <div data-path={path}>
          <SelectField
            label={label}
            description={description}
            clearable
            options={options.map(option => ({
              value: option,
              label: optionName(measure.id, option, test.id),
            }))}
            onChange={onChange}
            {...rest}
            value={isLanguage ? String(comparedLanguage(test.id, rest.value)) : rest.value}
          />
        </div>
      );
    }
    case 'acuity':
      return <AcuityField label={label} description={description} {...field} />;
    default:
      return (
        <div data-path={path}>
          <LineField
            label={label}
            description={description}
            autoComplete="off"
            isPrinted
            onChange={event => onChange(event.currentTarget.value)}
            {...rest}
          />
        </div>
      );
  }
}

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
function AcuityField({ value, error, path, onChange, ...rest }: AcuityFieldProps) {
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

const grades = ['0', '1', '2', '3', '4'] as const;

interface GradeFieldProps {
  label: string;
  scale: 'skill' | 'reflex' | 'sway';
  /** Chosen grade; empty if none is chosen, which is not the same as grade 0. */
  value: string;
  disabled?: boolean;
  path: string;
  onChange: (value: string) => void;
}

/** Field for a grade from 0 (nothing unusual) to 4. */
function GradeField({ label, scale, value, disabled = false, path, onChange }: GradeFieldProps) {
  const { t } = useTestWords();
  const name = useId();
  return (
    <fieldset className={styles.root} disabled={disabled} data-path={path}>
      <legend>{label}</legend>
      <div className={styles.grades}>
        {grades.map(grade => (
          <label key={grade} className={styles.grade}>
            <input
              type="radio"
              name={name}
              value={grade}
              checked={value === grade}
              onChange={() => onChange(grade)}
            />
            <span className={`${layout.large} ${layout.strong} ${layout.digits}`}>{grade}</span>
            <span className={styles.words}>{t(`grade.${scale}.${grade}`)}</span>
          </label>
        ))}
      </div>
      {value !== '' && (
        <Button variant="subtle" size="compact-sm" disabled={disabled} onClick={() => onChange('')}>
          {t('form.clear')}
        </Button>
      )}
    </fieldset>
  );
}
