import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './register-form.module.css';

interface TermsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function TermsDialog({ isOpen, onClose }: TermsDialogProps) {
  const { t } = useTranslation('invitations');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('terms.title')}>
      <div className={styles.terms}>
        <p>{t('terms.use')}</p>
        <p>{t('terms.secrecy')}</p>
        <p>{t('terms.data')}</p>
        <p>{t('terms.rights')}</p>
      </div>
    </Dialog>
  );
}
