import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';

interface EntryProps {
  entry: TimelineEntry;
}

const Evaluated = z.object({ title: z.string(), start: z.string(), isAbsent: z.number() });

function EvaluationTitle({ entry: { record, details } }: EntryProps) {
  const { t } = useTranslation('evaluations');
  const to = useTo();
  const isAbsent = Evaluated.safeParse(details).data?.isAbsent === 1;
  const title = t(isAbsent ? 'timeline.absent' : 'timeline.evaluated');
  return record ? <Link to={`${to('case', { id: record.id })}?tab=evaluations`}>{title}</Link> : title;
}

function EvaluationFacts({ entry: { details } }: EntryProps) {
  const read = Evaluated.safeParse(details).data;
  return read ? <span>{[read.title, read.start].filter(Boolean).join(' · ')}</span> : null;
}

export const evaluationTimelineEvents: Record<string, TimelineEvent> = {
  'evaluation.shown': {
    title: 'evaluations:timeline.evaluated',
    Icon: IconSchool,
    Title: EvaluationTitle,
    Facts: EvaluationFacts,
  },
};
