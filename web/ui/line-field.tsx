import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lineLength } from '../../shared/limits.ts';
import { useFieldError } from '../i18n/use-field-error.ts';
import styles from './fields.module.css';

/** From this share of the limit on, how much has been used is said. */
const counterFrom = 0.8;

interface LineFieldProps extends Omit<TextInputProps, 'error'> {
  value?: string;
  /** Key of the sentence that says what is wrong. */
  error?: unknown;
  /** Code points that fit. */
  limit?: number;
}

/** A single line of text, with a counter when it becomes long. */
export function LineField({ value = '', error, limit = lineLength, ...props }: LineFieldProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const used = [...value.trim()].length;
  return (
    <div className={styles.field}>
      <TextInput {...props} value={value} error={fieldError(error)} />
      {used >= limit * counterFrom && (
        <span className={styles.counter} data-over={used > limit || undefined}>
          {t('counter', { used, limit })}
        </span>
      )}
    </div>
  );
}
