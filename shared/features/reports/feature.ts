import type { TimelineEvents } from '../../core/timeline.ts';
import { reportLinks } from './report-links/endpoints.ts';
import { sending } from './sending/endpoints.ts';

export const nouns = {
  reportLinks,
  sending,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'report.sent',
  'reportLink.locked',
  'reportLink.opened',
  'reportLink.revoked',
] as const;

/**
 * Timeline events of a case. Everybody sees that they happened; the details need the modules of the sent
 * reports.
 */
export const timelineEvents: TimelineEvents = {
  'report.sent': { kind: 'email', toldTo: 'reports' },
  'reportLink.opened': { kind: 'email', toldTo: 'reports' },
  'reportLink.locked': { kind: 'email', toldTo: 'reports' },
  'reportLink.revoked': { kind: 'email', toldTo: 'reports' },
};
