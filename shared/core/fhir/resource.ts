/** A FHIR R4 resource. */
export interface FhirResource {
  resourceType: string;
  id?: string;
  meta?: { lastUpdated: string };
  [field: string]: unknown;
}

export interface FhirReference {
  reference: string;
}

/** FHIR ids have no underscore; ours have one, after the prefix of their kind. */
export const fhirIdOf = (id: string): string => id.replace('_', '-');
export const idOfFhir = (fhirId: string): string => fhirId.replace('-', '_');

/** Separates the id of our record from the name of one of its resources. */
const partSign = '.';
/** Longest id in FHIR. */
const maxIdLength = 64;

/**
 * The id of one of several resources of a record. Names that would make it too long are replaced by a digest, so
 * that an id never changes.
 */
export function partIdOf(id: string, name: string): string {
  const whole = fhirIdOf(id) + partSign + name.replaceAll(/[^A-Za-z0-9.-]/g, '-');
  return whole.length <= maxIdLength ? whole : fhirIdOf(id) + partSign + digestOf(name);
}

/** The id of our record in the id of a resource. */
export const recordIdOf = (fhirId: string): string => idOfFhir(fhirId.split(partSign)[0] ?? '');

/** The id of the part of a record in the id of a resource; empty without one. */
export const partOf = (fhirId: string): string => idOfFhir(fhirId.split(partSign)[1] ?? '');

/** FNV-1a of the characters, 32 bits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const referenceTo = (type: string, id: string): FhirReference => ({
  reference: `${type}/${fhirIdOf(id)}`,
});

/** The id in a reference of a search, with or without a type; empty for other types and other servers. */
export function idInReference(value: string, ...types: readonly string[]): string {
  const [id = '', type, ...rest] = value.split('/').reverse();
  return rest.length > 0 || (type !== undefined && !types.includes(type)) ? '' : id;
}

/** A person who wrote something, by name: other systems have no use for their record. */
export const staffReference = ({ fullName }: { fullName: string }) => ({ display: fullName });
