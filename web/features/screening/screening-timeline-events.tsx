import { IconClipboardText, IconPlant2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import { Band } from '../../../shared/features/screening/screenings/bands.ts';
import { ScreeningStatus } from '../../../shared/features/screening/screenings/schema.ts';
import { EntryState } from '../../../shared/features/screening/tree-entries/schema.ts';
import { TreeNodeId } from '../../../shared/features/screening/tree-nodes/schema.ts';
import { treeTextsOf } from '../../../shared/features/screening/tree-texts/tree-texts.ts';
import type { TimelineEvent } from '../../platform/features/case-places.ts';
import { useLocale, useScript } from '../../platform/i18n/use-locale.ts';
import { ScreeningStatusBadge } from './screening-status.tsx';

interface EntryProps {
  entry: TimelineEntry;
}

const ScreeningDetails = z.object({
  status: ScreeningStatus,
  finishedAt: z.string().nullable(),
  band: Band,
  done: z.number(),
  of: z.number(),
});
const TreeDetails = z.object({ node: TreeNodeId, state: EntryState });

function ScreeningTitle({ entry: { details } }: EntryProps) {
  const { t } = useTranslation(['screenings', 'learning']);
  const band = ScreeningDetails.safeParse(details).data?.band;
  return band ? t('timeline.inBand', { band: t(`learning:band.${band}`) }) : t('timeline.title');
}

/** A finished screening is the rule and needs no word. */
function ScreeningBadge({ entry: { details } }: EntryProps) {
  const screening = ScreeningDetails.safeParse(details).data;
  return screening && screening.status !== 'finished' ? <ScreeningStatusBadge screening={screening} /> : null;
}

function ScreeningFacts({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('screenings');
  const screening = ScreeningDetails.safeParse(details).data;
  return screening ? <span>{t('timeline.done', { done: screening.done, of: screening.of })}</span> : null;
}

function TreeTitle({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('neuroTree');
  const texts = treeTextsOf(useLocale(), useScript());
  const node = TreeDetails.safeParse(details).data?.node;
  return node ? t('entryOn', { node: texts.nodes[node][0] }) : t('title');
}

function TreeFacts({ entry: { details } }: EntryProps) {
  const texts = treeTextsOf(useLocale(), useScript());
  const state = TreeDetails.safeParse(details).data?.state;
  return state ? <span>{texts.states[state]}</span> : null;
}

const nodeOf = ({ details }: TimelineEntry): string => {
  const node = TreeDetails.safeParse(details).data?.node;
  return node ? `?node=${node}` : '';
};

const screening = {
  title: 'screenings:timeline.title',
  Icon: IconClipboardText,
  Title: ScreeningTitle,
  Badge: ScreeningBadge,
  Facts: ScreeningFacts,
} as const;

/** What screenings and NeuroTrees leave in the timeline of a case. */
export const screeningTimelineEvents: Record<string, TimelineEvent> = {
  'screening.5-6': { ...screening, page: 'screeningResult56' },
  'screening.7-11': { ...screening, page: 'screeningResult711' },
  'neuroTree.entry': {
    title: 'neuroTree:title',
    Icon: IconPlant2,
    Title: TreeTitle,
    Facts: TreeFacts,
    page: 'neuroTree',
    searchOf: nodeOf,
  },
};
