import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Phrase } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { useSettingWords } from './use-setting-words.ts';

interface PhraseDialogProps {
  /** Null for a new phrase. */
  phrase: Phrase | null;
  isSaving: boolean;
  onSave: (phrase: Phrase) => void;
  onClose: () => void;
}

export function PhraseDialog({ phrase, isSaving, onSave, onClose }: PhraseDialogProps) {
  const { t, testOptions } = useSettingWords();
  const [id] = useState(() => phrase?.id ?? crypto.randomUUID());
  const [initial] = useState(() => ({
    test: phrase?.test ?? '',
    en: phrase?.en ?? '',
    zh: phrase?.zh ?? '',
  }));
  const fieldsOf = (values: typeof initial) => ({ ...values, id, test: values.test || null });
  const { form, node, submit } = useValidatedForm(initial, Phrase, fieldsOf);
  return (
    <Dialog onClose={onClose} title={t(phrase ? 'phrases.change' : 'phrases.new')} size={640} fillsPhone>
      <form ref={node} noValidate onSubmit={submit(values => onSave(Phrase.parse(fieldsOf(values))))}>
        <Stack>
          <SelectField
            label={t('norms.test')}
            clearable
            searchable
            placeholder={t('phrases.everywhere')}
            options={testOptions}
            {...form.getInputProps('test')}
          />
          <TextField label={t('rules.en')} required lang="en" {...form.getInputProps('en')} />
          <TextField label={t('rules.zh')} required lang="zh" {...form.getInputProps('zh')} />
          <DialogActions submit={t('ui:act.save')} isWorking={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
