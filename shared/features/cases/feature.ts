import { analytics } from './analytics/endpoints.ts';
import { cases } from './cases/endpoints.ts';
import { drafts } from './drafts/endpoints.ts';
import { duplicates } from './duplicates/endpoints.ts';
import { merges } from './merges/endpoints.ts';

export const nouns = {
  analytics,
  cases,
  drafts,
  duplicates,
  merges,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'case.absorbed',
  'case.archived',
  'case.assigned',
  'case.booking-changed',
  'case.changed',
  'case.created',
  'case.due-changed',
  'case.merge-undone',
  'case.merged',
  'case.read',
  'case.removed',
  'case.registered',
  'case.released',
  'case.restored',
  'case.seen',
  'case.visit-withdrawn',
  'cases.activity-listed',
  'cases.assigned',
  'cases.counted',
  'cases.listed',
  'draft.discarded',
  'draft.saved',
  'duplicate.dismissed',
] as const;
