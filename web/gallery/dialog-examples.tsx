import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed, toastNotice } from '../ui/feedback/toast.ts';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

export function DialogExamples() {
  const { t } = useTranslation('parts');
  const [isOpen, dialog] = useDisclosure(false);
  const restore = () => void toastDone(t('toast.restored'));
  function remove(): void {
    dialog.close();
    void toastDone(t('toast.deleted'));
  }
  return (
    <GallerySection title={t('dialog.title')}>
      <div className={styles.row}>
        <Button color="red" onClick={dialog.open}>
          {t('dialog.open')}
        </Button>
        <Button variant="default" onClick={() => toastDone(t('toast.archived'), restore)}>
          {t('toast.showDone')}
        </Button>
        <Button variant="default" onClick={() => toastFailed(t('toast.failed'), t('toast.whatToDo'))}>
          {t('toast.showFailed')}
        </Button>
        <Button variant="default" onClick={() => toastNotice(t('toast.notice'))}>
          {t('toast.showNotice')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('dialog.question', { name: '陈小明' })}
        consequence={t('dialog.consequence')}
        confirm={t('dialog.delete')}
        keep={t('dialog.keep')}
        onConfirm={remove}
        onKeep={dialog.close}
      />
    </GallerySection>
  );
}
