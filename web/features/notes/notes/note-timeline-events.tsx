import { IconNotes } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailChoice, detailText } from '../../../platform/features/timeline-details.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { NoteStateBadge, noteStates } from './note-state.tsx';

function NoteTitle({ entry: { record, details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('notes');
  const to = useTo();
  /** `beginning`: first words of a note that has neither a description nor a template. */
  const names = ['description', 'template', 'beginning'].map(name => detailText(details, name));
  const title = names.find(Boolean) ?? t('report.kind');
  return record ? <Link to={to('note', { id: record.id })}>{title}</Link> : title;
}

/** Badge with the state of a note. Finished notes have no badge. */
function NoteBadge({ entry: { details } }: { entry: TimelineEntry }) {
  const state = detailChoice(details, 'state', noteStates);
  return state && state !== 'finished' ? <NoteStateBadge state={state} /> : null;
}

export const noteTimelineEvents: Record<string, TimelineEvent> = {
  'note.written': { title: 'notes:act.written', Icon: IconNotes, Title: NoteTitle, Badge: NoteBadge },
};
