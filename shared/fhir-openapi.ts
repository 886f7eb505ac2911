import { binaryPath } from './core/fhir/files.ts';
import { type FhirTypeName, fhirTypeOf, fhirTypes, parametersOf } from './core/fhir/search-parameters.ts';

type Json = Record<string, unknown>;

/** OpenAPI tag of the FHIR paths, which are not endpoints of the API contract. */
export const fhirTag = 'fhir-resources';

const anyJson = { type: 'object', properties: { resourceType: { type: 'string' } } };
const content = (schema: Json = anyJson) => ({ 'application/fhir+json': { schema } });
const answer = (description: string) => ({ description, content: content() });
const refused = { '4XX': answer('OperationOutcome') };
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const query = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });

const results = ['_count', '_summary', '_format'];

/** The OpenAPI paths of the FHIR server, made from the table of FHIR types. */
export function fhirPaths(): Record<string, Json> {
  const ofTypes = (Object.keys(fhirTypes) as FhirTypeName[]).flatMap(type => Object.entries(pathsOf(type)));
  const operation = (operationId: string, summary: string, responses: Json, more: Json = {}): Json => ({
    ...{ operationId, tags: [fhirTag], summary, parameters: [], ...more },
    responses: { ...responses, ...refused },
  });
  const start = (id: string) =>
    operation(
      id,
      'Starts an export of everything that the key reads, with “Prefer: respond-async”',
      { 202: { description: 'Content-Location names the address that tells how far it is' } },
      { parameters: ['_type', '_since', '_outputFormat'].map(query) },
    );
  const about = { parameters: [idParameter] };
  return {
    ...Object.fromEntries(ofTypes),
    [`/${binaryPath}`]: {
      get: operation('fhirReadBinary', 'The PDF of a finished document', { 200: answer('Binary') }, about),
    },
    '/fhir/$export': { get: start('fhirExport') },
    '/fhir/Patient/$export': { get: start('fhirExportPatients') },
    '/fhir/$export-status/{id}': {
      get: operation(
        'fhirExportStatus',
        'How far an export is, or its files',
        {
          200: {
            description: 'Manifest of Bulk Data',
            content: { 'application/json': { schema: { type: 'object' } } },
          },
          202: { description: 'X-Progress tells how far it is' },
        },
        about,
      ),
      delete: operation(
        'fhirCancelExport',
        'Cancels an export',
        { 202: { description: 'Cancelled' } },
        about,
      ),
    },
  };
}

function pathsOf(type: FhirTypeName): Record<string, Json> {
  const { needsPatient, created, note, includes, isSorted } = fhirTypeOf(type);
  const names = [
    ...Object.keys(parametersOf(type)),
    ...results,
    ...(includes.length > 0 ? ['_include'] : []),
    ...(isSorted ? ['_sort'] : []),
  ];
  const description = needsPatient ? 'A search names one patient.' : note;
  const shared = { tags: [fhirTag], ...(description && { description }) };
  const form = {
    type: 'object',
    properties: Object.fromEntries(names.map(name => [name, { type: 'string' }])),
  };
  const searched = { responses: { 200: answer('Bundle'), ...refused } };
  return {
    [`/fhir/${type}`]: {
      get: {
        ...{ operationId: `fhirSearch${type}`, summary: `Searches ${type}`, ...shared, ...searched },
        parameters: names.map(query),
      },
      ...(created && {
        post: {
          ...{ operationId: `fhirCreate${type}`, summary: `Creates a ${type}`, ...shared },
          parameters: created === 'conditional' ? [{ ...query('If-None-Exist'), in: 'header' }] : [],
          requestBody: { content: content() },
          responses: {
            ...(created === 'conditional'
              ? { 200: answer('The one that is there'), 201: answer(type) }
              : { 202: answer('OperationOutcome: it waits') }),
            ...refused,
          },
        },
      }),
    },
    [`/fhir/${type}/_search`]: {
      post: {
        ...{
          operationId: `fhirPostSearch${type}`,
          summary: `Searches ${type} without values in the address`,
        },
        ...{ ...shared, parameters: [], ...searched },
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema: form } } },
      },
    },
    [`/fhir/${type}/{id}`]: {
      get: {
        ...{ operationId: `fhirRead${type}`, summary: `Reads one ${type}`, ...shared },
        parameters: [idParameter],
        responses: { 200: answer(type), ...refused },
      },
    },
  };
}
