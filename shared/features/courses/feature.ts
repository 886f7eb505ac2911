import { activities } from './activities/endpoints.ts';
import { courseContent } from './course-content/endpoints.ts';
import { courses } from './courses/endpoints.ts';
import { lessonPlans } from './lesson-plans/endpoints.ts';
import { library } from './library/endpoints.ts';
import { listedCourses } from './listed-courses/endpoints.ts';
import { publications } from './publications/endpoints.ts';
import { publishedCourses } from './published-courses/endpoints.ts';
import { subscriptions } from './subscriptions/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  activities,
  courseContent,
  courses,
  lessonPlans,
  library,
  listedCourses,
  publications,
  publishedCourses,
  subscriptions,
};

/** Audit event types. Their texts are in the catalogue `audit` or in one of the feature. */
export const auditEvents = [
  'activity.changed',
  'activity.created',
  'activity.read',
  'course.archived',
  'course.arranged',
  'course.changed',
  'course.created',
  'course.part-removed',
  'course.publishing',
  'course.read',
  'course.reinstated',
  'course.removed',
  'course.restored',
  'course.taken-down',
  'course.withdrawn',
  'courses.listed',
  'subscription.approved',
  'subscription.cancelled',
  'subscription.declined',
  'subscription.ending',
  'subscription.extended',
  'subscription.reinstated',
  'subscription.requested',
  'subscription.taken-down',
  'subscription.withdrawn',
] as const;
