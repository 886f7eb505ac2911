import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { Notice } from '../feedback/notice.tsx';

interface DraftNoticeProps {
  at: string;
  timeZone?: string | undefined;
  onDiscard: () => void;
}

export function DraftNotice({ at, timeZone, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('ui');
  const { instant } = useDates(timeZone);
  return (
    <Notice
      action={
        <Button variant="subtle" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.offered', { at: instant(at) })}
    </Notice>
  );
}
