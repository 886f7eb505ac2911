import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './register-form.module.css';

interface TermsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The terms of the product itself. */
export function TermsDialog({ isOpen, onClose }: TermsDialogProps) {
  const { t } = useTranslation(['invitations', 'common']);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('terms.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={styles.terms}>
        <p>{t('terms.use')}</p>
        <p>{t('terms.secrecy')}</p>
        <p>{t('terms.data')}</p>
        <p>{t('terms.rights')}</p>
      </div>
    </Modal>
  );
}
