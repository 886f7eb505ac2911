import * as z from 'zod';
import { RequiredLine, Version } from '../../../core/fields.ts';
import { FileId, Id } from '../../../core/ids.ts';
import { ActivityId, ActivityLink } from '../activities/schema.ts';
import { ownActivityFields, ownActivityRowFields } from '../own-activities/schema.ts';

export const ActivityCopyId = Id('activityCopy');

/** The fields of an activity, each of which a copy takes from its original or has of its own. */
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

/** What a copy was made of. It stays when that expires or is taken away. */
export const CopySource = z.object({
  activityId: ActivityId,
  /** The version of the course that the copy was made of, or took over last. */
  courseVersion: Version,
  courseTitle: RequiredLine,
  organizationName: z.string(),
  /** The newest version that was declined; 0 for none. */
  ignoredVersion: z.int().min(0),
});
export type CopySource = z.output<typeof CopySource>;

const fields = { id: ActivityCopyId, source: CopySource };

/** An organisation's copy of a published activity, as it is stored. */
export const StoredActivityCopy = z.object({
  ...ownActivityFields,
  ...fields,
  /** Fingerprints of the original’s fields, by which the customised ones are known without it. */
  basis: z.record(ActivityFieldName, z.string()),
  /** Files that were copied, with the original’s. */
  origins: z.record(FileId, FileId),
});
export type StoredActivityCopy = z.output<typeof StoredActivityCopy>;

/** A copy in the list. */
export const ActivityCopyRow = z
  .object({ ...ownActivityRowFields, ...fields })
  .meta({ id: 'ActivityCopyRow' });
export type ActivityCopyRow = z.output<typeof ActivityCopyRow>;

/** A copy with links to its files, and which fields are not its original’s. */
export const ActivityCopy = StoredActivityCopy.omit({ removedAt: true, basis: true })
  .extend({ links: z.array(ActivityLink), customised: z.array(ActivityFieldName) })
  .meta({ id: 'ActivityCopy' });
export type ActivityCopy = z.output<typeof ActivityCopy>;
