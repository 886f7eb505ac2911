import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailText } from '../../../platform/features/timeline-details.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';

interface EntryProps {
  entry: TimelineEntry;
}

function EvaluationTitle({ entry: { record, details } }: EntryProps) {
  const { t } = useTranslation('evaluations');
  const to = useTo();
  const title = t(details.isAbsent === 1 ? 'timeline.absent' : 'timeline.evaluated');
  return record ? <Link to={`${to('case', { id: record.id })}?tab=evaluations`}>{title}</Link> : title;
}

function EvaluationFacts({ entry: { details } }: EntryProps) {
  const facts = ['title', 'start'].map(name => detailText(details, name)).filter(Boolean);
  return facts.length > 0 ? <span>{facts.join(' · ')}</span> : null;
}

export const evaluationTimelineEvents: Record<string, TimelineEvent> = {
  'evaluation.shown': {
    title: 'evaluations:timeline.evaluated',
    Icon: IconSchool,
    Title: EvaluationTitle,
    Facts: EvaluationFacts,
  },
};
