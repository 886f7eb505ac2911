import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { noteStateOf } from '../../../../shared/features/notes/notes/note-rules.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import list from '../../../ui/list/tab-rows.module.css';
import { NoteStateBadge } from './note-state.tsx';
import { caseNotesQuery } from './queries.ts';

function NotesTab({ record }: { record: Case }) {
  const { t } = useTranslation('notes');
  const to = useTo();
  const errorText = useErrorText();
  const { date } = useCalendarDates();
  const { data, error, refetch } = useQuery(caseNotesQuery(record.id));
  const isReadOnly = useIsReadOnly() || record.status !== 'active';
  const add = isReadOnly ? null : (
    <Button
      component={Link}
      to={`${to('createNote')}?case=${record.id}`}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('new')}
    </Button>
  );
  if (error) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (!data) return <p role="status">{t('tab.loading')}</p>;
  if (data.length === 0) return <EmptyList title={t('empty.ofCase')} text={t('empty.text')} action={add} />;
  return (
    <section className={card.card}>
      <div className={layout.bar}>
        <h2>{t('title')}</h2>
        {add}
      </div>
      <ul className={list.rows} data-titled>
        {data.map(note => (
          <li key={note.id}>
            <Link to={to('note', { id: note.id })}>
              {note.description || note.template?.name || t('report.kind')}
            </Link>
            <span>{date(note.date)}</span>
            <span>{note.author.fullName}</span>
            <NoteStateBadge state={noteStateOf(note)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export { NotesTab as Component };
