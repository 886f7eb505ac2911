/** A resource in the format of FHIR R4. */
export interface FhirResource {
  resourceType: string;
  id?: string;
  meta?: { lastUpdated: string };
  [field: string]: unknown;
}

export interface FhirReference {
  reference: string;
}

/** FHIR ids cannot contain the underscore that our ids have after the prefix, so a hyphen replaces it. */
export const fhirIdOf = (id: string): string => id.replace('_', '-');
export const idOfFhir = (fhirId: string): string => fhirId.replace('-', '_');

/**
 * Separator of the parts of a resource id: our record's id, and a name that is unique among the record's
 * resources.
 */
const partSign = '.';
const maxIdLength = 64;

/**
 * Builds the id of one of the several resources made from a record. If a name would make the id too long, its
 * digest is used instead; the same name always gives the same id.
 */
export function partIdOf(id: string, name: string): string {
  const whole = fhirIdOf(id) + partSign + name.replaceAll(/[^A-Za-z0-9.-]/g, '-');
  return whole.length <= maxIdLength ? whole : fhirIdOf(id) + partSign + digestOf(name);
}

export const recordIdOf = (fhirId: string): string => idOfFhir(fhirId.split(partSign)[0] ?? '');

/** Empty if the resource id contains only our record's id. */
export const partOf = (fhirId: string): string => idOfFhir(fhirId.split(partSign)[1] ?? '');

/** FNV-1a hash of the characters, 32 bits. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const referenceTo = (type: string, id: string): FhirReference => ({
  reference: `${type}/${fhirIdOf(id)}`,
});

/**
 * Extracts the id from a reference in a search, with or without a type such as `Patient/`. Returns an empty
 * text if the reference names a type that is not in `types`, or another server.
 */
export function idInReference(value: string, ...types: readonly string[]): string {
  const [id = '', type, ...rest] = value.split('/').reverse();
  return rest.length > 0 || (type !== undefined && !types.includes(type)) ? '' : id;
}

/** Reference to an author by name only, because other systems do not need the author's own record. */
export const staffReference = ({ fullName }: { fullName: string }) => ({ display: fullName });
