import { useTranslation } from 'react-i18next';
import { LineField, type LineFieldProps } from '../form/line-field.tsx';

/** Asks why a finished document is amended. */
export function AmendmentReason(props: Omit<LineFieldProps, 'label' | 'description'>) {
  const { t } = useTranslation('ui');
  return <LineField {...props} label={t('amendment.reason')} description={t('amendment.help')} />;
}
