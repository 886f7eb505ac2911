import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';

interface CalendarFileButtonProps {
  rows: readonly SessionRow[];
  date: string;
  timeZone: string;
}

export function CalendarFileButton({ rows, date, timeZone }: CalendarFileButtonProps) {
  const { t } = useTranslation(['timetable', 'sessions']);
  const isPhone = useIsPhone();
  const label = t('calendarFile.save');

  async function save(): Promise<void> {
    const { saveCalendarFile } = await import('./save-calendar-file.ts');
    const words = { and: t('sessions:and'), unnamed: t('sessions:unnamed') };
    saveCalendarFile({ name: t('title'), fileName: `timetable-${date}`, timeZone, rows, words });
    void toastDone(t('calendarFile.saved', { count: rows.length }));
  }

  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={isPhone ? 44 : 36}
        aria-label={label}
        disabled={rows.length === 0}
        onClick={() => void save()}
      >
        <IconCalendarDown size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
