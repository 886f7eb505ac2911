import { useTranslation } from 'react-i18next';
import { LineField, type LineFieldProps } from '../../../ui/form/line-field.tsx';

interface SlugFieldProps extends LineFieldProps {
  /** Whether nobody has it; undefined while that is not known. */
  isFree: boolean | undefined;
}

const slugLength = 40;

/** The short name of an organisation, with word of whether it is still to be had. */
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
