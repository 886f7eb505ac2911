import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { skipUnchanged } from './skip-unchanged.tsx';

interface SelectFieldProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'error'> {
  options: { value: string; label: string }[];
  /** Empty for no choice. */
  value?: string;
  /** I18n key of the error. */
  error?: unknown;
  onChange?: (value: string) => void;
}

function PlainSelectField({ options, value = '', error, onChange, ...props }: SelectFieldProps) {
  const { t } = useTranslation('ui');
  const fieldError = useFieldError();
  return (
    <Select
      placeholder={options.length > 0 ? t('choose') : undefined}
      nothingFoundMessage={t('nothingFound')}
      clearButtonProps={{ 'aria-label': t('clear') }}
      autoComplete="off"
      selectFirstOptionOnChange
      {...props}
      data={options}
      value={value || null}
      onChange={chosen => onChange?.(chosen ?? '')}
      error={fieldError(error)}
    />
  );
}

export const SelectField = skipUnchanged(PlainSelectField);
