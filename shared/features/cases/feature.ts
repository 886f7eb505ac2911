import { cases } from './cases/endpoints.ts';
import { drafts } from './drafts/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  cases,
  drafts,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = [
  'case.archived',
  'case.assigned',
  'case.changed',
  'case.created',
  'case.due-changed',
  'case.read',
  'case.removed',
  'case.registered',
  'case.restored',
  'case.seen',
  'case.visit-withdrawn',
  'cases.assigned',
  'cases.listed',
  'draft.discarded',
  'draft.saved',
] as const;
