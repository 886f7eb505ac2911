import type { TimelineEvents } from '../../core/timeline.ts';
import { reportLinks } from './report-links/endpoints.ts';
import { sending } from './sending/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  reportLinks,
  sending,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = [
  'report.sent',
  'reportLink.locked',
  'reportLink.opened',
  'reportLink.revoked',
] as const;

/** Timeline events of a case that need a module to be seen. */
export const timelineEvents: TimelineEvents = {
  'report.sent': { kind: 'email', toldTo: 'reports' },
  'reportLink.opened': { kind: 'email', toldTo: 'reports' },
  'reportLink.locked': { kind: 'email', toldTo: 'reports' },
  'reportLink.revoked': { kind: 'email', toldTo: 'reports' },
};
