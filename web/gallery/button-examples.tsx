import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';
import { RowMenu } from './row-menu.tsx';

export function ButtonExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('button.title')}>
      <div className={styles.row}>
        <Button leftSection={<IconPlus size={18} aria-hidden />}>{t('button.add')}</Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
          {t('button.download')}
        </Button>
        <Button variant="outline">{t('button.outline')}</Button>
        <Button variant="subtle">{t('button.subtle')}</Button>
      </div>
      <div className={styles.row}>
        <Button loading>{t('button.saving')}</Button>
        <Button disabled>{t('button.disabled')}</Button>
        <Button variant="outline" color="red">
          {t('button.remove')}
        </Button>
        <Button color="red">{t('button.delete')}</Button>
        <RowMenu />
      </div>
      <div className={styles.row}>
        <Button size="md">{t('button.inForms')}</Button>
        <Button variant="default">{t('button.onPages')}</Button>
        <Button variant="default" size="xs">
          {t('button.inCards')}
        </Button>
      </div>
    </GallerySection>
  );
}
