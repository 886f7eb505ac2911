import { consents } from './consents/endpoints.ts';
import { joiningTerms } from './joining-terms/endpoints.ts';
import { terms } from './terms/endpoints.ts';

export const nouns = {
  consents,

  joiningTerms,
  terms,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'consent.recorded',
  'consent.withdrawn',
  'consents.listed',
  'term.accepted',
  'term.changed',
  'term.corrected',
  'term.created',
  'terms.accepted',
  'terms.changed',
  'terms.corrected',
] as const;
