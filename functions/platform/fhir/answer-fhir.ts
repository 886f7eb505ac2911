import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import { type FhirResource, recordIdOf } from '../../../shared/core/fhir/resource.ts';
import { type FhirTypeName, isFhirType, parametersOf } from '../../../shared/core/fhir/search-parameters.ts';
import { type FhirSource, readPathOf } from '../../../shared/core/fhir/source.ts';
import type { FhirWriter } from '../../../shared/core/fhir/writing.ts';
import { caseIdOf } from '../../../shared/core/ids.ts';
import type { CallEvent } from '../http/call-event.ts';
import type { CursorSeal } from '../http/cursor-seal.ts';
import { readBody } from '../http/read-input.ts';
import type { Ask } from './ask.ts';
import { answerBulk, isBulk } from './bulk-export.ts';
import { fhirAnswer, withOutcomes } from './fhir-answer.ts';
import { FhirError, pageExpired } from './fhir-error.ts';
import { checkFormat, readSearch } from './read-search.ts';
import { firstPlace, type Place, ResourceSearch } from './search-resources.ts';

export interface FhirServer {
  sources: readonly FhirSource[];
  writers: readonly FhirWriter[];
  /** URL of the FHIR server, without a slash at the end. */
  base: string;
  cursors: CursorSeal;
}

type Sent = [name: string, value: string][];

const missing = () => new FhirError(404, new AppError('record.missing').message);

/** Answers a FHIR request by calling our own endpoints through `ask`. */
export const answerFhir = (
  server: FhirServer,
  event: CallEvent,
  path: string,
  ask: Ask,
): Promise<APIGatewayProxyStructuredResultV2> =>
  withOutcomes(async () => {
    const { method } = event.requestContext.http;
    if (isBulk(path)) return answerBulk(server, event, path, ask);
    checkFormat(event);
    const [type = '', ...rest] = path.split('/');
    const isCreation = method === 'POST' && rest.length === 0;
    if (isCreation) return (await import('./create-resource.ts')).createResource(server, event, type, ask);
    return fhirAnswer(200, await resourceFor(server, event, path, ask));
  });

/** Returns the resource or the search result for a path. @param path type of the resource, and its id */
async function resourceFor(
  server: FhirServer,
  event: CallEvent,
  path: string,
  ask: Ask,
): Promise<FhirResource> {
  const [type = '', id, ...rest] = path.split('/');
  const { method } = event.requestContext.http;
  if (!['GET', 'POST'].includes(method))
    throw new FhirError(405, 'Records are changed and deleted by people only', {
      issue: 'not-supported',
      headers: { allow: 'GET' },
    });
  if (!isFhirType(type) || rest.length > 0) throw missing();
  const query: Sent = [...new URLSearchParams(event.rawQueryString)];
  if (method === 'GET' && id === undefined) return search(server, event, type, query, ask);
  if (method === 'POST' && id === '_search')
    return search(server, event, type, [...query, ...readForm(event)], ask);
  if (method === 'GET' && id !== undefined) return readOne(server, type, id, ask);
  throw missing();
}

function readForm(event: CallEvent): Sent {
  const body = readBody(event);
  const contentType = event.headers['content-type'] ?? '';
  if (body !== '' && !/^application\/x-www-form-urlencoded\b/i.test(contentType))
    throw new FhirError(415, 'Send the search as application/x-www-form-urlencoded');
  return [...new URLSearchParams(body)];
}

/**
 * The response is the same 404 if the record is missing, is hidden, belongs to another organisation, or has
 * no such resource.
 */
async function readOne(
  { sources, base }: FhirServer,
  type: FhirTypeName,
  id: string,
  ask: Ask,
): Promise<FhirResource> {
  const recordId = recordIdOf(id);
  const source = sources.find(one => one.types.includes(type) && readPathOf(one, id) !== undefined);
  if (!source) throw missing();
  const { method, recordsOf = (data: unknown) => [data] } = source.read;
  const { data, organization } = await ask(method, readPathOf(source, id) ?? '');
  const found = recordsOf(data)
    .flatMap(record => source.resourcesOf(record, { organization, base, caseId: caseIdOf(recordId) }))
    .find(resource => resource.resourceType === type && resource.id === id);
  if (!found) throw missing();
  return found;
}

async function search(
  { sources, base, cursors }: FhirServer,
  event: CallEvent,
  type: FhirTypeName,
  sent: Sent,
  ask: Ask,
): Promise<FhirResource> {
  const address = `${base}/${type}`;
  const sealed = sent.find(([name]) => name === pageParameter)?.[1];
  const opened = sealed === undefined ? { sent, place: firstPlace } : openPage(cursors, type, sealed);
  const isLenient = /handling=lenient/i.test(event.headers.prefer ?? '');
  const relative = opened.sent.map(([name, value]): Sent[number] => [name, value.replaceAll(`${base}/`, '')]);
  const asked = readSearch(type, relative, isLenient);
  const resources = new ResourceSearch(type, { sources, base }, asked, ask);
  const self = { relation: 'self', url: address + shownQuery(type, opened.sent) };
  if (asked.isCount) return bundle({ total: await resources.total(), link: [self] });
  const { found, next } = await resources.page(opened.place);
  const included = asked.includesPatient ? await resources.patientsOf(found) : [];
  const link = [
    self,
    ...(next
      ? [
          {
            relation: 'next',
            url: `${address}?${pageParameter}=${sealPage(cursors, type, opened.sent, next)}`,
          },
        ]
      : []),
  ];
  return bundle({
    link,
    entry: [...found.map(entryAs('match', base)), ...included.map(entryAs('include', base))],
  });
}

const bundle = (content: { total?: number; link: object[]; entry?: object[] }): FhirResource => ({
  resourceType: 'Bundle',
  type: 'searchset',
  ...content,
  ...(content.entry?.length === 0 && { entry: undefined }),
});

const entryAs = (mode: 'match' | 'include', base: string) => (resource: FhirResource) => ({
  fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
  resource,
  search: { mode },
});

const pageParameter = '_page';
const scopeOf = (type: FhirTypeName) => `fhir/${type}`;

/** Encrypts the search and position in the link to the next page; the search may contain a child's name. */
const sealPage = (cursors: CursorSeal, type: FhirTypeName, sent: Sent, place: Place) =>
  cursors.seal(JSON.stringify([sent, place]), scopeOf(type));

function openPage(cursors: CursorSeal, type: FhirTypeName, sealed: string): { sent: Sent; place: Place } {
  try {
    const [sent, place] = JSON.parse(cursors.open(sealed, scopeOf(type))) as [Sent, Place];
    return { sent, place };
  } catch {
    throw pageExpired();
  }
}

/** The search parameters that the response shows in its link `self`, without values that identify a child. */
function shownQuery(type: FhirTypeName, sent: Sent): string {
  const parameters = parametersOf(type);
  const shown = sent.filter(([name]) => !parameters[name.split(':')[0] ?? '']?.isPersonal);
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : '';
}
