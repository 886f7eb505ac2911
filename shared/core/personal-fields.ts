import type * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isOpenToKeys } from './endpoint-errors.ts';
import { isWrittenByKeys, neededWith, type Permission, readByScopes } from './permissions.ts';
import { heldBy, type PersonalData, personalData, schemasBelow } from './personal-data.ts';

/** The kinds of personal data in words, for developers who use the API. */
export const personalDataInWords: Record<PersonalData, string> = {
  childName: 'names of children',
  birthDate: 'dates of birth',
  gender: 'genders',
  contact: 'emails and phones of families',
  family: 'names of parents and of a report’s addressee',
  address: 'addresses',
  school: 'school and grade',
  fileNumber: 'file numbers',
  photo: 'photos of children',
  staff: 'names of staff',
  texts: 'texts that people wrote',
  files: 'links to files',
};

interface AnswerField {
  /** Path of field names from the response root; `[]` stands for a list. */
  path: string;
  schema: z.core.$ZodType;
  kind: PersonalData | undefined;
}

/**
 * Fields of a response that are marked as personal data, and unmarked fields that contain no other fields.
 */
export function fieldsOfAnswer(
  schema: z.core.$ZodType,
  path = '',
  above: readonly z.core.$ZodType[] = [],
): AnswerField[] {
  if (above.includes(schema)) return [];
  const kind = heldBy(schema);
  const below = kind === undefined ? schemasBelow(schema) : undefined;
  if (!below) return [{ path, schema, kind }];
  return below.flatMap(([step, inner]) => fieldsOfAnswer(inner, path + step, [...above, schema]));
}

/** Personal data that responses to an API key leave out, unless another scope of the key covers it. */
export function leftOutForKeys({ needs, output }: Pick<Endpoint, 'needs' | 'output'>): PersonalData[] {
  const reads = readByScopes([needs as Permission]);
  const kinds = new Set(fieldsOfAnswer(output).map(({ kind }) => kind));
  return personalData.filter(kind => kinds.has(kind) && !reads.has(kind));
}

/**
 * Describes for API developers what an endpoint returns to an API key; undefined if no key may use the
 * endpoint.
 */
export function describeForKeys(endpoint: Endpoint): string | undefined {
  if (!isOpenToKeys(endpoint)) return undefined;
  const inWords = (kinds: Iterable<PersonalData>) =>
    [...kinds].map(kind => personalDataInWords[kind]).join(', ');
  const leftOut = leftOutForKeys(endpoint);
  const needs = endpoint.needs as Permission;
  if (isWrittenByKeys(needs))
    return `With an API key: needs ${[needs, ...neededWith(needs)].map(scope => `\`${scope}\``).join(' and ')}.`;
  const reads = `With an API key: \`${needs}\` reads ${inWords(readByScopes([needs]))}.`;
  if (leftOut.length === 0) return reads;
  return `${reads} Null or empty here, unless another scope of the key reads it: ${inWords(leftOut)}.`;
}
