import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import { libraryObjectKey } from '../../../platform/files/file-locations.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';

type Files = Pick<FilesStore, 'linkToObject' | 'steadyLinkToObject'>;
type OfCourse = Pick<PublishedCourse, 'id' | 'organization' | 'cover'>;

/** A link to a course's cover, which every organisation may see; null if the course has no cover. */
export const linkToCover = async (
  files: Files,
  { id, organization, cover }: OfCourse,
): Promise<string | null> =>
  cover && files.steadyLinkToObject(libraryObjectKey(organization, id, cover.fileId));

/** The caller has to check access first. */
export const linkToLibraryFile = (
  files: Files,
  { id, organization }: Omit<OfCourse, 'cover'>,
  fileId: string,
): Promise<string> => files.linkToObject(libraryObjectKey(organization, id, fileId));
