import type { IntegrityFeature } from '../../integrity-feature.ts';
import { subscriptionRules } from './subscription-rules.ts';

export const courses: IntegrityFeature = {
  rules: [subscriptionRules],
};
