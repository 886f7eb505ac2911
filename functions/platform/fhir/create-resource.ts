import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import { outcome } from '../../../shared/core/fhir/outcome.ts';
import { type FhirResource, fhirIdOf, recordIdOf } from '../../../shared/core/fhir/resource.ts';
import { type FhirTypeName, isFhirType } from '../../../shared/core/fhir/search-parameters.ts';
import type { FhirSource } from '../../../shared/core/fhir/source.ts';
import { type FhirWriter, UnwritableError, unreadFields } from '../../../shared/core/fhir/writing.ts';
import { Id } from '../../../shared/core/ids.ts';
import type { CallEvent } from '../http/call-event.ts';
import { readBody } from '../http/read-input.ts';
import type { Ask } from './ask.ts';
import { fhirAnswer } from './fhir-answer.ts';
import { FhirError } from './fhir-error.ts';
import { readSearch } from './read-search.ts';
import { firstPlace, noneIfDenied, ResourceSearch } from './search-resources.ts';

interface WritableServer {
  sources: readonly FhirSource[];
  writers: readonly FhirWriter[];
  /** URL of the FHIR server, without a slash at the end. */
  base: string;
}

/** Creates a resource through one of our endpoints, or returns the existing resource. @throws FhirError */
export async function createResource(
  server: WritableServer,
  event: CallEvent,
  type: string,
  ask: Ask,
): Promise<APIGatewayProxyStructuredResultV2> {
  const writer = server.writers.find(candidate => candidate.type === type);
  if (!writer || !isFhirType(type))
    throw new FhirError(405, `${type || 'A Bundle'} cannot be created by FHIR`, {
      issue: 'not-supported',
      headers: { allow: 'GET' },
    });
  const body = readBody(event);
  const resource = readResource(event, body, writer);
  const condition = event.headers['if-none-exist'];
  if (condition !== undefined && !writer.isConditional)
    throw new FhirError(400, `${type} has no If-None-Exist`);
  const answerKnown = async () => {
    const only = condition === undefined ? undefined : await onlyMatch(server, type, condition, ask);
    return only && fhirAnswer(200, only, { location: `${server.base}/${type}/${only.id}` });
  };
  const known = await answerKnown();
  if (known) return known;
  const organization = writer.isConditional ? await organizationOf(server, type, ask) : '';
  const call = callOf(writer, resource, organization);
  const repeatKey = event.headers['idempotency-key'] ?? keyOf(type, condition ?? body);
  const answer = await ask('POST', call.path, call.body, { 'idempotency-key': repeatKey }).catch(error => {
    if (!isLikelyKnown(error)) throw error;
    return undefined;
  });
  if (!answer) {
    const created = await answerKnown();
    if (created) return created;
    throw new FhirError(409, new AppError('case.likely-known').message, { issue: 'duplicate' });
  }
  const { id } = answer.data as { id: string };
  if (writer.isWaiting)
    return fhirAnswer(202, information('The measurement waits until a person takes it over'));
  const location = `${server.base}/${type}/${fhirIdOf(id)}`;
  if (/return=minimal/i.test(event.headers.prefer ?? '')) return fhirAnswer(201, null, { location });
  const created = await readCreated(server, type, id, ask);
  return fhirAnswer(201, created ?? information('Created'), { location });
}

function readResource(event: CallEvent, body: string, writer: FhirWriter): FhirResource {
  const { type } = writer;
  const contentType = event.headers['content-type'] ?? '';
  if (!/^application\/(fhir\+)?json\s*(;.*)?$/i.test(contentType))
    throw new FhirError(415, 'Send the resource as application/fhir+json');
  const resource = parsed(body);
  if (resource?.resourceType !== type) throw new FhirError(400, `The body is no ${type}`);
  const lost = /handling=lenient/i.test(event.headers.prefer ?? '') ? [] : unreadFields(resource, writer);
  if (lost.length > 0)
    throw new FhirError(422, `${lost.join(', ')} of a ${type} cannot be stored here`, {
      issue: 'not-supported',
    });
  return resource;
}

function parsed(body: string): FhirResource | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as FhirResource)
      : undefined;
  } catch {
    throw new FhirError(400, 'The body is no JSON');
  }
}

/** Number of matches of `If-None-Exist` to read, whatever `_count` is, so that a second match is found. */
const matchesToRead = 100;

/**
 * The resource that matches `If-None-Exist`, if there is one.
 * @throws FhirError if several resources match
 */
async function onlyMatch(
  server: WritableServer,
  type: FhirTypeName,
  condition: string,
  ask: Ask,
): Promise<FhirResource | undefined> {
  const sent = [...new URLSearchParams(condition.replace(/^\?/, ''))];
  const search = readSearch(type, sent, false);
  if (search.filters.length === 0) throw new FhirError(400, 'If-None-Exist is no search');
  const whole = { ...search, count: matchesToRead };
  const { found, next } = await new ResourceSearch(type, server, whole, ask).page(firstPlace);
  if (found.length > 1) throw new FhirError(412, 'Several resources match If-None-Exist');
  if (next) throw new FhirError(400, 'If-None-Exist is too broad', { issue: 'too-costly' });
  return found[0];
}

/**
 * Slug of the caller's organisation. Finds it with a read that returns no records. The read also checks that
 * the API key may read the type of resource that the request creates.
 * @throws FhirError if the key has no permission to read the type
 */
async function organizationOf({ sources }: WritableServer, type: string, ask: Ask): Promise<string> {
  const source = sources.find(({ types }) => types.some(one => one === type));
  if (!source) throw new Error(`no source has ${type}`);
  const { method, path } = source.list;
  return (await ask(method, path, { ids: [] })).organization;
}

function callOf(writer: FhirWriter, resource: FhirResource, organization: string) {
  try {
    return writer.callOf(resource, { organization });
  } catch (error) {
    if (error instanceof UnwritableError) throw new FhirError(422, error.message);
    throw error;
  }
}

/** Idempotency key made from the request, so that a retried request gets the first response. */
const keyOf = (type: string, text: string): string =>
  createHash('sha256').update(`${type}\n${text}`).digest('base64url');

const isLikelyKnown = (error: unknown): boolean =>
  error instanceof FhirError && error.code === 'case.likely-known';

async function readCreated(
  { sources, base }: WritableServer,
  type: FhirTypeName,
  id: string,
  ask: Ask,
): Promise<FhirResource | undefined> {
  const source = sources.find(
    ({ types, idKind }) => types.includes(type) && Id(idKind).safeParse(id).success,
  );
  if (!source) return undefined;
  const answer = await ask('GET', source.read.path.replace('{id}', id)).catch(noneIfDenied);
  if (!answer) return undefined;
  const about = { organization: answer.organization, base, caseId: id };
  return source.resourcesOf(answer.data, about).find(resource => recordIdOf(resource.id ?? '') === id);
}

function information(text: string): FhirResource {
  const { resourceType } = outcome(200, text);
  return { resourceType, issue: [{ severity: 'information', code: 'informational', diagnostics: text }] };
}
