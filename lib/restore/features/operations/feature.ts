import type { IntegrityFeature } from '../../integrity-feature.ts';
import { jobRules } from './job-rules.ts';
import { notificationRules } from './notification-rules.ts';

export const operations: IntegrityFeature = {
  knownRecords: [
    [/^O#[a-z\d-]+#JOB$/, /^job_/],
    [/^C#[a-z\d-]+#N#/, /^(BOX|N#\d{10})$/],
    [/^C#[a-z\d-]+#F#file_/, /^FILE$/],
    [/^P#[^#]+$/, /^FILE#file_\w+$/],
  ],
  rules: [jobRules, notificationRules],
};
