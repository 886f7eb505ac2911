import { terms } from './terms/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  terms,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = ['terms.accepted', 'terms.changed'] as const;
