import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { BookButton } from './book-button.tsx';
import { BookDialog } from './book-dialog.tsx';
import { CallDialog } from './call-dialog.tsx';
import styles from './recalls.module.css';
import { useUpdateRecall } from './use-update-recall.ts';

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
      {opened === 'call' && <CallDialog row={row} siblings={siblings} onClose={close} />}
      {opened === 'book' && <BookDialog row={row} today={today} onClose={close} />}
    </div>
  );
}
