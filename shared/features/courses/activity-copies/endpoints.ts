import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, Locale, page, Version } from '../../../core/fields.ts';
import { ActivityFields } from '../activities/schema.ts';
import { ownerFilters } from '../own-activities/own-activity-rules.ts';
import { PublishedActivityId } from '../published-courses/schema.ts';
import { ActivityCopy, ActivityCopyId, ActivityCopyRow, type StoredActivityCopy } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    activityCopy: StoredActivityCopy;
  }
}

const ActivityCopyPath = z.strictObject({ activityCopyId: ActivityCopyId });
const records = { activityCopy: 'activityCopyId' } as const;
const visible = ['activity.not-visible'] as const;
const own = [...visible, 'activity.not-own'] as const;
const module = 'curriculum';

export const activityCopies = {
  searchActivityCopies: endpoint({
    method: 'POST',
    path: 'activity-copies/search',
    summary: 'Copies that the caller may see, their own first, by part of title, tag or owner',
    needs: 'own-activity:read',
    module,
    readEvent: 'activity-copies.listed',
    effect: 'read',
    input: z.strictObject({ text: Line.default(''), owner: z.enum(ownerFilters).default('all') }),
    output: page(ActivityCopyRow),
  }),
  getActivityCopy: endpoint({
    method: 'GET',
    path: 'activity-copies/{activityCopyId}',
    summary:
      'Returns the caller’s own copy of a published activity, or for admins any, with the names of its customised fields',
    needs: 'own-activity:read',
    module,
    readEvent: 'activity-copy.read',
    records,
    errors: visible,
    input: ActivityCopyPath,
    output: ActivityCopy,
  }),
  createActivityCopy: endpoint({
    method: 'POST',
    path: 'library/activities/{publishedActivityId}/copies',
    summary:
      'Copies a published activity with its files for the caller; an existing copy is returned instead',
    needs: 'own-activity:create',
    module,
    errors: ['subscription.needed', 'activity.too-many'],
    status: 201,
    input: z.strictObject({ publishedActivityId: PublishedActivityId }),
    output: ActivityCopy,
  }),
  changeActivityCopy: endpoint({
    method: 'PUT',
    path: 'activity-copies/{activityCopyId}',
    summary: 'Changes a copy, at the version that was read; files of the original may be used and are copied',
    needs: 'own-activity:change',
    module,
    records,
    errors: [...own, 'activity.deleted', 'subscription.needed'],
    input: ActivityFields.safeExtend({ activityCopyId: ActivityCopyId, version: Version }),
    output: ActivityCopy,
  }),
  updateActivityCopy: endpoint({
    method: 'PUT',
    path: 'activity-copies/{activityCopyId}/source',
    summary: 'Takes over a version of the original, keeping or replacing customised fields, or ignores it',
    needs: 'own-activity:change',
    module,
    records,
    errors: [...own, 'activity.deleted', 'subscription.needed'],
    input: z.strictObject({
      activityCopyId: ActivityCopyId,
      version: Version,
      /**
       * Version of the original’s course; must not be older than the version from which the copy was made.
       */
      courseVersion: Version,
      choice: z.enum(['keep-mine', 'discard-mine', 'ignore']),
    }),
    output: ActivityCopy,
  }),
  duplicateActivityCopy: endpoint({
    method: 'POST',
    path: 'activity-copies/{activityCopyId}/copy',
    summary: 'Duplicates a copy with its files; both have the same original',
    needs: 'own-activity:create',
    module,
    records,
    errors: [...visible, 'activity.too-many'],
    status: 201,
    input: z.strictObject({ activityCopyId: ActivityCopyId, locale: Locale }),
    output: ActivityCopy,
  }),
  removeActivityCopy: endpoint({
    method: 'DELETE',
    path: 'activity-copies/{activityCopyId}',
    summary: 'Deletes a copy; it can be restored for 30 days',
    needs: 'own-activity:remove',
    module,
    records,
    errors: own,
    input: ActivityCopyPath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreActivityCopy: endpoint({
    method: 'POST',
    path: 'activity-copies/{activityCopyId}/restore',
    summary: 'Restores a deleted copy; repeating it changes nothing',
    needs: 'own-activity:remove',
    module,
    records,
    errors: [...own, 'activity.too-many'],
    input: ActivityCopyPath,
    output: ActivityCopy,
  }),
};
