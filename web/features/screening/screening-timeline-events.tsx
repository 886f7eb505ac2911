import { IconClipboardText, IconPlant2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod';
import type { TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import { bands } from '../../../shared/features/screening/screenings/bands.ts';
import { EntryState } from '../../../shared/features/screening/tree-entries/schema.ts';
import { TreeNodeId } from '../../../shared/features/screening/tree-nodes/schema.ts';
import { treeTextsOf } from '../../../shared/features/screening/tree-texts/tree-texts.ts';
import type { TimelineEvent } from '../../platform/features/case-places.ts';
import { useLanguage, useTo } from '../../platform/i18n/use-locale.ts';
import { unbroken } from '../../ui/text/unbroken.tsx';
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

function ScreeningBadge({ entry: { details } }: EntryProps) {
  const screening = Details.safeParse(details).data;
  return screening && screening.status !== 'finished' ? <ScreeningStatusBadge screening={screening} /> : null;
}

function ScreeningFacts({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('learning');
  const band = Details.safeParse(details).data?.band;
  return band ? <span>{unbroken(t(`band.${band}`))}</span> : null;
}

const TreeDetails = z.object({ node: TreeNodeId, state: EntryState });

function TreeTitle({ caseId, entry: { details } }: EntryProps) {
  const { t } = useTranslation('neuroTree');
  const texts = treeTextsOf(useLanguage());
  const to = useTo();
  const node = TreeDetails.safeParse(details).data?.node;
  if (!node) return t('title');
  const address = to('neuroTree', { id: caseId });
  return <Link to={`${address}?node=${node}`}>{t('entryOn', { node: texts.nodes[node][0] })}</Link>;
}

function TreeFacts({ entry: { details } }: EntryProps) {
  const texts = treeTextsOf(useLanguage());
  const state = TreeDetails.safeParse(details).data?.state;
  return state ? <span>{texts.states[state]}</span> : null;
}

export const screeningTimelineEvents: Record<string, TimelineEvent> = {
  'screening.done': {
    title: 'learning:tab.title',
    Icon: IconClipboardText,
    Title: ScreeningTitle,
    Badge: ScreeningBadge,
    Facts: ScreeningFacts,
  },
  /** Consecutive NeuroTree entries are folded into one line, because the tree shows their details. */
  'neuroTree.entry': {
    title: 'neuroTree:title',
    Icon: IconPlant2,
    Title: TreeTitle,
    Facts: TreeFacts,
    foldsAs: 'timeline.foldedTree',
  },
};
