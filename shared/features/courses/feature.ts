import { activities } from './activities/endpoints.ts';
import { activityCopies } from './activity-copies/endpoints.ts';
import { courseContent } from './course-content/endpoints.ts';
import { courseImports } from './course-imports/endpoints.ts';
import { courses } from './courses/endpoints.ts';
import { customActivities } from './custom-activities/endpoints.ts';
import { lessonPlans } from './lesson-plans/endpoints.ts';
import { library } from './library/endpoints.ts';
import { listedCourses } from './listed-courses/endpoints.ts';
import { publications } from './publications/endpoints.ts';
import { publishedCourses } from './published-courses/endpoints.ts';
import { subscriptions } from './subscriptions/endpoints.ts';

export const nouns = {
  activities,
  activityCopies,
  courseContent,
  courseImports,
  courses,
  customActivities,
  lessonPlans,
  library,
  listedCourses,
  publications,
  publishedCourses,
  subscriptions,
};

/** Their texts are in the i18n file `audit` or in an i18n file of the feature. */
export const auditEvents = [
  'activity-copies.listed',
  'activity-copy.changed',
  'activity-copy.created',
  'activity-copy.read',
  'activity-copy.removed',
  'activity-copy.restored',
  'activity-copy.transferred',
  'activity-copy.updated',
  'activity-copy.version-ignored',
  'activity.changed',
  'activity.created',
  'activity.read',
  'course.archived',
  'course.arranged',
  'course.changed',
  'course.created',
  'course.import-announced',
  'course.imported',
  'course.offered',
  'course.part-removed',
  'course.publishing',
  'course.read',
  'course.reinstated',
  'course.removed',
  'course.restored',
  'course.taken-down',
  'course.transferred',
  'course.withdrawn',
  'courses.listed',
  'custom-activities.listed',
  'custom-activity.changed',
  'custom-activity.created',
  'custom-activity.read',
  'custom-activity.removed',
  'custom-activity.restored',
  'custom-activity.shared',
  'custom-activity.transferred',
  'custom-activity.unshared',
  'subscription.approved',
  'subscription.cancelled',
  'subscription.declined',
  'subscription.ending',
  'subscription.extended',
  'subscription.reinstated',
  'subscription.requested',
  'subscription.taken-down',
  'subscription.updated',
  'subscription.withdrawn',
] as const;
