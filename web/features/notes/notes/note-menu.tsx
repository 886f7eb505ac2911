import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconCopy, IconFileText, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayChangeNote, mayDeleteNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { CopyNoteDialog } from './copy-note-dialog.tsx';
import { DeleteNoteDialog } from './delete-note-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

interface NoteMenuProps {
  note: Pick<NoteIndexRow, 'id' | 'caseId' | 'date' | 'status' | 'version' | 'finishedAt' | 'author'>;
  /** Name of the child. */
  name: string;
  /** On its own page "Open" is left out. */
  isOwnPage?: boolean;
  onDeleted?: () => void;
}

/** The menu of a note. Drafts are deleted by who wrote them, everything by admins. */
export function NoteMenu({ note, name, isOwnPage = false, onDeleted }: NoteMenuProps) {
  const { t } = useTranslation('notes');
  const to = useTo();
  const { role, organizationUser } = useSession();
  const { date } = useDates(undefined);
  const isReadOnly = useIsReadOnly();
  const [asked, setAsked] = useState<'copy' | 'discard' | 'delete'>();
  const me = { id: organizationUser?.id ?? '', role };
  const isDeletable = !isReadOnly && mayDeleteNote(note, me);
  const isAmending = note.status === 'draft' && note.finishedAt !== null;
  const close = () => setAsked(undefined);
  return (
    <>
      <RecordMenu label={t('menu', { name, day: date(note.date) })} isOwnPage={isOwnPage}>
        {!isOwnPage && (
          <OpenItems open={{ label: t('open'), href: to('note', { id: note.id }) }} edit={false} />
        )}
        <Menu.Item
          component={Link}
          to={to('noteReport', { id: note.id })}
          leftSection={<IconFileText size={18} />}
        >
          {t('report.title')}
        </Menu.Item>
        {!isReadOnly && (
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => setAsked('copy')}>
            {t('copy.action')}
          </Menu.Item>
        )}
        {!isReadOnly && isOwnPage && isAmending && mayChangeNote(note, me) && (
          <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={() => setAsked('discard')}>
            {t('discard.action')}
          </Menu.Item>
        )}
        {isDeletable && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsked('delete')}>
            {t('remove.action')}
          </Menu.Item>
        )}
      </RecordMenu>
      {asked === 'copy' && <CopyNoteDialog note={note} name={name} onClose={close} />}
      {asked === 'discard' && <DiscardDialog note={note} onClose={close} />}
      {asked === 'delete' && (
        <DeleteNoteDialog note={note} name={name} onDeleted={onDeleted} onClose={close} />
      )}
    </>
  );
}
