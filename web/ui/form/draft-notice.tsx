import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInstants } from '../../platform/i18n/use-instants.ts';
import { Notice } from '../feedback/notice.tsx';

interface DraftNoticeProps {
  at: string;
  onDiscard: () => void;
}

export function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('ui');
  const { instant } = useInstants();
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
