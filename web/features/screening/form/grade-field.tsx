import { Button } from '@mantine/core';
import { useId } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import styles from './grade-field.module.css';
import { useTestWords } from './use-test-words.ts';

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
export function GradeField({ label, scale, value, disabled = false, path, onChange }: GradeFieldProps) {
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
