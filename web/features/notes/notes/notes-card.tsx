import { IconNotes } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';
import { notesRoot } from './queries.ts';

/** Largest count shown; a larger number is shown as "100+". */
const maxCounted = 100;

/** Card with the number of notes; counts with the same filter as the list of notes. */
function NotesCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { data, isPending } = useQuery({
    queryKey: [...notesRoot, 'count'],
    queryFn: ({ signal }) => call(notes.searchNotes, { limit: maxCounted }, { signal }),
  });
  return (
    <FigureCard
      Icon={IconNotes}
      title={t('notes.title')}
      href={to('notes')}
      isPending={isPending}
      count={data?.data.length}
      isAtLeast={data !== undefined && data.meta.next !== null}
      note={t('notes.note')}
    />
  );
}

export { NotesCard as Component };
