import { Menu } from '@mantine/core';
import { IconBellOff, IconCalendarX, IconClock, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useZone } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useUpdateRecall } from './use-update-recall.ts';

export function RecallMenu({ row }: { row: RecallRow }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { note } = useUpdateRecall(row);
  const isReadOnly = useIsReadOnly();
  const { reportId, state, list } = row;
  const hasBooking = isBooked(row.bookedFor, todayIn(useZone()));
  const isOpen = !isReadOnly && list !== 'notNeeded';
  if (!isOpen && reportId === null) return null;
  return (
    <RecordMenu label={t('menu.label', { reference: row.case.fullName })} width={240}>
      {isOpen && state !== 'waiting' && (
        <Menu.Item
          leftSection={hasBooking ? <IconCalendarX size={18} /> : <IconClock size={18} />}
          onClick={() => note('waiting')}
        >
          {t(hasBooking ? 'recall.cancelBooking' : 'recall.markWaiting')}
        </Menu.Item>
      )}
      {isOpen && reportId !== null && (
        <Menu.Item leftSection={<IconBellOff size={18} />} onClick={() => note('notNeeded')}>
          {t('recall.notNeeded')}
        </Menu.Item>
      )}
      {isOpen && reportId !== null && <Menu.Divider />}
      {reportId !== null && (
        <Menu.Item
          component={Link}
          to={to('eyeReport', { id: reportId })}
          leftSection={<IconEye size={18} />}
        >
          {t('recall.openReport')}
        </Menu.Item>
      )}
    </RecordMenu>
  );
}
