import { terms } from './terms/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  terms,
};
