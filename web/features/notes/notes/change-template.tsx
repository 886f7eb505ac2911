import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../shared/core/fields.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note, TemplateMode } from '../../../../shared/features/notes/notes/schema.ts';
import { inLanguageFirst } from '../../../../shared/features/notes/templates/template-rules.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { refreshTemplates } from '../templates/queries.ts';
import styles from './note.module.css';
import { keepNote, usableTemplatesQuery } from './queries.ts';
import type { useSavedNote } from './use-saved-note.ts';

interface ChangeTemplateProps {
  note: Note;
  saved: ReturnType<typeof useSavedNote>;
  /** Called after the text of the draft has been replaced by that of the template. */
  onRewritten: (note: Note) => void;
  /** Called when the text is about to be replaced, so that nobody types into it, and when this has ended. */
  onRewriting: (isRewriting: boolean) => void;
}

export function ChangeTemplate({ note, saved, onRewritten, onRewriting }: ChangeTemplateProps) {
  const { t } = useTranslation(['notes', 'common']);
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const changing = useApiMutation(notes.changeNoteTemplate);
  const undoing = useApiMutation(notes.undoNoteTemplate);

  async function attempt(act: () => Promise<Note>): Promise<boolean> {
    onRewriting(true);
    try {
      if (!(await saved.save())) return false;
      const rewritten = await act();
      onRewritten(rewritten);
      onRewriting(false);
      await Promise.all([keepNote(rewritten), refreshTemplates()]);
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
      return false;
    } finally {
      onRewriting(false);
    }
  }

  const undo = () => attempt(() => undoing.mutateAsync({ noteId: note.id, version: saved.version.current }));

  async function change(templateId: string, mode: TemplateMode): Promise<void> {
    const isDone = await attempt(() =>
      changing.mutateAsync({ noteId: note.id, version: saved.version.current, templateId, mode }),
    );
    if (!isDone) return;
    setAsking(false);
    toastDone(t('template.done'), () => void undo());
  }

  return (
    <div className={layout.bar}>
      <span className={`${layout.flush} ${layout.faint} ${layout.small}`}>
        {note.template ? t('edit.from', { name: note.template.name }) : t('template.none')}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
        {t('template.change')}
      </Button>
      {isAsking && (
        <TemplateDialog
          language={saved.values.language}
          current={note.template?.id}
          isEmpty={documentText(saved.values.body).trim() === ''}
          isWorking={changing.isPending}
          onChoose={change}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface TemplateDialogProps {
  current: string | undefined;
  language: Locale;
  /** Whether the note is empty, so that no text can be lost. */
  isEmpty: boolean;
  isWorking: boolean;
  onChoose: (templateId: string, mode: TemplateMode) => void;
  onClose: () => void;
}

function TemplateDialog({ current, language, isEmpty, isWorking, onChoose, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['notes', 'common']);
  const { data: templates = [] } = useQuery(usableTemplatesQuery);
  const [templateId, setTemplateId] = useState('');
  const [mode, setMode] = useState<TemplateMode>(isEmpty ? 'replace' : 'append');
  const [isMissing, setMissing] = useState(false);
  const choose = () => (templateId === '' ? setMissing(true) : onChoose(templateId, mode));
  return (
    <Dialog onClose={onClose} title={t('template.title')} size={480}>
      <div className={styles.begin}>
        <SelectField
          label={t('field.template')}
          required
          searchable
          options={inLanguageFirst(templates, language)
            .filter(({ id }) => id !== current)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={templateId}
          error={isMissing && templateId === '' ? 'validation.required' : undefined}
          onChange={setTemplateId}
        />
        {!isEmpty && (
          <Radio.Group
            label={t('template.text')}
            value={mode}
            onChange={value => setMode(value as TemplateMode)}
          >
            <div className={`${layout.stack8} ${layout.above8}`}>
              {(['append', 'replace', 'keep'] as const).map(value => (
                <Radio key={value} value={value} label={t(`template.mode.${value}`)} />
              ))}
            </div>
          </Radio.Group>
        )}
        {!isEmpty && mode === 'replace' && <Notice tone="attention">{t('template.lost')}</Notice>}
      </div>
      <DialogButtons onCancel={onClose}>
        <Button loading={isWorking} onClick={choose}>
          {t(!isEmpty && mode === 'replace' ? 'template.replace' : 'template.use')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
