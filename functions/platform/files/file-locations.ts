import type { PersonPurpose, PurposeName } from '../../../shared/core/file-purposes.ts';
import type { Key } from '../storage/keys.ts';
import type { Range } from '../storage/table.ts';
import { fileKey, personFileKey, personFilesOf } from './keys.ts';

/** Where files lie: their records in the table, their bytes in the bucket. */
export interface FileLocation {
  key: (id: string) => Key;
  /** All of them, where they lie together. */
  range?: Range;
  /** Where bytes arrive that nobody has looked at. */
  uploadKey: (id: string) => string;
  /** Where they lie when they have been looked at. */
  objectKey: (purpose: PurposeName, id: string) => string;
}

/** Files of an organisation's clinical and teaching data. */
export const organizationFileLocation = (organization: string): FileLocation => ({
  key: id => fileKey(organization, id),
  uploadKey: id => `tmp/organizations/${organization}/${id}`,
  objectKey: (purpose, id) => `organizations/${organization}/${purpose}/${id}`,
});

/** Files of a person. Their objects are found by purpose and id alone, as other records name them. */
export const personFileLocation = (person: string): FileLocation => ({
  key: id => personFileKey(person, id),
  range: personFilesOf(person),
  uploadKey: id => `tmp/people/${id}`,
  objectKey: personObjectKey,
});

/** The object of somebody's picture, signature or certificate, or of a logo. */
export const personObjectKey = (purpose: PersonPurpose | PurposeName, id: string): string =>
  `people/${purpose}/${id}`;

/** A file of somebody's own as the journal names it when a record lets go of it. */
export const releasedFileName = (purpose: PersonPurpose, id: string): string => `${purpose}/${id}`;

/** The object of what the journal names so. */
export const releasedObjectKey = (name: string): string => `people/${name}`;
