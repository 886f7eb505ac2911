import { screenings } from './screenings/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  screenings,
};

/** Audit event types. Their texts are in the catalogue `screenings`. */
export const auditEvents = [
  'screening.amended',
  'screening.band-changed',
  'screening.changed',
  'screening.created',
  'screening.deleted',
  'screening.finished',
  'screening.read',
  'screening.reopened',
  'screening.restored',
  'screening.reviewed',
  'screening.review-undone',
  'screenings.listed',
] as const;
