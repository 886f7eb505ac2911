import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import { datePrefix, FhirValueError } from '../../../shared/core/fhir/matches.ts';
import { fhirIdOf, idOfFhir } from '../../../shared/core/fhir/resource.ts';
import { isFhirType } from '../../../shared/core/fhir/search-parameters.ts';
import { JobId } from '../../../shared/core/ids.ts';
import type { CallEvent } from '../http/call-event.ts';
import type { Ask } from './ask.ts';
import { fhirAnswer } from './fhir-answer.ts';
import { FhirError } from './fhir-error.ts';

interface ExportAnswer {
  state: 'running' | 'ready' | 'failed';
  types: string[];
  since: string | null;
  children: number;
  startedAt: string;
  expiresAt: string | null;
  files: { type: string; count: number; url: string }[];
}

const statusPath = '$export-status';
/** Number of seconds after which a client may ask for the state of an export again. */
const retrySeconds = '5';
const formats = /^(application\/(fhir\+)?ndjson|ndjson)$/;

export const isBulk = (path: string): boolean =>
  path === '$export' || path === 'Patient/$export' || path.startsWith(`${statusPath}/`);

/**
 * Starts an export of an organisation, reports on its state, or cancels it (FHIR Bulk Data). The export of
 * the system and of all patients is the same, because every resource is about a patient.
 */
export async function answerBulk(
  { base }: { base: string },
  event: CallEvent,
  path: string,
  ask: Ask,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http;
  const id = path.startsWith(`${statusPath}/`) ? idOfFhir(path.slice(statusPath.length + 1)) : undefined;
  if (id !== undefined && !JobId.safeParse(id).success)
    throw new FhirError(404, new AppError('record.missing').message);
  if (id === undefined && method === 'GET') return start(base, event, ask);
  if (id !== undefined && method === 'GET') return status(base, id, ask);
  if (id === undefined || method !== 'DELETE')
    throw new FhirError(405, 'Ask for an export by GET', {
      issue: 'not-supported',
      headers: { allow: id === undefined ? 'GET' : 'GET, DELETE' },
    });
  await ask('DELETE', `fhir-exports/${encodeURIComponent(id)}`);
  return fhirAnswer(202, null);
}

async function start(base: string, event: CallEvent, ask: Ask): Promise<APIGatewayProxyStructuredResultV2> {
  const prefer = event.headers.prefer ?? '';
  if (!/respond-async/i.test(prefer)) throw new FhirError(400, 'Send “Prefer: respond-async”');
  const isLenient = /handling=lenient/i.test(prefer);
  let since: string | null = null;
  const types: string[] = [];
  for (const [name, value] of new URLSearchParams(event.rawQueryString)) {
    if (name === '_since') since = instantOf(value);
    else if (name === '_type') types.push(...typesIn(value, isLenient));
    else if (name === '_outputFormat' && formats.test(value)) continue;
    else if (!isLenient) throw new FhirError(400, `${name} is not supported`, { issue: 'not-supported' });
  }
  const { data } = await ask('POST', 'fhir-exports', { types: [...new Set(types)], since });
  const { id } = data as { id: string };
  return fhirAnswer(202, null, { 'content-location': `${base}/${statusPath}/${fhirIdOf(id)}` });
}

function instantOf(value: string): string {
  try {
    const { prefix, span } = datePrefix(value);
    if (prefix === 'eq' && value.includes('T')) return new Date(span[0]).toISOString();
  } catch (error) {
    if (!(error instanceof FhirValueError)) throw error;
  }
  throw new FhirError(400, '_since is no instant');
}

function typesIn(value: string, isLenient: boolean): string[] {
  return value.split(',').filter(type => {
    if (isFhirType(type)) return true;
    if (isLenient || type === '') return false;
    throw new FhirError(400, `${type} is not exported`, { issue: 'not-supported' });
  });
}

async function status(base: string, id: string, ask: Ask): Promise<APIGatewayProxyStructuredResultV2> {
  const { data } = await ask('GET', `fhir-exports/${encodeURIComponent(id)}`);
  const { state, types, since, children, startedAt, expiresAt, files } = data as ExportAnswer;
  if (state === 'failed') throw new FhirError(500, 'The export has failed; start it again');
  if (state === 'running')
    return fhirAnswer(202, null, { 'retry-after': retrySeconds, 'x-progress': `${children} patients` });
  const asked = new URLSearchParams({
    ...(types.length > 0 && { _type: types.join() }),
    ...(since && { _since: since }),
  }).toString();
  const manifest = {
    transactionTime: startedAt,
    request: `${base}/$export${asked && `?${asked}`}`,
    requiresAccessToken: false,
    output: files,
    error: [],
  };
  const answer = fhirAnswer(200, null, { ...(expiresAt && { expires: new Date(expiresAt).toUTCString() }) });
  const headers = { ...answer.headers, 'content-type': 'application/json' };
  return { ...answer, headers, body: JSON.stringify(manifest) };
}
