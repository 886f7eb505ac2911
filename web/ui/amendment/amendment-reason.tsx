import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../shared/core/limits.ts';
import { LineField, type LineFieldProps } from '../form/line-field.tsx';

/** Asks why a finished document is amended. */
export function AmendmentReason(props: Omit<LineFieldProps, 'label' | 'description'>) {
  const { t } = useTranslation('ui');
  const texts = { label: t('amendment.reason'), description: t('amendment.help') };
  return <LineField {...props} {...texts} maxLength={maxLineLength} />;
}
