// Made by npm run docs from shared/features/*/feature.ts; change it there.
import * as cases from './features/cases/feature.ts';
import * as classes from './features/classes/feature.ts';
import * as consent from './features/consent/feature.ts';
import * as courses from './features/courses/feature.ts';
import * as eye from './features/eye/feature.ts';
import * as intake from './features/intake/feature.ts';
import * as notes from './features/notes/feature.ts';
import * as operations from './features/operations/feature.ts';
import * as organizations from './features/organizations/feature.ts';
import * as people from './features/people/feature.ts';
import * as privacy from './features/privacy/feature.ts';
import * as reports from './features/reports/feature.ts';
import * as screening from './features/screening/feature.ts';

/** Every feature, by the name of its folder. */
export const features = {
  cases,
  classes,
  consent,
  courses,
  eye,
  intake,
  notes,
  operations,
  organizations,
  people,
  privacy,
  reports,
  screening,
};
