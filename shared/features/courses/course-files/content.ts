import type { FileType, OrganizationPurpose } from '../../../core/file-purposes.ts';
import { organizationPurposes } from '../../../core/file-purposes.ts';
import { filesByPurpose } from '../activities/files-of-activity.ts';
import type { ActivityFields } from '../activities/schema.ts';
import type { CoursePart } from '../course-content/schema.ts';
import { faultOf, flatten, treeOf } from '../course-content/tree.ts';
import type { Course } from '../courses/schema.ts';
import { EnteredFields } from '../own-activities/schema.ts';
import { withOtherFiles } from '../own-activities/with-other-files.ts';
import type { CourseFileContent } from './schema.ts';

interface UsedFile {
  fileId: string;
  purpose: OrganizationPurpose;
}

/** The files of a course in order of use. A file that an activity uses for two purposes is listed twice. */
export function filesUsedIn({ course, parts }: Pick<CourseFileContent, 'course' | 'parts'>): UsedFile[] {
  return [
    ...(course.cover ? [{ fileId: course.cover.fileId, purpose: 'course-cover' } as const] : []),
    ...parts
      .flatMap(part => (part.type === 'activity' ? filesByPurpose(part.activity) : []))
      .map(({ fileId, purpose }) => ({ fileId, purpose })),
  ];
}

/** The content of a course for an exported course file. The media files are added later. */
export function contentOf(
  { title, shortDescription, goals, languages, ageFrom, ageTo, cover, description }: Course,
  parts: readonly CoursePart[],
  activities: readonly (ActivityFields & { id: string })[],
): CourseFileContent {
  const nodes = flatten(treeOf(parts));
  const numbers = new Map(nodes.map(({ part }, index) => [part.id, index + 1]));
  const known = new Map(activities.map(activity => [activity.id, activity]));
  return {
    course: { title, shortDescription, goals, languages, ageFrom, ageTo, cover, description },
    parts: nodes.map(({ part }) => {
      const parent = part.parentId === null ? null : (numbers.get(part.parentId) ?? null);
      return part.type === 'folder'
        ? { type: 'folder', parent, title: part.title }
        : { type: 'activity', parent, activity: EnteredFields.parse(known.get(part.id)) };
    }),
  };
}

/**
 * Replaces the file ids of a course. @param otherOf returns the new id; undefined removes the file from the
 * course
 */
export function withOtherCourseFiles(
  { course, parts }: CourseFileContent,
  otherOf: (fileId: string) => string | undefined,
): CourseFileContent {
  const cover = course.cover && otherOf(course.cover.fileId);
  return {
    course: { ...course, cover: course.cover && cover ? { ...course.cover, fileId: cover } : null },
    parts: parts.map(part =>
      part.type === 'folder'
        ? part
        : { ...part, activity: { ...part.activity, ...withOtherFiles(part.activity, otherOf) } },
    ),
  };
}

/** Whether the tree of folders is valid: all folders exist, there are no cycles, and not too many levels. */
export const hasSoundTree = ({ parts }: Pick<CourseFileContent, 'parts'>): boolean =>
  faultOf(
    parts.map(({ type, parent }, index) => ({
      type,
      id: String(index + 1),
      parentId: parent === null ? null : String(parent),
      title: '',
    })),
  ) === undefined;

/**
 * The purpose of each file in a course file. Returns undefined if a file is missing, unused, used for two
 * purposes, or of a type that its purpose does not accept.
 */
export function purposesOf(
  content: CourseFileContent,
  types: ReadonlyMap<string, FileType>,
): Map<string, OrganizationPurpose> | undefined {
  const purposes = new Map<string, OrganizationPurpose>();
  for (const { fileId, purpose } of filesUsedIn(content)) {
    const type = types.get(fileId);
    const accepted: readonly FileType[] = organizationPurposes[purpose].types;
    if (purposes.has(fileId) || !type || !accepted.includes(type)) return undefined;
    purposes.set(fileId, purpose);
  }
  return purposes.size === types.size ? purposes : undefined;
}
