import type { ReportSource } from '../../core/report-kinds.ts';
import type { TimelineEvents } from '../../core/timeline.ts';
import { eyeReports } from './eye-reports/endpoints.ts';
import { reportDocuments } from './report-documents/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  eyeReports,
  reportDocuments,
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
  'recall.booked',
  'recall.contacted',
  'recall.waiting',
  'recalls.listed',
] as const;

/** Events of a case whose details only some members see. */
export const timelineEvents: TimelineEvents = {
  'case.seen': { detailsFor: 'eye' },
  'case.visit-withdrawn': { detailsFor: 'eye' },
};

/** Reports of eye visits can be sent. */
export const reportSource: ReportSource = {
  idKind: 'eyeReport',
  module: 'eye',
  pages: { refraction: 'printRefractionReport', myopia: 'printMyopiaReport' },
};
