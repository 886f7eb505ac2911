import { termsSamples } from './terms/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  terms: termsSamples,
};
