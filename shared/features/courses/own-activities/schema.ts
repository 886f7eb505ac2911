import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { activityBodyFields, activityHeadFields } from '../activities/schema.ts';

/** Most copies, and most custom activities, of one organisation. */
export const maxOwnActivities = 1000;

/** What an activity is beside what a person enters, whether it is a copy or a custom one. */
const recordFields = {
  /** Who made it, or has taken it over. */
  owner: z.object({ id: MemberId, fullName: z.string() }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
};

/** An activity of an organisation, as it is stored with all it holds. */
export const ownActivityFields = {
  ...activityHeadFields,
  ...activityBodyFields,
  ...recordFields,
  /** Removed ones can be brought back for a while. */
  removedAt: Instant.nullable(),
};

/** What lists show of one. */
export const ownActivityRowFields = {
  ...activityHeadFields,
  ...recordFields,
  tags: activityBodyFields.tags,
  hasVideo: z.boolean(),
};

/** What a person enters, of an activity of any kind. */
export const EnteredFields = z.object({ ...activityHeadFields, ...activityBodyFields });

const Stored = z.object(ownActivityFields);
/** What copies and custom activities have in common. */
export type OwnActivity = z.output<typeof Stored> & { id: string };
