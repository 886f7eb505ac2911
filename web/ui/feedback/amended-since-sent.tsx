import { useTranslation } from 'react-i18next';
import {
  isAmendedSinceSent,
  type SentAndAmended,
} from '../../../shared/core/documents/amended-since-sent.ts';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import { Notice } from './notice.tsx';

/** Says that the recipients of a document have an earlier version than the amended one. */
export function AmendedSinceSent({ of: times }: { of: SentAndAmended }) {
  const { t } = useTranslation('ui');
  const { instant } = useInstants();
  if (!isAmendedSinceSent(times)) return null;
  return (
    <Notice tone="attention">
      {t('amendedSinceSent', { sent: instant(times.sentAt), amended: instant(times.amendedAt) })}
    </Notice>
  );
}
