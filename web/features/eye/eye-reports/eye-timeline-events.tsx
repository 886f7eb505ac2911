import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarX,
  IconCheck,
  IconEye,
  IconFileImport,
  IconStethoscope,
  IconStethoscopeOff,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { eyeReportStatuses } from '../../../../shared/features/eye/eye-reports/states.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import { treatmentKinds } from '../../../../shared/features/eye/treatments/treatment.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailChoice, detailNumber, detailText } from '../../../platform/features/timeline-details.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { recallTimelineEvents } from '../recalls/recall-timeline-events.tsx';
import { BothEyes } from './form/both-eyes.tsx';
import { ReportStatus } from './report-status.tsx';

interface EntryProps {
  entry: TimelineEntry;
}

function VisitTitle({ entry: { record } }: EntryProps) {
  const { t } = useTranslation('cases');
  return record?.reference ? t('timeline.visit', { reference: record.reference }) : t('timeline.aVisit');
}

function SeenTitle({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('cases');
  const { date } = useCalendarDates();
  const day = detailText(details, 'seenOn');
  return day ? t('timeline.seenOn', { day: date(day) }) : t('timeline.seen');
}

function VisitBadge({ entry: { details } }: EntryProps) {
  const status = detailChoice(details, 'status', eyeReportStatuses);
  return status && status !== 'finished' ? <ReportStatus report={{ status }} /> : null;
}

function VisitFacts({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('eye');
  const method = detailChoice(details, 'method', powerMethods);
  if (!method) return null;
  const values = { right: detailNumber(details, 'right'), left: detailNumber(details, 'left') };
  return (
    <>
      <span>
        <BothEyes values={values} isPower /> {t('measure.seUnit')}
      </span>
      <span>{t(`method.${method}`)}</span>
    </>
  );
}

function TreatmentTitle({ entry: { act, details } }: EntryProps) {
  const { t } = useTranslation(['cases', 'eye']);
  const kind = detailChoice(details, 'kind', treatmentKinds) ?? 'other';
  const treatment = t(`eye:intervention.${kind}`);
  return act === 'eye.treatment-begun'
    ? t('cases:timeline.treatmentBegun', { treatment })
    : t('cases:timeline.treatmentEnded', { treatment });
}

function TreatmentFacts({ entry: { details, record } }: EntryProps) {
  const { t } = useTranslation('cases');
  const facts = [
    ...['product', 'dose', 'reason'].map(name => detailText(details, name)),
    record?.reference && t('timeline.visit', { reference: record.reference }),
  ];
  return facts.filter(Boolean).map(fact => <span key={fact}>{fact}</span>);
}

const treatment = { Title: TreatmentTitle, Facts: TreatmentFacts, page: 'eyeReport' } as const;

export const eyeTimelineEvents: Record<string, TimelineEvent> = {
  'eye.visit': {
    title: 'cases:timeline.aVisit',
    Icon: IconEye,
    Title: VisitTitle,
    Badge: VisitBadge,
    Facts: VisitFacts,
    page: 'eyeReport',
  },
  'eye.treatment-begun': { title: 'cases:timeline.aTreatment', Icon: IconStethoscope, ...treatment },
  'eye.treatment-ended': { title: 'cases:timeline.aTreatment', Icon: IconStethoscopeOff, ...treatment },
  'measurement.received': { title: 'eye:received.act.received', Icon: IconFileImport },
  'measurement.taken': { title: 'eye:received.act.taken', Icon: IconCheck },
  'measurement.discarded': { title: 'eye:received.act.discarded', Icon: IconX },
  ...recallTimelineEvents,
  'case.seen': {
    title: 'cases:timeline.seen',
    Icon: IconCalendarCheck,
    Title: SeenTitle,
    isSystem: true,
  },
  'case.due-changed': { title: 'cases:timeline.dueChanged', Icon: IconCalendarEvent, isSystem: true },
  'case.visit-withdrawn': { title: 'cases:timeline.visitWithdrawn', Icon: IconCalendarX, isSystem: true },
};
