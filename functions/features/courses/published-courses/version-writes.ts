import type {
  PublishedBody,
  PublishedPart,
  PublishedText,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { publishedBodyKey, publishedPartKey, publishedTextKey } from '../published-course-keys.ts';

export interface CourseVersion {
  text: PublishedText;
  parts: PublishedPart[];
  bodies: PublishedBody[];
}

/** The writes of a course version, invisible until the course's row in the library names it. Idempotent. */
export function versionWrites({ text, parts, bodies }: CourseVersion): Write[] {
  const { courseId, courseVersion } = text;
  return [
    {
      put: { ...publishedTextKey(courseId, courseVersion), kind: 'published-text', ...text },
      replaces: true,
    },
    ...parts.map(
      (part): Write => ({
        put: { ...publishedPartKey(courseId, courseVersion, part.id), kind: 'published-part', ...part },
        replaces: true,
      }),
    ),
    ...bodies.map(
      (body): Write => ({
        put: { ...publishedBodyKey(courseId, courseVersion, body.id), kind: 'published-body', ...body },
        replaces: true,
      }),
    ),
  ];
}
