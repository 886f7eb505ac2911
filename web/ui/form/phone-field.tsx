import { useTranslation } from 'react-i18next';
import { LineField, type LineFieldProps } from './line-field.tsx';

/** A phone number as people write it; the server makes one that can be dialled of it. */
export function PhoneField(props: LineFieldProps) {
  const { t } = useTranslation('ui');
  return <LineField description={t('phoneHelp')} type="tel" inputMode="tel" autoComplete="off" {...props} />;
}
