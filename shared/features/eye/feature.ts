import type { ReportSource } from '../../core/report-kinds.ts';
import type { TimelineEvents } from '../../core/timeline.ts';
import { eyeReports } from './eye-reports/endpoints.ts';
import { measurements } from './measurements/endpoints.ts';
import { outcomes } from './outcomes/endpoints.ts';
import { reportDocuments } from './report-documents/endpoints.ts';
import { surveys } from './surveys/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  eyeReports,
  measurements,
  outcomes,
  reportDocuments,
  surveys,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = [
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
  'measurementMappings.changed',
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

/** Events of a case whose details only some members see. */
export const timelineEvents: TimelineEvents = {
  'case.seen': { kind: 'record', detailsFor: 'eye' },
  'case.visit-withdrawn': { kind: 'record', detailsFor: 'eye' },
  'case.due-changed': { kind: 'record', detailsFor: 'eye' },
  'recall.booked': { kind: 'eye', detailsFor: 'eye' },
  'recall.contacted': { kind: 'eye', detailsFor: 'eye' },
  'recall.not-needed': { kind: 'eye', detailsFor: 'eye' },
  'recall.undone': { kind: 'eye', detailsFor: 'eye' },
  'recall.waiting': { kind: 'eye', detailsFor: 'eye' },
  'survey.accepted': { kind: 'eye', detailsFor: 'eye' },
  'survey.answered': { kind: 'eye', detailsFor: 'eye' },
  'survey.created': { kind: 'eye', detailsFor: 'eye' },
  'survey.rejected': { kind: 'eye', detailsFor: 'eye' },
  'survey.revoked': { kind: 'eye', detailsFor: 'eye' },
};

/** Reports of eye visits can be sent. */
export const reportSource: ReportSource = {
  idKind: 'eyeReport',
  module: 'eye',
  mail: 'report',
  pages: { refraction: 'printRefractionReport', myopia: 'printMyopiaReport' },
};
