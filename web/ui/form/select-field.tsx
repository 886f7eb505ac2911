import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import { skipUnchanged } from './skip-unchanged.tsx';

interface SelectFieldProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'error'> {
  options: { value: string; label: string }[];
  /** Value of the chosen option; empty if none is chosen. */
  value?: string;
  /** I18n key of the error to show. */
  error?: unknown;
  onChange?: (value: string) => void;
  /** Whether the field gets the focus when its dialog opens; its list stays closed then. */
  'data-autofocus'?: boolean | undefined;
}

/** A typed text that matches no option shows a message, and Enter then does not submit the form. */
function PlainSelectField({ options, value = '', error, onChange, ...props }: SelectFieldProps) {
  const { t } = useTranslation('ui');
  const fieldError = useFieldError();
  const [unknown, setUnknown] = useState('');
  const isListed = (search: string) =>
    props.filter
      ? props.filter({ options, search, limit: options.length }).length > 0
      : options.some(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const isUnknown = (typed: string) =>
    props.searchable === true && typed.trim() !== '' && !isListed(typed.trim());
  return (
    <Select
      placeholder={options.length > 0 ? t('choose') : undefined}
      nothingFoundMessage={t('nothingFound')}
      clearButtonProps={{ 'aria-label': t('clear') }}
      autoComplete="off"
      selectFirstOptionOnChange
      openOnFocus={!props['data-autofocus']}
      {...props}
      data={options}
      value={value || null}
      onChange={chosen => {
        setUnknown('');
        onChange?.(chosen ?? '');
      }}
      onInput={() => setUnknown('')}
      onKeyDown={event => {
        if (event.key === 'Enter' && isUnknown(event.currentTarget.value)) event.preventDefault();
        props.onKeyDown?.(event);
      }}
      onBlur={event => {
        setUnknown(isUnknown(event.currentTarget.value) ? event.currentTarget.value.trim() : '');
        props.onBlur?.(event);
      }}
      error={unknown === '' ? fieldError(error) : t('notInList', { text: unknown })}
    />
  );
}

export const SelectField = skipUnchanged(PlainSelectField);
