import { Textarea, type TextareaProps } from '@mantine/core';
import { maxTextLength } from '../../../shared/core/limits.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { Counter } from './counter.tsx';
import styles from './fields.module.css';

interface TextFieldProps extends Omit<TextareaProps, 'error'> {
  value?: string;
  /** Key of the sentence that says what is wrong. */
  error?: unknown;
  /** Code points that fit. */
  limit?: number;
}

/** Several lines of text in a field that grows with them, with a counter when they become many. */
export function TextField({ value = '', error, limit = maxTextLength, ...props }: TextFieldProps) {
  const fieldError = useFieldError();
  return (
    <div className={styles.field}>
      <Textarea autosize minRows={3} maxRows={12} {...props} value={value} error={fieldError(error, limit)} />
      <Counter value={value} limit={limit} />
    </div>
  );
}
