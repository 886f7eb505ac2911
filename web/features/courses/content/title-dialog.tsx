import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequiredLine } from '../../../../shared/core/fields.ts';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { LineField } from '../../../ui/form/line-field.tsx';

interface TitleDialogProps {
  title: string;
  value: string;
  isWorking: boolean;
  onSave: (title: string) => void;
  onClose: () => void;
}

export function TitleDialog({ title, value, isWorking, onSave, onClose }: TitleDialogProps) {
  const { t } = useTranslation(['courses', 'common', 'ui']);
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          const found = RequiredLine.safeParse(text);
          if (found.success) onSave(found.data);
          else setError('validation.required');
        }}
      >
        <LineField
          label={t('ui:field.name')}
          description={t('courses:content.nameHelp')}
          required
          data-autofocus
          value={text}
          error={error}
          onChange={event => setText(event.currentTarget.value)}
        />
        <DialogActions
          submit={t(value === '' ? 'courses:content.addFolder' : 'common:save')}
          isWorking={isWorking}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
