import { IconClipboardText, IconPlant2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import { bands } from '../../../shared/features/screening/screenings/bands.ts';
import { entryStates } from '../../../shared/features/screening/tree-entries/schema.ts';
import { treeNodeIds } from '../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { treeTextsOf } from '../../../shared/features/screening/tree-texts/tree-texts.ts';
import type { TimelineEvent } from '../../platform/features/case-places.ts';
import { detailChoice, detailText } from '../../platform/features/timeline-details.ts';
import { useLanguage, useTo } from '../../platform/i18n/use-locale.ts';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { bandPages } from './band-pages.ts';
import { ScreeningStatusBadge } from './screening-status.tsx';

interface EntryProps {
  caseId: string;
  entry: TimelineEntry;
}

const statuses = ['draft', 'finished', 'amended'] as const;

function ScreeningTitle({ entry: { record, details } }: EntryProps) {
  const { t } = useTranslation('learning');
  const to = useTo();
  const band = detailChoice(details, 'band', bands);
  if (!record || !band) return t('tab.title');
  const page = bandPages[band][details.status === 'draft' ? 'edit' : 'result'];
  return <Link to={to(page, { id: record.id })}>{t('tab.title')}</Link>;
}

function ScreeningBadge({ entry: { details } }: EntryProps) {
  const status = detailChoice(details, 'status', statuses);
  const finishedAt = detailText(details, 'finishedAt');
  return status && status !== 'finished' ? <ScreeningStatusBadge screening={{ status, finishedAt }} /> : null;
}

function ScreeningFacts({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('learning');
  const band = detailChoice(details, 'band', bands);
  return band ? <span>{unbroken(t(`band.${band}`))}</span> : null;
}

function TreeTitle({ caseId, entry: { details } }: EntryProps) {
  const { t } = useTranslation('neuroTree');
  const texts = treeTextsOf(useLanguage());
  const to = useTo();
  const node = detailChoice(details, 'node', treeNodeIds);
  if (!node) return t('title');
  const address = to('neuroTree', { id: caseId });
  return <Link to={`${address}?node=${node}`}>{t('entryOn', { node: texts.nodes[node][0] })}</Link>;
}

function TreeFacts({ entry: { details } }: EntryProps) {
  const texts = treeTextsOf(useLanguage());
  const state = detailChoice(details, 'state', entryStates);
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
