import { Textarea, type TextareaProps } from '@mantine/core';
import { maxTextLength } from '../../../shared/core/limits.ts';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { Counter } from './counter.tsx';
import { withWarning } from './field-warning.tsx';
import styles from './fields.module.css';
import { skipUnchanged } from './skip-unchanged.tsx';
import { usePrintingWarning } from './use-printing-warning.ts';

interface TextFieldProps extends Omit<TextareaProps, 'error'> {
  value?: string;
  /** I18n key of the error to show. */
  error?: unknown;
  /** Maximum length of the text in code points. */
  limit?: number;
  /** Whether reports print the text; if so, warns about characters that cannot be printed. */
  isPrinted?: boolean;
}

function PlainTextField(props: TextFieldProps) {
  const { value = '', error, description, limit = maxTextLength, isPrinted, ...others } = props;
  const fieldError = useFieldError();
  const printing = usePrintingWarning(isPrinted ? value : '');
  return (
    <div className={styles.field}>
      <Textarea
        autosize
        minRows={3}
        maxRows={12}
        {...others}
        {...withWarning(description, printing)}
        value={value}
        error={fieldError(error, limit)}
      />
      <Counter value={value} limit={limit} />
    </div>
  );
}

export const TextField = skipUnchanged(PlainTextField);
