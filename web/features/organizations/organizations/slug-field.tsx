import { useTranslation } from 'react-i18next';
import { LineField, type LineFieldProps } from '../../../ui/form/line-field.tsx';

interface SlugFieldProps extends LineFieldProps {
  /** Whether the slug is available; undefined while unknown. */
  isFree: boolean | undefined;
}

const slugLength = 40;

/** The slug of an organisation, with its availability. */
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
