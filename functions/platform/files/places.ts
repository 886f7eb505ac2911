import type { PersonPurpose, PurposeName } from '../../../shared/core/file-purposes.ts';
import { personFilesOf } from '../storage/erasure-keys.ts';
import { fileKey, type Key, personFileKey } from '../storage/keys.ts';
import type { Range } from '../storage/table.ts';

/** Where files lie: their records in the table, their bytes in the bucket. */
export interface FilePlace {
  key: (id: string) => Key;
  /** All of them, where they lie together. */
  range?: Range;
  /** Where bytes arrive that nobody has looked at. */
  arrival: (id: string) => string;
  /** Where they lie when they have been looked at. */
  object: (purpose: PurposeName, id: string) => string;
}

/** Files of an organisation's clinical and teaching data. */
export const organizationPlace = (organization: string): FilePlace => ({
  key: id => fileKey(organization, id),
  arrival: id => `tmp/organizations/${organization}/${id}`,
  object: (purpose, id) => `organizations/${organization}/${purpose}/${id}`,
});

/** Files of a person. Their objects are found by purpose and id alone, as other records name them. */
export const personPlace = (person: string): FilePlace => ({
  key: id => personFileKey(person, id),
  range: personFilesOf(person),
  arrival: id => `tmp/people/${id}`,
  object: personObject,
});

/** The object of somebody's picture, signature or certificate, or of a logo. */
export const personObject = (purpose: PersonPurpose | PurposeName, id: string): string =>
  `people/${purpose}/${id}`;

/** A file of somebody's own as the journal names it when a record lets go of it. */
export const releasedName = (purpose: PersonPurpose, id: string): string => `${purpose}/${id}`;

/** The object of what the journal names so. */
export const releasedObject = (name: string): string => `people/${name}`;
