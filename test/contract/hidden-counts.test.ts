import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiOperations } from '../../shared/contract.ts';

/**
 * Responses that count hidden records, each with the reason why its count is harmless. A count is harmful if
 * the reader can choose what is searched for, because it then reveals whether a person has a record.
 */
const told: Record<string, string> = {
  'cases duplicateCases': 'follows from the caller’s visibility alone',
  'cases listSiblings': 'is always 0',
  'offboarding listUnseenChildren': 'children of a departing member’s records; an admin cannot choose them',
  'outcomes countOutcomes': 'names why a figure of a group is not told',
  'classes *': 'children of a class: only who sees a child adds it',
  'sessions *': 'children of a session: only who sees a child adds it',
  'evaluations *': 'children of a class or a session, as above',
  'familyMails *': 'children of a session, as above',
};

/** Paths of fields by name in a JSON schema. */
function fieldsNamed(name: RegExp, schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value).filter(field => name.test(field)) : []),
    ...fieldsNamed(name, value),
  ]);
}

test('an endpoint returns the number of records hidden from its caller only if this test lists the endpoint with a reason', () => {
  const telling = apiOperations
    .filter(
      ({ endpoint }) => fieldsNamed(/hidden/i, z.toJSONSchema(endpoint.output, { io: 'output' })).length > 0,
    )
    .map(({ noun, name }) => (told[`${noun} *`] ? `${noun} *` : `${noun} ${name}`));
  expect([...new Set(telling)].toSorted()).toEqual(Object.keys(told).toSorted());
});
