import { useTranslation } from 'react-i18next';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';

/** How many registered with a code, and that they stay; nothing for whoever may not know. */
export function useRegistrationsSoFar({ registrations }: QrCode): string {
  const { t } = useTranslation('qr');
  if (registrations === null) return '';
  return registrations === 0 ? t('noneSoFar') : t('soFar', { count: registrations });
}
