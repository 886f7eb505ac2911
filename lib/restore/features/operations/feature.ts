import type { IntegrityFeature } from '../../integrity-feature.ts';
import { jobRules } from './job-rules.ts';
import { notificationRules } from './notification-rules.ts';

export const operations: IntegrityFeature = {
  rules: [jobRules, notificationRules],
};
