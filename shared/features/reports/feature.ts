import { reportLinks } from './report-links/endpoints.ts';
import { sending } from './sending/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  reportLinks,
  sending,
};
