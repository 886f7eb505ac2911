import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { activityBodyFields, activityHeadFields } from '../activities/schema.ts';

/**
 * Maximum number of copied activities in an organisation; the maximum number of custom activities is the
 * same.
 */
export const maxOwnActivities = 1000;

/** The fields of a copied or custom activity that the server sets. */
const recordFields = {
  /** The person who created the activity or took it over. */
  owner: z.object({ id: MemberId, fullName: z.string() }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
};

export const ownActivityFields = {
  ...activityHeadFields,
  ...activityBodyFields,
  ...recordFields,
  /** When the activity was deleted; a deleted activity can be restored for a while. */
  removedAt: Instant.nullable(),
};

export const ownActivityRowFields = {
  ...activityHeadFields,
  ...recordFields,
  tags: activityBodyFields.tags,
  hasVideo: z.boolean(),
};

export const EnteredFields = z.object({ ...activityHeadFields, ...activityBodyFields });

const Stored = z.object(ownActivityFields);
export type OwnActivity = z.output<typeof Stored> & { id: string };
