import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../../../shared/core/limits.ts';

/** Error text of a field in the current language; undefined without an error. */
export function useFieldText(): (key: string | undefined, limit?: number) => string | undefined {
  const { t, i18n } = useTranslation('validation');
  return (key, limit = maxLineLength) => {
    if (!key) return undefined;
    const known = key.replace('.', ':');
    return i18n.exists(known) ? i18n.t(known as 'validation:max_length', { limit }) : t('invalid');
  };
}
