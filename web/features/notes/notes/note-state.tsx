import { IconCheck, IconFileAlert, IconFileText, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NoteState } from '../../../../shared/features/notes/notes/note-rules.ts';
import { Status } from '../../../ui/feedback/status.tsx';

export const noteStates = [
  'draft',
  'generated',
  'outdated',
  'amending',
  'finished',
  'amended',
] as const satisfies readonly NoteState[];

const looks = {
  draft: { Icon: IconPencil },
  generated: { Icon: IconFileText },
  outdated: { Icon: IconFileAlert, tone: 'attention' },
  amending: { Icon: IconPencil },
  finished: { Icon: IconCheck, tone: 'good' },
  amended: { Icon: IconCheck, tone: 'good' },
} as const;

export function NoteStateBadge({ state }: { state: NoteState }) {
  const { t } = useTranslation('notes');
  return <Status {...looks[state]} label={t(`state.${state}`)} />;
}
