import { IconClipboardText, IconPencil, IconPlant2, IconRestore, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod';
import type { TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import { bands } from '../../../shared/features/screening/screenings/bands.ts';
import type { TimelineEvent } from '../../platform/features/case-places.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { bandPages } from './band-pages.ts';
import { ScreeningStatusBadge } from './screening-status.tsx';

interface EntryProps {
  caseId: string;
  entry: TimelineEntry;
}

const Details = z.object({
  status: z.enum(['draft', 'finished', 'amended']),
  band: z.enum(bands),
  finishedAt: z.string().nullable(),
});

function ScreeningTitle({ entry: { record, details } }: EntryProps) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const screening = Details.safeParse(details).data;
  if (!record || !screening) return t('tab.title');
  const page = bandPages[screening.band][screening.status === 'draft' ? 'edit' : 'result'];
  return <Link to={to(page, { id: record.id })}>{t('tab.title')}</Link>;
}

/** A finished screening is the rule and needs no word. */
function ScreeningBadge({ entry: { details } }: EntryProps) {
  const screening = Details.safeParse(details).data;
  return screening && screening.status !== 'finished' ? <ScreeningStatusBadge screening={screening} /> : null;
}

function ScreeningFacts({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('learning');
  const band = Details.safeParse(details).data?.band;
  return band ? <span>{t(`band.${band}`)}</span> : null;
}

/** Leads to the NeuroTree of the case. */
function TreeTitle({ caseId, entry: { act } }: EntryProps) {
  const { t } = useTranslation('neuroTree');
  const to = useTo();
  const word = treeActs[act as keyof typeof treeActs];
  return <Link to={`${to('case', { id: caseId })}?tab=neuroTree`}>{t(`act.${word}`)}</Link>;
}

const treeActs = {
  'tree-entry.created': 'created',
  'tree-entry.changed': 'changed',
  'tree-entry.removed': 'removed',
  'tree-entry.restored': 'restored',
} as const;

/** Several stand together; what one says is seen in the tree. */
const tree = { Title: TreeTitle, foldsAs: 'timeline.foldedTree' } as const;

/** What screenings and NeuroTrees leave in the timeline of a case. */
export const screeningTimelineEvents: Record<string, TimelineEvent> = {
  'screening.done': {
    title: 'learning:tab.title',
    Icon: IconClipboardText,
    Title: ScreeningTitle,
    Badge: ScreeningBadge,
    Facts: ScreeningFacts,
  },
  'tree-entry.created': { title: 'neuroTree:act.created', Icon: IconPlant2, ...tree },
  'tree-entry.changed': { title: 'neuroTree:act.changed', Icon: IconPencil, ...tree },
  'tree-entry.removed': { title: 'neuroTree:act.removed', Icon: IconTrash, ...tree },
  'tree-entry.restored': { title: 'neuroTree:act.restored', Icon: IconRestore, ...tree },
};
