import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/feedback/notice.tsx';
import layout from '../ui/layout/layout.module.css';
import { GallerySection } from './gallery-section.tsx';

export function NoticeExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('notice.title')}>
      <div className={layout.stack12}>
        <Notice>{t('notice.quiet')}</Notice>
        <Notice tone="attention">{t('notice.attention')}</Notice>
        <Notice
          tone="danger"
          action={
            <Button variant="default" size="xs">
              {t('notice.act')}
            </Button>
          }
        >
          {t('notice.danger')}
        </Notice>
      </div>
    </GallerySection>
  );
}
