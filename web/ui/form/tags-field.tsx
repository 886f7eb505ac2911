import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';

interface TagsFieldProps extends Omit<TagsInputProps, 'error'> {
  /** I18n key of the error to show, for any of the tags. */
  error?: unknown;
}

/** Field for tags: Enter or comma adds a tag, Backspace removes the last one. */
export function TagsField({ error, ...props }: TagsFieldProps) {
  const { t } = useTranslation('ui');
  const fieldError = useFieldError();
  return (
    <TagsInput
      description={t('tagsHelp')}
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      acceptValueOnBlur
      {...props}
      error={fieldError(error)}
    />
  );
}
