import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { BookDialog } from './book-dialog.tsx';
import styles from './recalls.module.css';
import { useUpdateRecall } from './use-update-recall.ts';

export function RecallActions({ row, today }: { row: RecallRow; today: string }) {
  const { t } = useTranslation('eye');
  const { note, isNoting } = useUpdateRecall(row);
  const [isBooking, setBooking] = useState(false);
  const name = row.case.fullName;
  if (row.list === 'notNeeded')
    return (
      <div className={styles.buttons}>
        <Button
          variant="default"
          size="xs"
          aria-label={t('recall.resumeOf', { name })}
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
        loading={isNoting && !isBooking}
        onClick={() => note('contacted')}
      >
        {t('recall.markCalled')}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label={t('recall.bookOf', { name })}
        onClick={() => setBooking(true)}
      >
        {t('recall.book')}
      </Button>
      {isBooking && (
        <BookDialog
          row={row}
          today={today}
          isSaving={isNoting}
          onBook={async day => {
            if (await note('booked', day)) setBooking(false);
          }}
          onClose={() => setBooking(false)}
        />
      )}
    </div>
  );
}
