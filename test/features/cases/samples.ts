import { casesSamples } from './cases/samples.ts';
import { draftsSamples } from './drafts/samples.ts';

/** Samples of the feature's calls, by noun. */
export const samples = {
  cases: casesSamples,
  drafts: draftsSamples,
};
