import { IconNotes } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { NoteStateBadge, noteStates } from './note-state.tsx';

const Details = z.object({
  state: z.enum(noteStates),
  description: z.string(),
  template: z.string().nullable(),
  /** First words of a note that has neither a description nor a template. */
  beginning: z.string().optional(),
});

function NoteTitle({ entry: { record, details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('notes');
  const to = useTo();
  const note = Details.safeParse(details).data;
  const title = note?.description || note?.template || note?.beginning || t('report.kind');
  return record ? <Link to={to('note', { id: record.id })}>{title}</Link> : title;
}

/** Badge with the state of a note. Finished notes have no badge. */
function NoteBadge({ entry: { details } }: { entry: TimelineEntry }) {
  const state = Details.safeParse(details).data?.state;
  return state && state !== 'finished' ? <NoteStateBadge state={state} /> : null;
}

export const noteTimelineEvents: Record<string, TimelineEvent> = {
  'note.written': { title: 'notes:act.written', Icon: IconNotes, Title: NoteTitle, Badge: NoteBadge },
};
