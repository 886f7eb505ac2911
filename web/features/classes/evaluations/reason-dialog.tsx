import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLineLength } from '../../../../shared/core/limits.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';

interface ReasonDialogProps {
  name: string;
  reason: string;
  onSave: (reason: string) => void;
  onClose: () => void;
}

export function ReasonDialog({ name, reason, onSave, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['evaluations', 'common', 'ui']);
  const [text, setText] = useState(reason);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if ([...text.trim()].length > maxLineLength) return;
    onSave(text.trim());
    onClose();
  };
  return (
    <Dialog title={t('reasonOf', { name })} onClose={onClose} size={440}>
      <form onSubmit={save} noValidate>
        <LineField
          label={t('ui:field.reason')}
          data-autofocus
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('doneButton')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
