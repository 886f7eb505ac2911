import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarX,
  IconCheck,
  IconEye,
  IconEyeglass,
  IconEyeglassOff,
  IconFileImport,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import { EyeReportStatus, PowerMethodName } from '../../../../shared/features/eye/eye-reports/states.ts';
import { treatmentKinds } from '../../../../shared/features/eye/treatments/treatment.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { recallTimelineEvents } from '../recalls/recall-timeline-events.tsx';
import { BothEyes } from './form/both-eyes.tsx';
import { ReportStatus } from './report-status.tsx';

interface EntryProps {
  entry: TimelineEntry;
}

/** Details of a visit's timeline entry; missing if the user has no access to the eye module. */
const VisitDetails = z.object({
  status: EyeReportStatus,
  method: PowerMethodName.nullable(),
  right: z.number().nullable(),
  left: z.number().nullable(),
});

const TreatmentDetails = z.object({
  kind: z.enum(treatmentKinds),
  product: z.string().nullable(),
  dose: z.string().nullable(),
  reason: z.string().nullable(),
});

function VisitTitle({ entry: { record } }: EntryProps) {
  const { t } = useTranslation('cases');
  return record?.reference ? t('timeline.visit', { reference: record.reference }) : t('timeline.aVisit');
}

function VisitBadge({ entry: { details } }: EntryProps) {
  const status = VisitDetails.safeParse(details).data?.status;
  return status && status !== 'finished' ? <ReportStatus report={{ status }} /> : null;
}

function VisitFacts({ entry: { details } }: EntryProps) {
  const { t } = useTranslation('eye');
  const visit = VisitDetails.safeParse(details).data;
  if (!visit?.method) return null;
  return (
    <>
      <span>
        <BothEyes values={visit} isPower /> {t('measure.seUnit')}
      </span>
      <span>{t(`method.${visit.method}`)}</span>
    </>
  );
}

function TreatmentTitle({ entry: { act, details } }: EntryProps) {
  const { t } = useTranslation(['cases', 'eye']);
  const kind = TreatmentDetails.safeParse(details).data?.kind;
  const treatment = t(`eye:intervention.${kind ?? 'other'}`);
  return act === 'eye.treatment-begun'
    ? t('cases:timeline.treatmentBegun', { treatment })
    : t('cases:timeline.treatmentEnded', { treatment });
}

function TreatmentFacts({ entry: { details, record } }: EntryProps) {
  const { t } = useTranslation('cases');
  const { product, dose, reason } = TreatmentDetails.safeParse(details).data ?? {};
  const facts = [
    product,
    dose,
    reason,
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
  'eye.treatment-begun': { title: 'cases:timeline.aTreatment', Icon: IconEyeglass, ...treatment },
  'eye.treatment-ended': { title: 'cases:timeline.aTreatment', Icon: IconEyeglassOff, ...treatment },
  'measurement.received': { title: 'eye:received.act.received', Icon: IconFileImport },
  'measurement.taken': { title: 'eye:received.act.taken', Icon: IconCheck },
  'measurement.discarded': { title: 'eye:received.act.discarded', Icon: IconX },
  ...recallTimelineEvents,
  'case.seen': { title: 'cases:timeline.seen', Icon: IconCalendarCheck, isSystem: true },
  'case.due-changed': { title: 'cases:timeline.dueChanged', Icon: IconCalendarEvent, isSystem: true },
  'case.visit-withdrawn': { title: 'cases:timeline.visitWithdrawn', Icon: IconCalendarX, isSystem: true },
};
