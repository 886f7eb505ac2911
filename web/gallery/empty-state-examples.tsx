import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { Seedling, SeekingTree } from '../ui/feedback/illustrations.tsx';
import layout from '../ui/layout/layout.module.css';
import { EmptyList, ListFailure, NothingFound } from '../ui/list/list-states.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

export function EmptyStateExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('empty.title')}>
      <EmptyList
        illustration={<SeekingTree />}
        title={t('empty.notes', { name: '陈小明' })}
        text={t('empty.notesText')}
        action={<Button leftSection={<IconPlus size={18} aria-hidden />}>{t('empty.add')}</Button>}
      />
      <div className={styles.row}>
        <Seedling />
        <SeekingTree />
      </div>
      <div className={`${layout.stack12} ${styles.spaced}`}>
        <NothingFound clear={t('empty.clear')} onClear={() => {}}>
          <Trans t={t} i18nKey="empty.nothing" values={{ text: 'chen xm' }} components={{ b: <b /> }} />
        </NothingFound>
        <ListFailure text={t('empty.failed')} onRetry={() => {}} />
      </div>
    </GallerySection>
  );
}
