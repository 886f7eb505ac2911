import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../../ui/dialog/confirm-dialog.tsx';
import { ThingsToCheck } from '../../../../../ui/form/steps/things-to-check.tsx';
import { useMissingThings } from './use-missing-things.ts';

interface FinishQuestionProps {
  /** Paths of what is missing; undefined while nothing is asked. */
  missing: readonly string[] | undefined;
  onChoose: (path: string) => void;
  onFinish: () => void;
  onClose: () => void;
}

/** Asks once before a visit is finished with one eye only or without a follow-up. Does not block. */
export function FinishQuestion({ missing = [], onChoose, onFinish, onClose }: FinishQuestionProps) {
  const { t } = useTranslation('eye');
  const thingsOf = useMissingThings();
  return (
    <ConfirmDialog
      isOpen={missing.length > 0}
      isCorrectable
      title={t('form.finishWithout.title')}
      consequence={t('form.finishWithout.consequence')}
      confirm={t('form.finishWithout.finish')}
      keep={t('form.finishWithout.back')}
      onConfirm={onFinish}
      onKeep={onClose}
    >
      <Box mt="md">
        <ThingsToCheck
          title={t('form.finishWithout.missing')}
          things={thingsOf(missing)}
          onChoose={onChoose}
        />
      </Box>
    </ConfirmDialog>
  );
}
