import { useTranslation } from 'react-i18next';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import { Notice } from './notice.tsx';

interface AmendedSinceSentProps {
  of: { sentAt: string | null; amendedAt: string | null };
}

/** Says that the recipients of a document have an earlier version than the amended one. */
export function AmendedSinceSent({ of: { sentAt, amendedAt } }: AmendedSinceSentProps) {
  const { t } = useTranslation('ui');
  const { instant } = useInstants();
  if (sentAt === null || amendedAt === null || amendedAt <= sentAt) return null;
  return (
    <Notice tone="attention">
      {t('amendedSinceSent', { sent: instant(sentAt), amended: instant(amendedAt) })}
    </Notice>
  );
}
