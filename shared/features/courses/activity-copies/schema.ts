import * as z from 'zod';
import { RequiredLine, Version } from '../../../core/fields.ts';
import { FileId, Id } from '../../../core/ids.ts';
import { ActivityId, ActivityLink } from '../activities/schema.ts';
import { ownActivityFields, ownActivityRowFields } from '../own-activities/schema.ts';

export const ActivityCopyId = Id('activityCopy');

/** The fields of an activity. In a copy, each field is either taken from the original or customised. */
export const activityFieldNames = [
  'title',
  'activityKind',
  'icon',
  'minutes',
  'addToCalendar',
  'description',
  'objectives',
  'plan',
  'video',
  'attachments',
  'email',
  'material',
  'ageFrom',
  'ageTo',
  'tags',
] as const;
export const ActivityFieldName = z.enum(activityFieldNames);
export type ActivityFieldName = z.output<typeof ActivityFieldName>;

/**
 * The activity that was copied. The copy remains usable if access to the original ends or its course is taken
 * down.
 */
export const CopySource = z.object({
  activityId: ActivityId,
  /** The version of the course from which the copy was made or last updated. */
  courseVersion: Version,
  courseTitle: RequiredLine,
  organizationName: z.string(),
  /** The newest version of the course to which the organisation declined to update; 0 if it declined none. */
  ignoredVersion: z.int().min(0),
});
export type CopySource = z.output<typeof CopySource>;

const fields = { id: ActivityCopyId, source: CopySource };

export const StoredActivityCopy = z.object({
  ...ownActivityFields,
  ...fields,
  /** Hashes of the original’s fields, used to find customised fields without loading the original. */
  basis: z.record(ActivityFieldName, z.string()),
  /** Ids of copied files, each with the id of the original file. */
  origins: z.record(FileId, FileId),
});
export type StoredActivityCopy = z.output<typeof StoredActivityCopy>;

export const ActivityCopyRow = z
  .object({ ...ownActivityRowFields, ...fields })
  .meta({ id: 'ActivityCopyRow' });
export type ActivityCopyRow = z.output<typeof ActivityCopyRow>;

/** A copy with links to its files, and the names of its customised fields. */
export const ActivityCopy = StoredActivityCopy.omit({ removedAt: true, basis: true })
  .extend({ links: z.array(ActivityLink), customised: z.array(ActivityFieldName) })
  .meta({ id: 'ActivityCopy' });
export type ActivityCopy = z.output<typeof ActivityCopy>;
