import type { JobKind } from '../../shared/core/kinds.ts';
import { jobSteps as ofCases } from '../features/cases/feature.ts';
import { jobSteps as ofCourses } from '../features/courses/feature.ts';
import { jobSteps as ofIntake } from '../features/intake/feature.ts';
import { jobSteps as ofOrganizations } from '../features/organizations/feature.ts';
import { jobSteps as ofPrivacy } from '../features/privacy/feature.ts';
import type { JobContext } from './job-context.ts';
import type { TakeStep } from './job-step.ts';

/** If a kind of job is missing, this does not compile. */
export const jobSteps: Record<JobKind, TakeStep<JobContext>> = {
  ...ofCases,
  ...ofCourses,
  ...ofIntake,
  ...ofOrganizations,
  ...ofPrivacy,
};
