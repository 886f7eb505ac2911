import { useTranslation } from 'react-i18next';
import { LineField, type LineFieldProps } from './line-field.tsx';

export function PhoneField(props: LineFieldProps) {
  const { t } = useTranslation('ui');
  return <LineField description={t('phoneHelp')} type="tel" inputMode="tel" autoComplete="off" {...props} />;
}
