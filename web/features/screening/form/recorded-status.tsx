import { IconAlertCircle, IconCheck, IconCircleDashed, IconCloudUpload } from '@tabler/icons-react';
import { Status } from '../../../ui/feedback/status.tsx';
import { useTestWords } from './use-test-words.ts';

interface RecordedStatusProps {
  isTyped: boolean;
  isStored: boolean;
  /** Whether the typed values are invalid, so that they cannot be stored. */
  isWrong: boolean;
}

export function RecordedStatus({ isTyped, isStored, isWrong }: RecordedStatusProps) {
  const { t } = useTestWords();
  if (isWrong) return <Status Icon={IconAlertCircle} label={t('form.toCheck')} tone="danger" />;
  if (!isTyped) return <Status Icon={IconCircleDashed} label={t('form.toCome')} />;
  return isStored ? (
    <Status Icon={IconCheck} label={t('form.recorded')} tone="good" />
  ) : (
    <Status Icon={IconCloudUpload} label={t('form.unsaved')} />
  );
}
