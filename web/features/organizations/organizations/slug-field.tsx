import { useTranslation } from 'react-i18next';
import { LineField, type LineFieldProps } from '../../../ui/form/line-field.tsx';

interface SlugFieldProps extends LineFieldProps {
  /** Undefined while unknown. */
  isFree: boolean | undefined;
}

const slugLength = 40;

export function SlugField({ isFree, error, ...props }: SlugFieldProps) {
  const { t } = useTranslation('organizations');
  const takenError = isFree === false ? 'validation.slug_taken' : undefined;
  return (
    <LineField
      label={t('field.slug')}
      description={isFree ? t('help.slugFree') : t('help.slug')}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      limit={slugLength}
      {...props}
      error={error ?? takenError}
    />
  );
}
