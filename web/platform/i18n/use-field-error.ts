import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../shared/core/limits.ts';

/**
 * Translates a field's error at the moment it is drawn, so that a shown one follows the language.
 * A field holds the key, as the schema or the server gave it: `validation.required`. The limit is that of
 * the field, in code points.
 */
export function useFieldError(): (key: unknown, limit?: number) => string | undefined {
  const { t } = useTranslation('validation');
  return (key, limit = maxLineLength) => {
    if (typeof key !== 'string' || key === '') return undefined;
    const known = key.replace(/^validation\./, 'validation:');
    if (!i18next.exists(known)) return t('invalid');
    return i18next.t(known as 'validation:max_length', { limit });
  };
}
