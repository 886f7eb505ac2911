import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../platform/i18n/use-field-error.ts';

interface TagsFieldProps extends Omit<TagsInputProps, 'error'> {
  /** Key of the sentence that says what is wrong, with any of the words. */
  error?: unknown;
}

/** Words to find a thing by: each is added by Enter or a comma, the last taken back by Backspace. */
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
