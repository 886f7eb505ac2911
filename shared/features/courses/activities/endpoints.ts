import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Version } from '../../../core/fields.ts';
import { CourseId } from '../courses/schema.ts';
import { Activity, ActivityFields, ActivityId, FolderId, type StoredActivity } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    activity: StoredActivity;
  }
  interface ParentRecords {
    activity: 'course';
  }
}

const records = { activity: 'activityId' } as const;
const errors = ['course.not-own', 'course.archived', 'course.publishing'] as const;

export const activities = {
  getActivity: endpoint({
    method: 'GET',
    path: 'activities/{activityId}',
    summary: 'Returns one activity with all that its authors see',
    needs: 'course:read',
    module: 'developer',
    readEvent: 'activity.read',
    records,
    input: z.strictObject({ activityId: ActivityId }),
    output: Activity,
  }),
  createActivity: endpoint({
    method: 'POST',
    path: 'courses/{courseId}/activities',
    summary: 'Adds an activity to a course',
    needs: 'course:change',
    module: 'developer',
    records: { course: 'courseId' },
    errors: [...errors, 'course.too-large', 'course.misplaced'],
    status: 201,
    input: ActivityFields.safeExtend({ courseId: CourseId, parentId: FolderId.nullable() }),
    output: Activity,
  }),
  changeActivity: endpoint({
    method: 'PUT',
    path: 'activities/{activityId}',
    summary: 'Changes an activity, at the version that was read',
    needs: 'course:change',
    module: 'developer',
    records,
    errors,
    input: ActivityFields.safeExtend({ activityId: ActivityId, version: Version }),
    output: Activity,
  }),
};
