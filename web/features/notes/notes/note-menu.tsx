import { Menu } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayDeleteNote } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteIndexRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { DeleteNoteDialog } from './delete-note-dialog.tsx';

interface NoteMenuProps {
  note: Pick<NoteIndexRow, 'id' | 'date' | 'finishedAt' | 'author'>;
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
  const [isAsking, setAsking] = useState(false);
  const me = { id: organizationUser?.id ?? '', role };
  const isDeletable = !isReadOnly && mayDeleteNote(note, me);
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
        {isDeletable && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
            {t('remove.action')}
          </Menu.Item>
        )}
      </RecordMenu>
      {isAsking && (
        <DeleteNoteDialog note={note} name={name} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
