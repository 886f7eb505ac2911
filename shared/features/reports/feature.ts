import type { TimelineEvents } from '../../core/timeline.ts';
import { reportLinks } from './report-links/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  reportLinks,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = ['report.sent', 'reportLink.locked', 'reportLink.opened'] as const;

/** Events of a case whose details only some members see. */
export const timelineEvents: TimelineEvents = {
  'report.sent': { kind: 'email', detailsFor: 'reports' },
  'reportLink.opened': { kind: 'email', detailsFor: 'reports' },
  'reportLink.locked': { kind: 'email', detailsFor: 'reports' },
};
