import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconFileText, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { mayChangeNote, mayDeleteNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import styles from './note.module.css';
import { keepNote } from './queries.ts';

const DeleteNoteDialog = lazyComponent(
  async () => (await import('./delete-note-dialog.tsx')).DeleteNoteDialog,
);

interface NoteMenuProps {
  note: Pick<NoteIndexRow, 'id' | 'caseId' | 'date' | 'status' | 'version' | 'finishedAt' | 'author'>;
  /** Name of the child in the labels of the menu. */
  name: string;
  /** True on the note's own page, where the menu omits "Open". */
  isOwnPage?: boolean;
  onDeleted?: () => void;
}

/** Menu of a note. Drafts can be deleted by their authors, all notes by admins. */
export function NoteMenu({ note, name, isOwnPage = false, onDeleted }: NoteMenuProps) {
  const { t } = useTranslation(['notes', 'ui']);
  const to = useTo();
  const { role, organizationUser } = useSession();
  const { date } = useCalendarDates();
  const isReadOnly = useIsReadOnly();
  const [dialog, setDialog] = useState<'copy' | 'discard' | 'delete'>();
  const me = { id: organizationUser?.id ?? '', role };
  const isDeletable = !isReadOnly && mayDeleteNote(note, me);
  const isAmending = note.status === 'draft' && note.finishedAt !== null;
  const close = () => setDialog(undefined);
  return (
    <>
      <RecordMenu label={t('menu', { name, day: date(note.date) })} isOwnPage={isOwnPage}>
        {!isOwnPage && (
          <OpenItems open={{ label: t('ui:act.open'), href: to('note', { id: note.id }) }} edit={false} />
        )}
        {(!isOwnPage || note.status === 'draft') && (
          <Menu.Item
            component={Link}
            to={to('noteReport', { id: note.id })}
            leftSection={<IconFileText size={18} />}
          >
            {t('report.title')}
          </Menu.Item>
        )}
        {!isReadOnly && (
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => setDialog('copy')}>
            {t('ui:act.copy')}
          </Menu.Item>
        )}
        {!isReadOnly && isOwnPage && isAmending && mayChangeNote(note, me) && (
          <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={() => setDialog('discard')}>
            {t('discard.action')}
          </Menu.Item>
        )}
        {isDeletable && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setDialog('delete')}>
            {t('ui:act.delete')}
          </Menu.Item>
        )}
      </RecordMenu>
      {dialog === 'copy' && <CopyNoteDialog note={note} name={name} onClose={close} />}
      {dialog === 'discard' && <DiscardDialog note={note} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteNoteDialog note={note} name={name} onDeleted={onDeleted} onClose={close} />
      )}
    </>
  );
}

/** Reverts a reopened note to its finished version. Asks first, because all later text is lost. */
function DiscardDialog({
  note,
  onClose,
}: {
  note: Pick<NoteIndexRow, 'id' | 'version'>;
  onClose: () => void;
}) {
  const { t } = useTranslation('notes');
  const errorText = useErrorText();
  const discarding = useApiMutation(notes.discardAmendment, keepNote);
  const discard = () =>
    discarding.mutate(
      { noteId: note.id, version: note.version },
      {
        onSuccess: () => {
          onClose();
          toastDone(t('discard.done'));
        },
        onError: error => void toastFailed(errorText(error, 'edit')),
      },
    );
  return (
    <Dialog onClose={onClose} title={t('discard.title')} size={440}>
      <p>{t('discard.text')}</p>
      <DialogButtons cancel={t('finish.keep')} onCancel={onClose}>
        <Button color="red" loading={discarding.isPending} onClick={discard}>
          {t('discard.confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface CopyNoteDialogProps {
  note: Pick<NoteIndexRow, 'id' | 'caseId'>;
  name: string;
  onClose: () => void;
}

function CopyNoteDialog({ note, name, onClose }: CopyNoteDialogProps) {
  const { t } = useTranslation(['notes', 'common', 'ui']);
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [whose, setWhose] = useState<'same' | 'other'>('same');
  const [picked, setPicked] = useState<PickedCase[]>([]);
  const [isMissing, setMissing] = useState(false);
  const copying = useApiMutation(notes.copyNote);
  const caseId = whose === 'same' ? note.caseId : picked[0]?.id;

  async function copy(): Promise<void> {
    setMissing(caseId === undefined);
    if (caseId === undefined) return;
    try {
      const copy = await copying.mutateAsync({ noteId: note.id, caseId });
      onClose();
      toastDone(t('copy.done'));
      void navigate(to('note', { id: copy.id }));
      await keepNote(copy);
    } catch (error) {
      toastFailed(errorText(error, 'copy-note'));
    }
  }

  return (
    <Dialog onClose={onClose} title={t('copy.title')} size={480}>
      <div className={styles.begin}>
        <Segments
          label={t('copy.whose')}
          options={[
            { value: 'same', label: t('copy.same', { name }) },
            { value: 'other', label: t('copy.other') },
          ]}
          value={whose}
          onChange={setWhose}
        />
        {whose === 'other' && (
          <CasePicker
            label={t('field.case')}
            required
            value={picked}
            search={findCases}
            error={isMissing ? 'validation.required' : undefined}
            onChange={setPicked}
          />
        )}
        <p className={`${layout.flush} ${layout.faint} ${layout.small}`}>{t(`copy.consequence.${whose}`)}</p>
      </div>
      <DialogButtons onCancel={onClose}>
        <Button loading={copying.isPending} onClick={() => void copy()}>
          {t('ui:act.copy')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
