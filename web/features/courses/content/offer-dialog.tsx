import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

interface OfferDialogProps {
  confirming: 'publish' | 'withdraw' | undefined;
  title: string;
  next: number;
  subscribers: number;
  isWorking: boolean;
  onPublish: () => void;
  onWithdraw: () => void;
  onKeep: () => void;
}

export function OfferDialog(props: OfferDialogProps) {
  const { confirming, title, next, subscribers, isWorking, onPublish, onWithdraw, onKeep } = props;
  const { t } = useTranslation('courses');
  const about = { title, version: next };
  return (
    <>
      <ConfirmDialog
        isOpen={confirming === 'publish'}
        title={t('publish.ask.title', about)}
        consequence={t('publish.ask.consequence')}
        confirm={t('publish.action', about)}
        keep={t('publish.ask.keep')}
        isWorking={isWorking}
        onConfirm={onPublish}
        onKeep={onKeep}
      >
        <p>{t('publish.ask.subscribers', { count: subscribers })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={confirming === 'withdraw'}
        title={t('publish.askWithdraw.title', about)}
        consequence={t('publish.askWithdraw.consequence')}
        confirm={t('publish.withdraw')}
        keep={t('publish.askWithdraw.keep')}
        isWorking={isWorking}
        onConfirm={onWithdraw}
        onKeep={onKeep}
      >
        <p>{t('publish.askWithdraw.subscribers', { count: subscribers })}</p>
      </ConfirmDialog>
    </>
  );
}
