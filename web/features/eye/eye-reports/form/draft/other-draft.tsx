import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInstants } from '../../../../../platform/i18n/use-instants.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';

interface OtherDraftProps {
  at: string;
  onOpen: () => void;
  onDiscard: () => void;
}

/** Offers the child's stored draft while the form has other values, which the user has just typed. */
export function OtherDraft({ at, onOpen, onDiscard }: OtherDraftProps) {
  const { t } = useTranslation('eye');
  const { instant } = useInstants();
  return (
    <Notice
      tone="attention"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={onOpen}>
            {t('otherDraft.open')}
          </Button>
          <Button variant="default" onClick={onDiscard}>
            {t('otherDraft.discard')}
          </Button>
        </Group>
      }
    >
      {t('otherDraft.offered', { at: instant(at) })}
    </Notice>
  );
}
