import { Menu } from '@mantine/core';
import { IconCalendarPlus, IconClock, IconEye, IconPhoneCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { BookDialog } from './book-dialog.tsx';
import { useUpdateRecall } from './use-update-recall.ts';

/** The menu of a recall. */
export function RecallMenu({ row, today }: { row: RecallRow; today: string }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { note, isNoting } = useUpdateRecall(row);
  const isReadOnly = useIsReadOnly();
  const [isBooking, setBooking] = useState(false);
  const { reportId, state } = row;
  return (
    <>
      <RecordMenu label={t('menu.label', { reference: row.case.fullName })} width={240}>
        {!isReadOnly && state !== 'contacted' && (
          <Menu.Item leftSection={<IconPhoneCheck size={18} />} onClick={() => note('contacted')}>
            {t('recall.markContacted')}
          </Menu.Item>
        )}
        {!isReadOnly && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} />} onClick={() => setBooking(true)}>
            {t('recall.book')}
          </Menu.Item>
        )}
        {!isReadOnly && state !== 'waiting' && (
          <Menu.Item leftSection={<IconClock size={18} />} onClick={() => note('waiting')}>
            {t('recall.markWaiting')}
          </Menu.Item>
        )}
        {!isReadOnly && <Menu.Divider />}
        <Menu.Item
          component={Link}
          to={to('eyeReport', { id: reportId })}
          leftSection={<IconEye size={18} />}
        >
          {t('recall.openReport')}
        </Menu.Item>
      </RecordMenu>
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
    </>
  );
}
