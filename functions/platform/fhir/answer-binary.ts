import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import { partIdOf, recordIdOf } from '../../../shared/core/fhir/resource.ts';
import type { FhirSource } from '../../../shared/core/fhir/source.ts';
import { Id } from '../../../shared/core/ids.ts';
import type { CallEvent } from '../http/call-event.ts';
import type { Ask } from './ask.ts';
import { FhirError } from './fhir-error.ts';

/** Reads a stored file of an organisation. @param url short-lived link to the file */
export type ReadFile = (organization: string, url: string) => Promise<Uint8Array | undefined>;

/** Largest PDF that fits into a response of a Lambda, in bytes. */
const maxBytes = 4_000_000;

const missing = () => new FhirError(404, new AppError('record.missing').message);

/**
 * Responds with the PDF of a finished document: as a file, or as FHIR resource Binary if the client accepts
 * it.
 */
export async function answerBinary(
  sources: readonly FhirSource[],
  event: CallEvent,
  id: string,
  ask: Ask,
  readFile: ReadFile,
): Promise<APIGatewayProxyStructuredResultV2> {
  const recordId = recordIdOf(id);
  const source = sources.find(({ idKind, files }) => files && Id(idKind).safeParse(recordId).success);
  const file = source?.files?.find(({ name }) => partIdOf(recordId, name) === id);
  if (!file) throw missing();
  const { path, input } = file.call;
  const opened = await ask('POST', path.replace('{id}', recordId), { ...input, finishedOnly: true }).catch(
    error => {
      throw error instanceof FhirError && error.code === 'report.draft' ? missing() : error;
    },
  );
  const bytes = await readFile(opened.organization, (opened.data as { url: string }).url);
  if (!bytes) throw missing();
  if (bytes.length > maxBytes) throw new FhirError(413, 'This PDF is too large to be read by FHIR');
  const data = Buffer.from(bytes).toString('base64');
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const isResource = /fhir|application\/json/i.test(event.headers.accept ?? '');
  if (!isResource)
    return {
      statusCode: 200,
      headers: { ...headers, 'content-type': 'application/pdf', 'content-disposition': 'attachment' },
      isBase64Encoded: true,
      body: data,
    };
  return {
    statusCode: 200,
    headers: { ...headers, 'content-type': 'application/fhir+json; charset=utf-8' },
    body: JSON.stringify({ resourceType: 'Binary', id, contentType: 'application/pdf', data }),
  };
}
