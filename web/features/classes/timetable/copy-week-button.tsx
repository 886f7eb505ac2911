import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimetableView } from './use-timetable-view.ts';

const CopyWeekDialog = lazy(async () => ({
  default: (await import('./copy-week-dialog.tsx')).CopyWeekDialog,
}));

export function CopyWeekButton({ view }: { view: TimetableView }) {
  const { t } = useTranslation('timetable');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('copyWeek.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyWeekDialog view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
