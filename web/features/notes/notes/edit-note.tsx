import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { documentText, placesToFill } from '../../../../shared/core/rich-document/document-text.ts';
import {
  changedFields,
  fillFields,
  missingFields,
} from '../../../../shared/core/rich-document/fill-fields.ts';
import { scriptsInText } from '../../../../shared/core/script-of-text.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { otherLanguageIn } from '../../../../shared/features/notes/notes/other-language.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { fileUrl } from '../../../ui/file/file-image.tsx';
import { SavedAt } from '../../../ui/form/saved-at.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { DocumentField } from '../../../ui/rich-text/document-field.tsx';
import { EditAttachments } from '../attachments/edit-attachments.tsx';
import { useSnippets } from '../snippets/use-snippets.tsx';
import { useMergeFields } from '../templates/use-merge-fields.ts';
import styles from './note.module.css';
import { NoteDetails } from './note-details.tsx';
import { NotePicture } from './note-picture.tsx';
import { keepNote, noteFieldsQuery } from './queries.ts';
import { RefreshFields } from './refresh-fields.tsx';
import { useNoteLanguage } from './use-note-language.ts';
import { useSavedNote, valuesOf } from './use-saved-note.ts';

const NoteConflict = lazyComponent(async () => (await import('./note-conflict.tsx')).NoteConflict);

const FinishNoteDialog = lazyComponent(
  async () => (await import('./finish-note-dialog.tsx')).FinishNoteDialog,
);

const urlOf = (fileId: string) => fileUrl(fileId, 'template-picture');
const emptyDocument = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };

/** The Chinese script of a text, if the family reads the other script; otherwise undefined. */
const unreadScript = (text: string, language: Locale, family: ReportLanguage): Script | undefined =>
  language === 'zh' && family.language === 'zh'
    ? scriptsInText(text).find(script => script !== family.script)
    : undefined;

export function EditNote({ note, child }: { note: Note; child: Case }) {
  const { t } = useTranslation(['notes', 'templates', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const { organization, organizationUser } = useSession();
  const errorText = useErrorText();
  const [isFinishing, setFinishing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [lacksSignature, setLacksSignature] = useState(note.author.signatureId === null);
  const finishing = useApiMutation(notes.finishNote);
  const today = todayIn(organization?.timeZone);
  const { data: filled, refetch } = useQuery(noteFieldsQuery(note));
  const known = filled?.values;
  const saved = useSavedNote(note, { today, birthDate: child.birthDate }, filled?.sources);
  const { dialog, allowLeave } = useLeaveGuard(
    saved.isUnsaved || isUploading,
    isUploading ? {} : saved.leaving,
  );
  const [edition, setEdition] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const [isRewriting, setRewriting] = useState(false);
  const [reason, setReason] = useState('');
  const { snippets, dialog: snippetsDialog } = useSnippets();
  const choices = useMergeFields();
  const labels = new Map(choices.map(({ name, label }) => [name, label]));
  const fields = choices.map(field => ({ ...field, value: known?.[field.name] ?? null }));
  const { values, change } = saved;
  const missing = missingFields(values.body);
  const other = known && otherLanguageIn(values, known);
  const family = useFamilyLanguage(child);
  const pictures = new Map<string, string>(note.pictures.map(({ fileId, url }) => [fileId, url]));

  /** Runs an action and then creates a new editor, because an editor reads its value only once. */
  const withNewEditor = (act: () => void) => {
    act();
    setEdition(count => count + 1);
  };

  const changeLanguage = useNoteLanguage({ note, saved, known, withNewEditor });

  async function refresh(): Promise<void> {
    if (!(await saved.save())) return;
    const { data: now } = await refetch();
    if (!now) return;
    if (changedFields(saved.values.body, now.values).length === 0) toastDone(t('edit.refreshNone'));
    else setRefreshing(true);
  }

  async function preview(): Promise<void> {
    if (!(await saved.save())) return;
    allowLeave();
    void navigate(to('noteReport', { id: note.id }));
  }

  const isAuthor = note.author.id === organizationUser?.id;

  async function finish(): Promise<void> {
    try {
      if (!(await saved.save())) return;
      const amendmentReason = reason.trim() || null;
      const input = { noteId: note.id, version: saved.version.current, amendmentReason };
      const finished = await finishing.mutateAsync(input);
      allowLeave();
      toastDone(t('finish.done'));
      await keepNote(finished);
    } catch (error) {
      const isUnsigned = error instanceof CallError && error.code === 'note.no-signature';
      setLacksSignature(isUnsigned);
      if (!isUnsigned) toastFailed(errorText(error, 'edit'));
    }
  }

  async function close(): Promise<void> {
    if (!(await saved.save())) return;
    allowLeave();
    toastDone(t('toast.saved'));
    void navigate(`${to('case', { id: child.id })}?tab=notes`);
  }

  return (
    <>
      {saved.hasFailed && !saved.theirs && <Notice tone="attention">{t('edit.unsaved')}</Notice>}
      <div className={styles.columns} inert={isRewriting} aria-busy={isRewriting}>
        <div>
          <NotePicture note={note} pictures={pictures} />
          <DocumentField
            key={`${edition} ${values.language}`}
            language={values.language}
            label={t('field.body')}
            description={t('help.body')}
            fields={fields}
            urlOf={urlOf}
            snippets={snippets}
            value={values.body}
            onChange={document => change({ body: document ?? emptyDocument })}
          />
          <EditAttachments
            stored={note.attachments}
            values={values.attachments}
            onChange={attachments => change(now => ({ attachments: attachments(now.attachments) }))}
            onUploading={setUploading}
          />
        </div>
        <NoteDetails
          note={note}
          child={child}
          saved={saved}
          today={today}
          onLanguage={language => void changeLanguage(language)}
          onRewriting={setRewriting}
          onRewritten={next => withNewEditor(() => saved.goOnFrom(next, valuesOf(next)))}
        />
      </div>
      <div className={styles.bar}>
        <SavedAt at={saved.savedAt} isSaving={saved.isSaving} hasErrors={saved.isPartial} />
        {missing.length > 0 && (
          <span className={styles.missing}>
            {t('edit.emptyFields', {
              count: missing.length,
              names: missing.map(name => labels.get(name) ?? name).join(t('common:comma')),
            })}
          </span>
        )}
        <Button variant="default" onClick={() => void refresh()}>
          {t('edit.refresh')}
        </Button>
        <Button variant="default" onClick={() => void preview()}>
          {t('ui:act.preview')}
        </Button>
        <Button variant="default" onClick={() => void close()}>
          {t('edit.close')}
        </Button>
        {isAuthor && <Button onClick={() => setFinishing(true)}>{t('finish.action')}</Button>}
      </div>
      {isFinishing && (
        <FinishNoteDialog
          signer={values.includesSignature ? { fullName: note.author.fullName, lacksSignature } : null}
          missing={missing.map(name => labels.get(name) ?? name)}
          language={values.language}
          isTextOther={other?.text === true}
          otherFields={(other?.fields ?? []).map(name => labels.get(name) ?? name)}
          toFill={placesToFill(documentText(values.body))}
          isEmpty={documentText(values.body).trim() === ''}
          otherScript={unreadScript(documentText(values.body), values.language, family)}
          amendment={note.finishedAt === null ? null : { reason, onChange: setReason }}
          isWorking={finishing.isPending}
          onFinish={() => void finish()}
          onClose={() => setFinishing(false)}
        />
      )}
      {isRefreshing && known && (
        <RefreshFields
          changes={changedFields(values.body, known)}
          labels={labels}
          onApply={() => {
            setRefreshing(false);
            withNewEditor(() => change(({ body }) => ({ body: fillFields(body, known) })));
          }}
          onClose={() => setRefreshing(false)}
        />
      )}
      {saved.theirs && (
        <NoteConflict
          theirs={saved.theirs}
          before={saved.stored}
          mine={values}
          onTakeTheirs={() =>
            withNewEditor(() => saved.theirs && saved.goOnFrom(saved.theirs, valuesOf(saved.theirs)))
          }
          onSave={merged => {
            withNewEditor(() => saved.theirs && saved.goOnFrom(saved.theirs, merged));
            void saved.save();
          }}
          onClose={saved.closeConflict}
        />
      )}
      {snippetsDialog}
      {dialog}
    </>
  );
}
