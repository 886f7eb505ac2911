import { IconNotes } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailChoice, detailText } from '../../../platform/features/timeline-details.ts';
import { NoteStateBadge, noteStates } from './note-state.tsx';

function NoteTitle({ entry: { details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('notes');
  /** `beginning`: first words of a note that has neither a description nor a template. */
  const names = ['description', 'template', 'beginning'].map(name => detailText(details, name));
  return names.find(Boolean) ?? t('report.kind');
}

/** Badge with the state of a note. Finished notes have no badge. */
function NoteBadge({ entry: { details } }: { entry: TimelineEntry }) {
  const state = detailChoice(details, 'state', noteStates);
  return state && state !== 'finished' ? <NoteStateBadge state={state} /> : null;
}

export const noteTimelineEvents: Record<string, TimelineEvent> = {
  'note.written': {
    ...{ title: 'notes:act.written', Icon: IconNotes, Title: NoteTitle, Badge: NoteBadge, page: 'note' },
  },
};
