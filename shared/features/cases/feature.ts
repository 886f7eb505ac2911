import { cases } from './cases/endpoints.ts';
import { drafts } from './drafts/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  cases,
  drafts,
};
