import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { BookButton } from './book-button.tsx';
import styles from './recalls.module.css';
import { useUpdateRecall } from './use-update-recall.ts';

const BookDialog = lazyComponent(async () => (await import('./book-dialog.tsx')).BookDialog);
const CallDialog = lazyComponent(async () => (await import('./call-dialog.tsx')).CallDialog);

interface RecallActionsProps {
  row: RecallRow;
  siblings: readonly DueSibling[];
  today: string;
}

export function RecallActions({ row, siblings, today }: RecallActionsProps) {
  const { t } = useTranslation(['eye', 'common']);
  const { note, isNoting } = useUpdateRecall(row);
  const [opened, setOpened] = useState<'call' | 'book'>();
  const close = () => setOpened(undefined);
  const name = row.case.fullName;
  if (row.list === 'notNeeded')
    return (
      <div className={styles.buttons}>
        <Button
          variant="default"
          size="xs"
          aria-label={t('common:labelled', { name: t('recall.resume'), value: name })}
          loading={isNoting}
          onClick={() => note('waiting')}
        >
          {t('recall.resume')}
        </Button>
      </div>
    );
  return (
    <div className={styles.buttons}>
      <Button
        variant="default"
        size="xs"
        aria-label={t('recall.callOf', { name })}
        onClick={() => setOpened('call')}
      >
        {t('recall.markCalled')}
      </Button>
      <BookButton name={name} bookedFor={row.bookedFor} today={today} onClick={() => setOpened('book')} />
      {opened === 'call' && <CallDialog row={row} siblings={siblings} today={today} onClose={close} />}
      {opened === 'book' && <BookDialog row={row} today={today} onClose={close} />}
    </div>
  );
}
