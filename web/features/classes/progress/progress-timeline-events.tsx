import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailText } from '../../../platform/features/timeline-details.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';

function ReportFacts({ entry: { details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('progress');
  const { date } = useCalendarDates();
  const [from, to] = ['from', 'to'].map(name => detailText(details, name));
  if (!from || !to) return null;
  const period = t('period', { from: date(from), to: date(to) });
  return <span>{details.status === 'draft' ? `${period} · ${t('state.draft')}` : period}</span>;
}

export const progressTimelineEvents: Record<string, TimelineEvent> = {
  'progress-report.written': {
    title: 'progress:act.written',
    Icon: IconFileText,
    Facts: ReportFacts,
    page: 'progressReport',
  },
};
