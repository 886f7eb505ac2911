import { Textarea, type TextareaProps } from '@mantine/core';
import { maxTextLength } from '../../../shared/core/limits.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { Counter } from './counter.tsx';
import styles from './fields.module.css';

interface TextFieldProps extends Omit<TextareaProps, 'error'> {
  value?: string;
  /** I18n key of the error message. */
  error?: unknown;
  /** Maximum length in code points. */
  limit?: number;
}

/** Multi-line text input that grows, with a character counter. */
export function TextField({ value = '', error, limit = maxTextLength, ...props }: TextFieldProps) {
  const fieldError = useFieldError();
  return (
    <div className={styles.field}>
      <Textarea autosize minRows={3} maxRows={12} {...props} value={value} error={fieldError(error, limit)} />
      <Counter value={value} limit={limit} />
    </div>
  );
}
