import { TextInput, type TextInputProps } from '@mantine/core';
import { maxLineLength } from '../../../shared/core/limits.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { Counter } from './counter.tsx';
import type { Warning } from './field-note.tsx';
import { withWarning } from './field-warning.tsx';
import styles from './fields.module.css';
import { skipUnchanged } from './skip-unchanged.tsx';
import { usePrintingWarning } from './use-printing-warning.ts';

export interface LineFieldProps extends Omit<TextInputProps, 'error'> {
  value?: string;
  /** I18n key of the error to show. */
  error?: unknown;
  warning?: Warning | undefined;
  /** Maximum length of the text in code points. */
  limit?: number;
  /** Whether reports print the text; if so, warns about characters that cannot be printed. */
  isPrinted?: boolean;
}

function PlainLineField(props: LineFieldProps) {
  const { value = '', error, warning, description, limit = maxLineLength, isPrinted, ...others } = props;
  const fieldError = useFieldError();
  const printing = usePrintingWarning(isPrinted ? value : '');
  return (
    <div className={styles.field}>
      <TextInput
        {...others}
        {...withWarning(description, warning ?? printing)}
        value={value}
        error={fieldError(error, limit)}
      />
      <Counter value={value} limit={limit} />
    </div>
  );
}

export const LineField = skipUnchanged(PlainLineField);
