import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed, toastNotice } from '../ui/feedback/toast.ts';
import { Segments } from '../ui/form/segments.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';
import styles from './gallery.module.css';
import { GallerySection } from './gallery-section.tsx';

const tabs = ['timeline', 'eye', 'learning', 'notes', 'details'] as const;
const counts: Partial<Record<(typeof tabs)[number], number>> = { eye: 6, learning: 2 };
const steps = ['balance', 'reflexes', 'eyesight', 'tracking'] as const;

export function NavigationExamples() {
  const { t } = useTranslation('parts');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [view, setView] = useState<'tree' | 'list'>('tree');
  const [current, setCurrent] = useState('eyesight');
  return (
    <GallerySection title={t('way.title')}>
      <TabLinks
        label={t('way.tabs')}
        current={query.get('tab') ?? 'timeline'}
        tabs={tabs.map(key => ({
          key,
          title: t(`way.${key}`),
          href: `${pathname}?tab=${key}`,
          ...(counts[key] && { count: counts[key], needsAttention: key === 'learning' }),
        }))}
      />
      <Segments
        label={t('way.view')}
        options={[
          { value: 'tree', label: t('way.tree') },
          { value: 'list', label: t('way.list') },
        ]}
        value={view}
        onChange={setView}
      />
      <div className={styles.spaced}>
        <Stepper
          label={t('way.steps')}
          steps={steps.map((key, place) => ({ key, title: t(`way.${key}`), isDone: place < 2 }))}
          current={current}
          onChoose={setCurrent}
        />
      </div>
    </GallerySection>
  );
}

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
