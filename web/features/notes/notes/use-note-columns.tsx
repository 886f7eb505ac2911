import { useTranslation } from 'react-i18next';
import { noteStateOf } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { NoteRow } from '../../../../shared/features/notes/notes/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { useChildRows, useSentColumn } from '../../../ui/list/use-child-rows.tsx';
import { NoteMenu } from './note-menu.tsx';
import { NoteStateBadge } from './note-state.tsx';

export function useNoteColumns(): ListConfig<NoteRow> {
  const { t } = useTranslation('notes');
  const to = useTo();
  const { date: sayDate } = useCalendarDates();
  const childRows = useChildRows<NoteRow>();
  const sent = useSentColumn<NoteRow>();
  return {
    label: t('title'),
    rowKey: row => row.id,
    rowHref: ({ id }) => to('note', { id }),
    ...childRows,
    menu: row => <NoteMenu note={row} name={row.case.fullName} />,
    columns: [
      {
        key: 'date',
        title: t('field.date'),
        cell: row => <span className={layout.oneLine}>{sayDate(row.date)}</span>,
      },
      {
        key: 'description',
        title: t('field.description'),
        isKnown: row => row.description !== '' || row.template !== null,
        cell: row => <NoteSubject note={row} />,
      },
      { key: 'author', title: t('field.author'), cell: row => row.author.fullName },
      { key: 'status', title: t('field.status'), cell: row => <NoteStateBadge state={noteStateOf(row)} /> },
      sent,
    ],
  };
}

function NoteSubject({ note: { description, template } }: { note: NoteRow }) {
  const [first, ...beneath] = [description, template?.name].filter(Boolean);
  return (
    <>
      {first}
      {beneath.map(name => (
        <span key={name} className={`${layout.block} ${layout.faint} ${layout.small}`}>
          {name}
        </span>
      ))}
    </>
  );
}
