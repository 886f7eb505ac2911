import type { IntegrityFeature } from '../../integrity-feature.ts';
import { termsRules } from './terms-rules.ts';

export const consent: IntegrityFeature = {
  rules: [termsRules],
};
