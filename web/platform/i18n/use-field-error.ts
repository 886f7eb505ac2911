import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../shared/core/limits.ts';

/**
 * Translates a field error during rendering, so that it follows the language. Fields store the key that the
 * schema or the server gave, such as `validation.required`. The limit is in code points.
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
