import { useTranslation } from 'react-i18next';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';

/** Says how many children were registered by a QR code; empty if the number is hidden from the user. */
export function useRegistrationsSoFar({ registrations }: QrCode): string {
  const { t } = useTranslation('qr');
  if (registrations === null) return '';
  return registrations === 0 ? t('noneSoFar') : t('soFar', { count: registrations });
}
