import * as z from 'zod';
import { Instant, Text, Version } from '../../../core/fields.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { ActivityBody, ActivityLink, activityHeadFields } from '../activities/schema.ts';
import { TakeDown } from '../courses/schema.ts';
import { LibraryCourse } from '../library/schema.ts';
import { PublishedActivityId, PublishedPart, VersionChanges } from './schema.ts';

export const LibraryCoursePage = LibraryCourse.extend({
  description: RichDocument.nullable(),
  publishedAt: Instant,
  note: Text,
  changes: VersionChanges.nullable(),
  takeDown: TakeDown.nullable(),
  /** Folders and titles of activities in no particular order; `treeOf` puts them in order. */
  parts: z.array(PublishedPart),
}).meta({ id: 'LibraryCoursePage' });
export type LibraryCoursePage = z.output<typeof LibraryCoursePage>;

/** The content of an activity, with file links that are valid for a few minutes. */
export const PublishedContent = ActivityBody.extend({ links: z.array(ActivityLink) });

/** An activity of a published version. `content` is null for organisations without access to the course. */
export const PublishedActivity = z
  .object({
    ...activityHeadFields,
    id: PublishedActivityId,
    /** Version of the course, taken from the activity's id. */
    courseVersion: Version,
    /** Objectives of the activity; empty for organisations without access to the course. */
    objectives: z.array(z.string()),
    content: PublishedContent.nullable(),
    course: LibraryCourse.extend({ takeDown: TakeDown.nullable() }),
  })
  .meta({ id: 'PublishedActivity' });
export type PublishedActivity = z.output<typeof PublishedActivity>;
