import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import { type FhirResource, recordIdOf } from '../../../shared/core/fhir/resource.ts';
import { type FhirTypeName, isFhirType, parametersOf } from '../../../shared/core/fhir/search-parameters.ts';
import type { FhirSource } from '../../../shared/core/fhir/source.ts';
import { caseIdOf, Id } from '../../../shared/core/ids.ts';
import type { CallEvent } from '../http/call-event.ts';
import type { CursorSeal } from '../http/cursor-seal.ts';
import { readBody } from '../http/read-input.ts';
import type { Ask } from './ask.ts';
import { FhirError } from './fhir-error.ts';
import { readSearch } from './read-search.ts';
import { firstPlace, type Place, ResourceSearch } from './search-resources.ts';

export interface FhirServer {
  sources: readonly FhirSource[];
  /** Address of the server, without a slash at the end. */
  base: string;
  cursors: CursorSeal;
}

type Sent = [name: string, value: string][];

const missing = () => new FhirError(404, new AppError('record.missing').message);

/** Answers a FHIR request by calls of the contract. */
export const answerFhir = (
  server: FhirServer,
  event: CallEvent,
  path: string,
  ask: Ask,
): Promise<APIGatewayProxyStructuredResultV2> =>
  withOutcomes(async () => fhirAnswer(200, await resourceFor(server, event, path, ask)));

/** Answers, or gives the OperationOutcome of an error. */
export async function withOutcomes(
  answer: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof FhirError) return fhirAnswer(error.status, error.resource, error.headers);
    if (!(error instanceof AppError)) throw error;
    const { status, resource } = new FhirError(error.status, error.message);
    return fhirAnswer(status, resource);
  }
}

function fhirAnswer(
  statusCode: number,
  resource: FhirResource,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body: JSON.stringify(resource),
  };
}

/** @param path type and id */
async function resourceFor(
  server: FhirServer,
  event: CallEvent,
  path: string,
  ask: Ask,
): Promise<FhirResource> {
  const [type = '', id, ...rest] = path.split('/');
  if (!isFhirType(type) || rest.length > 0) throw missing();
  const { method } = event.requestContext.http;
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

/** A record that is foreign, hidden, missing, or has no such resource, is the same 404. */
async function readOne(
  { sources, base }: FhirServer,
  type: FhirTypeName,
  id: string,
  ask: Ask,
): Promise<FhirResource> {
  const recordId = recordIdOf(id);
  const source = sources.find(
    ({ types, idKind }) => types.includes(type) && Id(idKind).safeParse(recordId).success,
  );
  if (!source) throw missing();
  const { method, path, recordsOf = (data: unknown) => [data] } = source.read;
  const { data, organization } = await ask(method, path.replace('{id}', recordId));
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
  const asked = readSearch(type, opened.sent, isLenient);
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

/** A next link holds the search and its place, sealed: it may name a child. */
const sealPage = (cursors: CursorSeal, type: FhirTypeName, sent: Sent, place: Place) =>
  cursors.seal(JSON.stringify([sent, place]), scopeOf(type));

function openPage(cursors: CursorSeal, type: FhirTypeName, sealed: string): { sent: Sent; place: Place } {
  try {
    const [sent, place] = JSON.parse(cursors.open(sealed, scopeOf(type))) as [Sent, Place];
    return { sent, place };
  } catch {
    throw new FhirError(410, 'This page has expired; search again', { issue: 'expired' });
  }
}

/** The search as its address shows it: without what names a child. */
function shownQuery(type: FhirTypeName, sent: Sent): string {
  const parameters = parametersOf(type);
  const shown = sent.filter(([name]) => !parameters[name.split(':')[0] ?? '']?.isPersonal);
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : '';
}
