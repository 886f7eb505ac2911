import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { activityBodyFields, activityHeadFields } from '../activities/schema.ts';

/** Maximum number of copied activities that an organisation may have, and the same number of custom ones. */
export const maxOwnActivities = 1000;

/** The fields of a copy or custom activity that a person does not enter. */
const recordFields = {
  /** The person who created the activity or took it over. */
  owner: z.object({ id: MemberId, fullName: z.string() }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
};

/** A stored activity of an organisation, with all its content. */
export const ownActivityFields = {
  ...activityHeadFields,
  ...activityBodyFields,
  ...recordFields,
  /** When the activity was deleted; a deleted activity can be restored for a while. */
  removedAt: Instant.nullable(),
};

/** The fields of an activity that a list row shows. */
export const ownActivityRowFields = {
  ...activityHeadFields,
  ...recordFields,
  tags: activityBodyFields.tags,
  hasVideo: z.boolean(),
};

/** The fields that a person enters, for activities of any kind. */
export const EnteredFields = z.object({ ...activityHeadFields, ...activityBodyFields });

const Stored = z.object(ownActivityFields);
/** The fields common to copies and custom activities. */
export type OwnActivity = z.output<typeof Stored> & { id: string };
