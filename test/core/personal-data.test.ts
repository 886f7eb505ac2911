import { expect, test } from 'vitest';
import * as z from 'zod';
import { apiOperations } from '../../shared/contract.ts';
import { isOpenToKeys } from '../../shared/core/endpoint-errors.ts';
import { Line, RequiredLine } from '../../shared/core/fields.ts';
import { keyScopes, type Permission, readByScopes } from '../../shared/core/permissions.ts';
import { heldBy, holds, type PersonalData, personalData } from '../../shared/core/personal-data.ts';
import { describeForKeys, fieldsOfAnswer, leftOutForKeys } from '../../shared/core/personal-fields.ts';
import { Case } from '../../shared/features/cases/cases/schema.ts';
import { apiKeys } from '../../shared/features/organizations/api-keys/endpoints.ts';

const calls = apiOperations.filter(({ endpoint }) => isOpenToKeys(endpoint));
const leaves = calls.flatMap(({ name, endpoint }) =>
  fieldsOfAnswer(endpoint.output, name).map(leaf => ({ ...leaf, needs: endpoint.needs as Permission })),
);

const personal = ['Chan Tai Man', '陈小明', 'anna@home.example', '+85291234567', 'https://a.example/b'];
/**
 * Response fields whose text the product writes itself, so they contain no name or contact details: cursors,
 * ids, system addresses, times, acuities.
 */
const ours =
  /meta\.next|treatments\[\]\.id|identifier\.(system|value)|fullUrl|next\.(start|end)|measurements\.va\.(right|left)$/;

test('each response field that API keys read and that may contain a name or contact details declares its kind of personal data', () => {
  expect(leaves.length).toBeGreaterThan(500);
  const unsaid = leaves.filter(
    ({ path, schema, kind }) =>
      kind === undefined && !ours.test(path) && personal.some(text => z.safeParse(schema, text).success),
  );
  expect([...new Set(unsaid.map(({ path }) => path))]).toEqual([]);
});

test('a response field outside the scopes of an API key may be null, missing or an empty list', () => {
  for (const { path, schema, kind, needs } of leaves) {
    if (kind === undefined || readByScopes([needs]).has(kind)) continue;
    const takes = [null, undefined, []].filter(empty => z.safeParse(schema, empty).success);
    expect(takes.length, path).toBeGreaterThan(0);
  }
});

test('each scope of API keys declares exactly the kinds of personal data in the responses that the scope allows', () => {
  for (const scope of keyScopes) {
    const reads = readByScopes([scope]);
    const held = new Set(leaves.flatMap(({ needs, kind }) => (needs === scope && kind ? kind : [])));
    // Kinds of data inside a field that is declared as another kind: in the text of a note, and in a FHIR
    // bundle, which is declared as a whole.
    const inside: Partial<Record<Permission, PersonalData[]>> = {
      'note:read': ['gender', 'school'],
      'eye:read': ['gender'],
    };
    const all = new Set([...held, ...(inside[scope] ?? [])]);
    expect(
      [...reads].filter(kind => !all.has(kind)),
      scope,
    ).toEqual([]);
  }
});

test('every field about a child declares its kind of personal data', () => {
  const plain = ['emailLanguage', 'emailScript', 'tags', 'father', 'mother', 'guardian', 'mergedIdentifiers'];
  const states = ['id', 'version', 'status', 'source', 'review', 'assigned'];
  const days = ['lastSeenOn', 'nextDueOn', 'bookedFor', 'bookedTime'];
  const times = ['createdAt', 'updatedAt', 'mergedInto', 'merged', 'mergeSteps'];
  const marked = Object.entries(Case.shape).filter(([, schema]) => heldBy(schema) !== undefined);
  const known = [...marked.map(([name]) => name), ...plain, ...states, ...days, ...times];
  expect(Object.keys(Case.shape).filter(name => !known.includes(name))).toEqual([]);
  expect(marked.filter(([, schema]) => heldBy(schema) === 'texts')).toEqual([]);
});

test('the kind of personal data declared for a field overrides the kind of its schema, also in nested fields', () => {
  const marked = holds('contact', RequiredLine);
  expect([heldBy(marked), heldBy(RequiredLine), heldBy(Line.min(1))]).toEqual(['contact', 'texts', 'texts']);
  expect(heldBy(marked.nullable().default(null))).toBe('contact');
  expect(heldBy(z.object({ marked }).pick({ marked: true }).shape.marked)).toBe('contact');
  expect(heldBy(z.string())).toBeUndefined();
  expect(new Set(personalData).size).toBe(personalData.length);
});

test('the OpenAPI document lists which personal data each endpoint leaves out for API keys', () => {
  const leftOut = Object.fromEntries(calls.map(({ name, endpoint }) => [name, leftOutForKeys(endpoint)]));
  expect(Object.fromEntries(Object.entries(leftOut).filter(([, kinds]) => kinds.length > 0))).toEqual({
    getClass: ['birthDate', 'gender'],
    getEyeReport: ['family'],
    getRecall: ['contact', 'photo'],
    getSession: ['birthDate', 'gender'],
    listEyeReportVersions: ['family'],
    readEyeReports: ['family'],
    searchEyeReports: ['photo'],
    searchNotes: ['photo'],
    searchRecalls: ['contact', 'photo'],
    searchScreenings: ['photo'],
    searchSessions: ['birthDate', 'gender'],
  });
  const recalls = calls.find(({ name }) => name === 'searchRecalls');
  expect(recalls && describeForKeys(recalls.endpoint)).toBe(
    'With an API key: `eye:read` reads names of children, dates of birth, genders, names of staff, texts that' +
      ' people wrote. Null or empty here, unless another scope of the key reads it: emails and phones of families, photos of children.',
  );
  expect(describeForKeys(apiKeys.createApiKey)).toBeUndefined();
});
