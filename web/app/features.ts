import { cases } from '../features/cases/feature.tsx';
import { classes } from '../features/classes/feature.tsx';
import { consent } from '../features/consent/feature.tsx';
import { courses } from '../features/courses/feature.tsx';
import { dashboard } from '../features/dashboard/feature.tsx';
import { eye } from '../features/eye/feature.tsx';
import { intake } from '../features/intake/feature.tsx';
import { notes } from '../features/notes/feature.tsx';
import { operations } from '../features/operations/feature.tsx';
import { organizations } from '../features/organizations/feature.tsx';
import { people } from '../features/people/feature.tsx';
import { privacy } from '../features/privacy/feature.tsx';
import { reports } from '../features/reports/feature.tsx';
import { screening } from '../features/screening/feature.tsx';
import { installFeatures } from '../platform/features/contributions.ts';

export const features = installFeatures([
  dashboard,
  cases,
  intake,
  notes,
  eye,
  screening,
  courses,
  classes,
  organizations,
  consent,
  privacy,
  reports,
  people,
  operations,
]);
