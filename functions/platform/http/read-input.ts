import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { AppError, type FieldErrors } from '../../../shared/core/errors.ts';
import { maxBodyBytes } from '../../../shared/core/limits.ts';
import { decodeUtf8 } from '../../../shared/core/reading/decode-bytes.ts';
import { parseTyped } from '../../../shared/core/typed-input.ts';
import { validationKey } from '../../../shared/core/validation-key.ts';

/** @throws request.too-large; request.malformed if it is not UTF-8 */
export function readBody(event: APIGatewayProxyEventV2): string {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBodyBytes) throw new AppError('request.too-large');
  const text = decodeUtf8(bytes);
  if (text === undefined) throw new AppError('request.malformed');
  return text;
}

/**
 * The validated input: from path and query for GET, from path and body for other methods.
 * @throws request.invalid with every wrong field; request.malformed; request.unsupported-type
 */
export function readInput<E extends Endpoint>(
  endpoint: E,
  event: APIGatewayProxyEventV2,
  body: string,
): z.output<E['input']> {
  const path = event.pathParameters ?? {};
  const sent = endpoint.method === 'GET' ? readQuery(event) : readJson(event, body);
  const twice = Object.keys(path).filter(name => Object.hasOwn(sent, name));
  if (twice.length > 0) throw invalid(Object.fromEntries(twice.map(name => [name, 'validation.unknown'])));
  const result = parseTyped(() => endpoint.input.safeParse({ ...sent, ...path }, { reportInput: true }));
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data as z.output<E['input']>;
}

function readQuery(event: APIGatewayProxyEventV2): Record<string, unknown> {
  if (event.body) throw new AppError('request.malformed');
  const query = new URLSearchParams(event.rawQueryString);
  const names = [...query.keys()];
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0)
    throw invalid(Object.fromEntries(repeated.map(name => [name, 'validation.repeated'])));
  return Object.fromEntries(query);
}

function readJson(event: APIGatewayProxyEventV2, body: string): Record<string, unknown> {
  if (event.rawQueryString) throw new AppError('request.malformed');
  if (body === '') return {};
  const type = event.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new AppError('request.unsupported-type');
  try {
    const value: unknown = JSON.parse(body, rejectPrototypeKey);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
  throw new AppError('request.malformed');
}

function rejectPrototypeKey(key: string, value: unknown): unknown {
  if (key === '__proto__') throw invalid({ [key]: 'validation.unknown' });
  return value;
}

const invalid = (fields: FieldErrors) => new AppError('request.invalid', { fields });

/** A message that the schema defines for a field is a translation key already. */
const keyOf = (issue: z.core.$ZodIssue): string =>
  issue.message.startsWith('validation.') ? issue.message : validationKey(issue);

/** Translation key of the first error of each field, by path of the field. */
function fieldErrors(error: z.ZodError): FieldErrors {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path];
    for (const name of paths.map(path => path.join('.'))) {
      if (!fields.has(name)) fields.set(name, keyOf(issue));
    }
  }
  return Object.fromEntries(fields);
}
