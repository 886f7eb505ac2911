import * as z from 'zod';
import { Instant, Text, Version } from '../../../core/fields.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { ActivityBody, ActivityLink, activityHeadFields } from '../activities/schema.ts';
import { TakeDown } from '../courses/schema.ts';
import { LibraryCourse } from '../library/schema.ts';
import { PublishedActivityId, PublishedPart, VersionChanges } from './schema.ts';

/** A course of the library with all that everybody may know of its current version. */
export const LibraryCoursePage = LibraryCourse.extend({
  description: RichDocument.nullable(),
  publishedAt: Instant,
  /** What is new in this version. */
  note: Text,
  changes: VersionChanges.nullable(),
  takeDown: TakeDown.nullable(),
  /** Folders, and titles of activities, in no order; see `treeOf`. */
  parts: z.array(PublishedPart),
}).meta({ id: 'LibraryCoursePage' });
export type LibraryCoursePage = z.output<typeof LibraryCoursePage>;

/** What an activity holds, with links to its files that are good for minutes. */
export const PublishedContent = ActivityBody.extend({ links: z.array(ActivityLink) });

/** An activity of a version: for whoever may read its course all of it, for the others its title. */
export const PublishedActivity = z
  .object({
    ...activityHeadFields,
    id: PublishedActivityId,
    /** The version that the id names. */
    courseVersion: Version,
    /** Empty for those who may not read the course. */
    objectives: z.array(z.string()),
    content: PublishedContent.nullable(),
    course: LibraryCourse.extend({ takeDown: TakeDown.nullable() }),
  })
  .meta({ id: 'PublishedActivity' });
export type PublishedActivity = z.output<typeof PublishedActivity>;
