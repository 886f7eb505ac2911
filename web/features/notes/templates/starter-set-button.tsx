import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTemplateActions } from './use-template-actions.ts';

export function StarterSetButton() {
  const { t } = useTranslation('templates');
  const { addStarterSet, isAdding } = useTemplateActions();
  return (
    <Button
      variant="default"
      leftSection={<IconSparkles size={18} aria-hidden />}
      loading={isAdding}
      onClick={() => void addStarterSet()}
    >
      {t('starterSet.add')}
    </Button>
  );
}
