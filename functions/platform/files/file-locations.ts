import type { PersonPurpose, PurposeName } from '../../../shared/core/file-purposes.ts';
import type { Key, Range } from '../storage/key.ts';
import { fileKey, heldFileKey, personFileKey, personFilesOf } from './keys.ts';

/** Where the files of an organisation or a person are stored: records in the table, bytes in the bucket. */
export interface FileLocation {
  key: (id: string) => Key;
  /** Key of the marker that keeps a file's bytes after its record is deleted. Absent for files of people. */
  heldKey?: (id: string) => Key;
  /** Key range of all file records. Absent for organisations: their file records are not in one partition. */
  range?: Range;
  /** Object key (path in the bucket) of an upload that has not been checked yet. */
  uploadKey: (id: string) => string;
  objectKey: (purpose: PurposeName, id: string) => string;
}

export const organizationFileLocation = (organization: string): FileLocation => ({
  key: id => fileKey(organization, id),
  heldKey: id => heldFileKey(organization, id),
  uploadKey: id => `tmp/organizations/${organization}/${id}`,
  objectKey: (purpose, id) => `organizations/${organization}/${purpose}/${id}`,
});

/** Object key of a file of a published course, which every organisation can read. */
export const libraryObjectKey = (organization: string, course: string, id: string): string =>
  `library/${organization}/${course}/${id}`;

/**
 * Where a person's files are stored. Object keys lack the person's id, because records name only file ids.
 */
export const personFileLocation = (person: string): FileLocation => ({
  key: id => personFileKey(person, id),
  range: personFilesOf(person),
  uploadKey: id => `tmp/people/${id}`,
  objectKey: personObjectKey,
});

export const personObjectKey = (purpose: PersonPurpose | PurposeName, id: string): string =>
  `people/${purpose}/${id}`;

/** Name of a personal file in a journal entry that lists files whose bytes are to be deleted. */
export const releasedFileName = (purpose: PersonPurpose, id: string): string => `${purpose}/${id}`;

/** Object key of a personal file, from the name that `releasedFileName` made. */
export const releasedObjectKey = (name: string): string => `people/${name}`;

export function fileOwnerOf(pk: string): { organization: string } | { person: string } {
  const [space, owner = ''] = pk.split('#');
  return space === 'C' ? { organization: owner } : { person: owner };
}
