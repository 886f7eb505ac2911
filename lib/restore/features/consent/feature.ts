import type { IntegrityFeature } from '../../integrity-feature.ts';
import { termsRules } from './terms-rules.ts';

export const consent: IntegrityFeature = {
  knownRecords: [[/^O#[a-z\d-]+$/, /^(TERMS(#V#\d{4})?|ACC#\d{4}#[^#]+)$/]],
  rules: [termsRules],
};
