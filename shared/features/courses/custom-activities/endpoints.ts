import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, Locale, page, Version } from '../../../core/fields.ts';
import { ActivityFields } from '../activities/schema.ts';
import { ownerFilters } from '../own-activities/own-activity-rules.ts';
import { CustomActivity, CustomActivityId, CustomActivityRow, type StoredCustomActivity } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    customActivity: StoredCustomActivity;
  }
}

const CustomActivityPath = z.strictObject({ customActivityId: CustomActivityId });
const visible = ['activity.not-visible'] as const;
const own = [...visible, 'activity.not-own'] as const;
const records = { customActivity: 'customActivityId' } as const;

export const customActivities = {
  searchCustomActivities: endpoint({
    method: 'POST',
    path: 'custom-activities/search',
    summary: 'Custom activities that the caller may see, their own first, by part of title, tag or owner',
    needs: 'own-activity:read',
    readEvent: 'custom-activities.listed',
    effect: 'read',
    input: z.strictObject({ text: Line.default(''), owner: z.enum(ownerFilters).default('all') }),
    output: page(CustomActivityRow),
  }),
  getCustomActivity: endpoint({
    method: 'GET',
    path: 'custom-activities/{customActivityId}',
    summary:
      'Returns one custom activity with links to its files: the caller’s own, a shared one, or for admins any',
    needs: 'own-activity:read',
    readEvent: 'custom-activity.read',
    records,
    errors: visible,
    input: CustomActivityPath,
    output: CustomActivity,
  }),
  createCustomActivity: endpoint({
    method: 'POST',
    path: 'custom-activities',
    summary: 'Creates a custom activity owned by the caller',
    needs: 'own-activity:create',
    errors: ['activity.too-many'],
    status: 201,
    input: ActivityFields,
    output: CustomActivity,
  }),
  changeCustomActivity: endpoint({
    method: 'PUT',
    path: 'custom-activities/{customActivityId}',
    summary: 'Changes a custom activity, at the version that was read',
    needs: 'own-activity:change',
    records,
    errors: [...own, 'activity.deleted'],
    input: ActivityFields.safeExtend({ customActivityId: CustomActivityId, version: Version }),
    output: CustomActivity,
  }),
  shareCustomActivity: endpoint({
    method: 'PUT',
    path: 'custom-activities/{customActivityId}/sharing',
    summary: 'Offers colleagues a copy, or stops offering it; the owner keeps the original, and copies stay',
    needs: 'own-activity:change',
    records,
    errors: [...own, 'activity.deleted'],
    input: z.strictObject({ customActivityId: CustomActivityId, version: Version, isShared: z.boolean() }),
    output: CustomActivity,
  }),
  copyCustomActivity: endpoint({
    method: 'POST',
    path: 'custom-activities/{customActivityId}/copy',
    summary: 'Copies a custom activity with its files; the caller owns the copy',
    needs: 'own-activity:create',
    records,
    errors: [...visible, 'activity.too-many'],
    status: 201,
    input: z.strictObject({ customActivityId: CustomActivityId, locale: Locale }),
    output: CustomActivity,
  }),
  removeCustomActivity: endpoint({
    method: 'DELETE',
    path: 'custom-activities/{customActivityId}',
    summary: 'Deletes a custom activity; it can be restored for 30 days',
    needs: 'own-activity:remove',
    records,
    errors: own,
    input: CustomActivityPath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreCustomActivity: endpoint({
    method: 'POST',
    path: 'custom-activities/{customActivityId}/restore',
    summary: 'Restores a deleted custom activity; repeating it changes nothing',
    needs: 'own-activity:remove',
    records,
    errors: [...own, 'activity.too-many'],
    input: CustomActivityPath,
    output: CustomActivity,
  }),
};
