import type { TimelineEvents } from '../../core/timeline.ts';
import { eyeChoices } from './eye-choices/endpoints.ts';
import { eyeReports } from './eye-reports/endpoints.ts';
import { measurements } from './measurements/endpoints.ts';
import { outcomes } from './outcomes/endpoints.ts';
import { premyopia } from './premyopia/endpoints.ts';
import { recalls } from './recalls/endpoints.ts';
import { received } from './received/endpoints.ts';
import { reportDocuments } from './report-documents/endpoints.ts';
import { surveys } from './surveys/endpoints.ts';
import { treatments } from './treatments/endpoints.ts';

export const nouns = {
  eyeChoices,
  eyeReports,
  measurements,
  outcomes,
  premyopia,
  recalls,
  received,
  reportDocuments,
  surveys,
  treatments,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'eyeChoices.changed',
  'eyeReport.amended',
  'eyeReport.changed',
  'eyeReport.created',
  'eyeReport.deleted',
  'eyeReport.exported',
  'eyeReport.finished',
  'eyeReport.lab-awaited',
  'eyeReport.lab-returned',
  'eyeReport.read',
  'eyeReport.restored',
  'eyeReports.listed',
  'measurement.discarded',
  'measurement.received',
  'measurement.taken',
  'measurementMappings.changed',
  'measurements.listed',
  'outcomes.counted',
  'outcomes.exported',
  'recall.booked',
  'recall.contacted',
  'recall.not-needed',
  'recall.undone',
  'recall.waiting',
  'recalls.listed',
  'survey.accepted',
  'survey.answered',
  'survey.created',
  'survey.rejected',
  'survey.revoked',
  'surveys.listed',
] as const;

/** Timeline events of a case. Only people with access to the module in `toldTo` can see an event. */
export const timelineEvents: TimelineEvents = {
  'case.seen': { kind: 'record', toldTo: 'eye' },
  'case.visit-withdrawn': { kind: 'record', toldTo: 'eye' },
  'case.booking-changed': { kind: 'record', toldTo: null },
  'case.due-changed': { kind: 'record', toldTo: 'eye' },
  'measurement.discarded': { kind: 'eye', toldTo: 'eye' },
  'measurement.received': { kind: 'eye', toldTo: 'eye' },
  'measurement.taken': { kind: 'eye', toldTo: 'eye' },
  'recall.booked': { kind: 'eye', toldTo: 'eye' },
  'recall.contacted': { kind: 'eye', toldTo: 'eye' },
  'recall.not-needed': { kind: 'eye', toldTo: 'eye' },
  'recall.undone': { kind: 'eye', toldTo: 'eye' },
  'recall.waiting': { kind: 'eye', toldTo: 'eye' },
  'survey.accepted': { kind: 'eye', toldTo: 'eye' },
  'survey.answered': { kind: 'eye', toldTo: 'eye' },
  'survey.created': { kind: 'eye', toldTo: 'eye' },
  'survey.rejected': { kind: 'eye', toldTo: 'eye' },
  'survey.revoked': { kind: 'eye', toldTo: 'eye' },
};
