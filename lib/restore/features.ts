import { cases } from './features/cases/feature.ts';
import { classes } from './features/classes/feature.ts';
import { consent } from './features/consent/feature.ts';
import { courses } from './features/courses/feature.ts';
import { eye } from './features/eye/feature.ts';
import { operations } from './features/operations/feature.ts';
import { organizations } from './features/organizations/feature.ts';
import type { IntegrityFeature } from './integrity-feature.ts';

/** Features with rules for their records, or with records that must have journal entries. */
export const features: IntegrityFeature[] = [
  organizations,
  consent,
  cases,
  classes,
  courses,
  eye,
  operations,
];
