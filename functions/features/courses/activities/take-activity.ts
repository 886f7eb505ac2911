import { AppError } from '../../../../shared/core/errors.ts';
import { courseIdFromChildId, idKindOf } from '../../../../shared/core/ids.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { maySeeOwn } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import {
  EnteredFields,
  type OwnActivity,
} from '../../../../shared/features/courses/own-activities/schema.ts';
import {
  activitySourceOf,
  parsePublishedActivityId,
  publishedActivityId,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { ActivityCopiesStore } from '../activity-copies/activity-copies-store.ts';
import { CustomActivitiesStore } from '../custom-activities/custom-activities-store.ts';
import { activityCopyKey, customActivityKey } from '../own-activity-keys.ts';
import { linkToLibraryFile } from '../published-courses/library-links.ts';
import { PublishedCoursesStore } from '../published-courses/published-courses-store.ts';
import { readPublishedActivity } from '../published-courses/read-published-activity.ts';

type Context = Pick<OrganizationContext, 'actor' | 'files' | 'openStore' | 'organization' | 'now'>;

export interface TakenActivity {
  sourceId: string;
  /** Id of the activity; it is the same for all versions of a published activity. */
  source: string;
  fields: ActivityFields;
  /** The published course whose files the activity uses; null if it uses the organisation's own files. */
  library: { organization: string; courseId: string } | null;
  /**
   * Writes that keep the files of the organisation's own activity from being deleted. They fail if the
   * activity has changed since it was read.
   */
  holdWrites: Write[];
}

/**
 * Reads an activity with its contents: a published one, a copy, or a custom one.
 * @param isNewest whether to read a published activity in the current version of its course
 * @throws record.missing if the caller cannot see the activity, subscription.needed
 */
export async function takeActivity(
  id: string,
  context: Context,
  { isNewest = false }: { isNewest?: boolean } = {},
): Promise<TakenActivity> {
  if (idKindOf(id) === 'publishedActivity')
    return takePublished(isNewest ? await newestOf(id, context) : id, context);
  const { actor, files, openStore, organization } = context;
  const isCopy = idKindOf(id) === 'activityCopy';
  const activity: (OwnActivity & { isShared?: boolean }) | undefined = isCopy
    ? await openStore(ActivityCopiesStore).get(id)
    : await openStore(CustomActivitiesStore).get(id);
  if (!activity || activity.removedAt !== null || !maySeeOwn(activity, actor))
    throw new AppError('record.missing');
  const fields = EnteredFields.parse(activity);
  const check = (isCopy ? activityCopyKey : customActivityKey)(organization.slug, id);
  const isSame: Write = {
    check,
    when: hasVersion(activity.version),
    onConditionFailed: () => new ConflictError(),
  };
  const holds = filesOfActivity(fields).map(({ fileId }) => files.holdWrite(fileId));
  return {
    sourceId: id,
    source: activitySourceOf(id),
    fields,
    library: null,
    holdWrites: holds.length > 0 ? [isSame, ...holds] : [],
  };
}

async function newestOf(id: string, { openStore }: Pick<Context, 'openStore'>): Promise<string> {
  const course = await openStore(PublishedCoursesStore).get(courseIdFromChildId(id));
  if (!course) throw new AppError('record.missing');
  return publishedActivityId(parsePublishedActivityId(id).activityId, course.courseVersion);
}

async function takePublished(id: string, context: Context): Promise<TakenActivity> {
  const { course, head, body } = await readPublishedActivity(context, id);
  if (!body) throw new AppError('subscription.needed');
  return {
    sourceId: id,
    source: activitySourceOf(id),
    fields: EnteredFields.parse({ ...body, ...head }),
    library: { organization: course.organization, courseId: course.id },
    holdWrites: [],
  };
}

/** Files of a course that the platform took down get no links. */
export async function linksOfTaken(
  { library, fields }: { library: TakenActivity['library']; fields: ActivityFields },
  { files, openStore }: Pick<Context, 'files' | 'openStore'>,
): Promise<{ fileId: string; url: string }[]> {
  const named = filesOfActivity(fields);
  if (named.length === 0) return [];
  const course = library && (await openStore(PublishedCoursesStore).get(library.courseId));
  if (course?.state === 'taken-down') return [];
  return Promise.all(
    named.map(async ({ fileId, purpose }) => ({
      fileId,
      url: library
        ? await linkToLibraryFile(files, { id: library.courseId, organization: library.organization }, fileId)
        : await files.link(fileId, purpose),
    })),
  );
}
