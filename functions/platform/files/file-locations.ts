import type { PersonPurpose, PurposeName } from '../../../shared/core/file-purposes.ts';
import type { Key } from '../storage/key.ts';
import type { Range } from '../storage/range.ts';
import { fileKey, heldFileKey, personFileKey, personFilesOf } from './keys.ts';

/** Where the files of an organisation or a person are stored: records in the table, bytes in the bucket. */
export interface FileLocation {
  key: (id: string) => Key;
  /** Key of the marker that keeps a file permanently. Absent if files of this location cannot be kept. */
  heldKey?: (id: string) => Key;
  /** Key range of all files, if they share a partition. */
  range?: Range;
  /** Object key of an upload that has not been checked. */
  uploadKey: (id: string) => string;
  /** Object key of a file that has been checked. */
  objectKey: (purpose: PurposeName, id: string) => string;
}

/** Location of an organisation's clinical and teaching files. */
export const organizationFileLocation = (organization: string): FileLocation => ({
  key: id => fileKey(organization, id),
  heldKey: id => heldFileKey(organization, id),
  uploadKey: id => `tmp/organizations/${organization}/${id}`,
  objectKey: (purpose, id) => `organizations/${organization}/${purpose}/${id}`,
});

/** Object key of a file of a published course, readable by every organisation. */
export const libraryObjectKey = (organization: string, course: string, id: string): string =>
  `library/${organization}/${course}/${id}`;

/** Files of a person. Object keys contain only purpose and id, because other records refer to them. */
export const personFileLocation = (person: string): FileLocation => ({
  key: id => personFileKey(person, id),
  range: personFilesOf(person),
  uploadKey: id => `tmp/people/${id}`,
  objectKey: personObjectKey,
});

/** Object key of a picture, signature, certificate or logo. */
export const personObjectKey = (purpose: PersonPurpose | PurposeName, id: string): string =>
  `people/${purpose}/${id}`;

/** Name under which the journal lists a released personal file. */
export const releasedFileName = (purpose: PersonPurpose, id: string): string => `${purpose}/${id}`;

/** Object key of a released file, from its name in the journal. */
export const releasedObjectKey = (name: string): string => `people/${name}`;

/** Owner of a file, derived from the partition of its record. */
export function fileOwnerOf(pk: string): { organization: string } | { person: string } {
  const [space, owner = ''] = pk.split('#');
  return space === 'C' ? { organization: owner } : { person: owner };
}
