import { reportLinksSamples } from './report-links/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  reportLinks: reportLinksSamples,
};
