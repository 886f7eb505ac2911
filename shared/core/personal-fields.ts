import type * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { isOpenToKeys } from './endpoint-errors.ts';
import { type Permission, readByScopes } from './permissions.ts';
import { heldBy, type PersonalData, personalData } from './personal-data.ts';

/** The kinds of personal data in words, for those who write programs. */
export const personalDataInWords: Record<PersonalData, string> = {
  childName: 'names of children',
  birthDate: 'dates of birth',
  gender: 'genders',
  contact: 'emails and phones of families',
  family: 'names of parents and of whom a report is addressed to',
  address: 'addresses',
  school: 'school and grade',
  fileNumber: 'file numbers',
  photo: 'photos of children',
  staff: 'names of staff',
  texts: 'texts that people wrote',
  files: 'links to files',
};

interface AnswerField {
  /** Names from the answer on, lists as `[]`. */
  path: string;
  schema: z.core.$ZodType;
  kind: PersonalData | undefined;
}

/** Fields of an answer that say what they hold, and all that say nothing and have none below. */
export function fieldsOfAnswer(
  schema: z.core.$ZodType,
  path = '',
  above: readonly z.core.$ZodType[] = [],
): AnswerField[] {
  if (above.includes(schema)) return [];
  const kind = heldBy(schema);
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const below = (inner: z.core.$ZodType, name = '') => fieldsOfAnswer(inner, path + name, [...above, schema]);
  if (kind !== undefined) return [{ path, schema, kind }];
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => below(field, `.${name}`));
    case 'array':
      return below(def.element, '[]');
    case 'union':
      return def.options.flatMap(option => below(option));
    case 'record':
      return below(def.valueType, '{}');
    case 'lazy':
      return below(def.getter());
    case 'pipe':
      return below(def.out);
    default:
      return 'innerType' in def ? below(def.innerType) : [{ path, schema, kind }];
  }
}

/** What an answer to a key leaves out, if none of the key's other scopes reads it. */
export function leftOutForKeys({ needs, output }: Pick<Endpoint, 'needs' | 'output'>): PersonalData[] {
  const reads = readByScopes([needs as Permission]);
  const held = new Set(fieldsOfAnswer(output).map(({ kind }) => kind));
  return personalData.filter(kind => held.has(kind) && !reads.has(kind));
}

/** What a call tells an API key, for those who write programs; undefined for a call that no key may make. */
export function describeForKeys(endpoint: Endpoint): string | undefined {
  if (!isOpenToKeys(endpoint)) return undefined;
  const inWords = (kinds: Iterable<PersonalData>) =>
    [...kinds].map(kind => personalDataInWords[kind]).join(', ');
  const leftOut = leftOutForKeys(endpoint);
  const needs = endpoint.needs as Permission;
  const reads = `With an API key: \`${needs}\` reads ${inWords(readByScopes([needs]))}.`;
  if (leftOut.length === 0) return reads;
  return `${reads} Null or empty here, unless another scope of the key reads it: ${inWords(leftOut)}.`;
}
