import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import {
  isPurged,
  mayChangeNote,
  mayDeleteNote,
  maySignNote,
  noteStateOf,
  restorableUntil,
} from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { AmendedSinceSent } from '../../../ui/feedback/amended-since-sent.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { useSendReport } from '../../../ui/file/use-send-report.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Gap } from '../../../ui/text/gap.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { useNoteReport } from '../report/use-note-report.ts';
import { EditNote } from './edit-note.tsx';
import styles from './note.module.css';
import { NoteMenu } from './note-menu.tsx';
import { NoteStateBadge } from './note-state.tsx';
import { NoteView } from './note-view.tsx';
import { keepNote, noteQuery } from './queries.ts';
import { useNoteDeletion } from './use-note-deletion.ts';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  // Fetches from the server, because autosave in another tab or device may have changed the draft.
  const { caseId } = await queryClient.fetchQuery({ ...noteQuery(id), staleTime: 0 });
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

/** Page of a note: the editor for a draft that the user can change, otherwise the reading view. */
function NotePage() {
  const { t } = useTranslation('notes');
  const to = useTo();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data: note } = useSuspenseQuery(noteQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(note.caseId));
  const { role, organizationUser } = useSession();
  const isReadOnly = useIsReadOnly();
  const me = { id: organizationUser?.id ?? '', role };
  const title = note.description || note.template?.name || t('report.kind');
  const isArchived = child.status !== 'active';
  const isEditable =
    note.status === 'draft' && note.deleted === null && !isArchived && !isReadOnly && mayChangeNote(note, me);
  const mayAmend =
    note.status !== 'draft' && note.deleted === null && !isArchived && !isReadOnly && maySignNote(note, me);
  const { report, isSendable } = useNoteReport(note, child as Case);
  const sending = useSendReport(report);
  useRouteTitle();
  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: to('case', { id: child.id }) },
          { label: t('title'), href: to('notes') },
        ]}
        crumb={title}
        title={title}
        description={
          <span className={styles.headline}>
            <span>
              <PersonName fullName={child.fullName} otherName={child.otherName} />
            </span>
            <NoteStateBadge state={noteStateOf(note)} />
          </span>
        }
        actions={
          !isEditable && (
            <>
              {mayAmend && <AmendButton note={note} />}
              {note.status !== 'draft' && note.deleted === null && (
                <Button component={Link} to={to('noteReport', { id: note.id })} variant="default">
                  {t('report.title')}
                </Button>
              )}
              {isSendable && sending.button}
            </>
          )
        }
        menu={
          note.deleted === null && (
            <NoteMenu
              note={note}
              name={child.fullName}
              isOwnPage
              onDeleted={() => void navigate(to('notes'))}
            />
          )
        }
      />
      <div className={styles.notices}>
        {note.deleted && (
          <DeletedNotice
            note={note}
            name={child.fullName}
            mayRestore={!isReadOnly && mayDeleteNote(note, me)}
          />
        )}
        {!note.deleted && <AmendedSinceSent of={note} kind="note" child={child as Case} />}
        {isArchived && !note.deleted && <Notice tone="attention">{t('edit.archived')}</Notice>}
      </div>
      {sending.dialog}
      {isEditable ? (
        <EditNote key={id} note={note} child={child as Case} />
      ) : (
        <NoteView note={note} child={child as Case} />
      )}
    </>
  );
}

function AmendButton({ note }: { note: Note }) {
  const { t } = useTranslation(['notes', 'ui']);
  const errorText = useErrorText();
  const reopening = useApiMutation(notes.reopenNote, keepNote);
  return (
    <Button
      variant="default"
      loading={reopening.isPending}
      onClick={() =>
        reopening.mutate(
          { noteId: note.id, version: note.version },
          { onError: error => void toastFailed(errorText(error, 'edit')) },
        )
      }
    >
      {t('ui:act.amend')}
    </Button>
  );
}

interface DeletedNoticeProps {
  note: Note;
  name: string;
  mayRestore: boolean;
}

function DeletedNotice({ note, name, mayRestore }: DeletedNoticeProps) {
  const { t } = useTranslation(['notes', 'ui']);
  const { date } = useCalendarDates();
  const { isPending, restore } = useNoteDeletion(note, name);
  return (
    <Notice
      tone="attention"
      action={
        mayRestore && (
          <Button loading={isPending} onClick={restore}>
            {t('ui:act.restore')}
          </Button>
        )
      }
    >
      {t('edit.deleted')}
      <Gap />
      {note.deleted?.reason && t('edit.reason', { reason: note.deleted.reason })}
      <Gap />
      {note.deleted && isPurged(note) && t('edit.purged', { day: date(restorableUntil(note.deleted.at)) })}
    </Notice>
  );
}

export { NotePage as Component };
