import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../feedback/submit-button.tsx';

interface DialogActionsProps {
  submit: string;
  isWorking: boolean;
  onCancel: () => void;
}

export function DialogActions({ submit, isWorking, onCancel }: DialogActionsProps) {
  const { t } = useTranslation('common');
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SubmitButton loading={isWorking}>{submit}</SubmitButton>
    </Group>
  );
}
