import { ActionIcon, Button, Stack } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  maxPhrases,
  Phrase,
  type ScreeningRules,
} from '../../../../shared/features/screening/settings/rules.schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './settings.module.css';
import { useChangeSettings } from './use-change-settings.ts';
import { useEditedItem } from './use-edited-item.ts';
import { useSettingWords } from './use-setting-words.ts';

export function PhrasesSection({ settings }: { settings: ScreeningRules }) {
  const { t, nameOf } = useSettingWords();
  const isReadOnly = useIsReadOnly();
  const { phrases = [] } = settings;
  const [deleted, setDeleted] = useState<Phrase>();
  const { isSaving, savePhrases } = useChangeSettings();
  const { edited, edit, put, close } = useEditedItem(phrases, (next, close) =>
    savePhrases(settings, next, close),
  );

  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('phrases.title')}>
      <header className={styles.head}>
        <div>
          <h2>{t('phrases.title')}</h2>
          <p className={`${layout.readable} ${layout.soft}`}>{t('phrases.intro')}</p>
        </div>
        {!isReadOnly && phrases.length < maxPhrases && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit('new')}>
            {t('phrases.add')}
          </Button>
        )}
      </header>
      <ul className={styles.list}>
        {phrases.map((phrase, index) => (
          <li key={phrase.id} className={card.card}>
            <div className={styles.head}>
              <h3>{phrase.test ? nameOf(phrase.test) : t('phrases.everywhere')}</h3>
              {!isReadOnly && (
                <div className={layout.wrap8}>
                  <ActionIcon
                    size={44}
                    variant="subtle"
                    color="gray"
                    disabled={isSaving}
                    aria-label={t('phrases.edit', { number: index + 1 })}
                    onClick={() => edit(phrase)}
                  >
                    <IconPencil size={20} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    size={44}
                    variant="subtle"
                    color="gray"
                    disabled={isSaving}
                    aria-label={t('phrases.remove', { number: index + 1 })}
                    onClick={() => setDeleted(phrase)}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                </div>
              )}
            </div>
            <p lang="en" className={styles.text}>
              {phrase.en}
            </p>
            <p lang="zh" className={styles.text}>
              {phrase.zh}
            </p>
          </li>
        ))}
      </ul>
      {edited && (
        <PhraseDialog
          phrase={edited === 'new' ? null : edited}
          isSaving={isSaving}
          onSave={put}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t('phrases.delete.title')}
        consequence={t('phrases.delete.consequence')}
        confirm={t('phrases.delete.confirm')}
        keep={t('ui:act.keep')}
        onConfirm={() => {
          savePhrases(
            settings,
            phrases.filter(({ id }) => id !== deleted?.id),
          );
          setDeleted(undefined);
        }}
        onKeep={() => setDeleted(undefined)}
      />
    </section>
  );
}

interface PhraseDialogProps {
  /** Null for a new phrase. */
  phrase: Phrase | null;
  isSaving: boolean;
  onSave: (phrase: Phrase) => void;
  onClose: () => void;
}

function PhraseDialog({ phrase, isSaving, onSave, onClose }: PhraseDialogProps) {
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
