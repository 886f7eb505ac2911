import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { SecretOf } from '../sts/check-signature.ts';
import { parseScope, sameSignature, signText } from '../sts/signature-v4.ts';
import type { IsAccessAllowed } from './authorize-file-access.ts';
import { verifyChecksums } from './checksum.ts';
import { objectHeaders } from './object-headers.ts';
import type { ObjectStore } from './object-store.ts';
import { readUpload } from './read-payload.ts';
import { S3Error } from './s3-error.ts';
import type { S3Response } from './s3-request.ts';
import { parseTaggingXml } from './tags.ts';
import { xmlResponse } from './xml-response.ts';

/** Stores the file that a browser's form sends, if the form's signed policy allows it. */
export async function postObject(
  request: IncomingMessage,
  bucket: string,
  { store, secretOf, mayAccess }: { store: ObjectStore; secretOf: SecretOf; mayAccess: IsAccessAllowed },
  now: number,
): Promise<S3Response> {
  const { fields, file } = await readForm(request);
  const body = Buffer.from(await file.arrayBuffer());
  checkPostPolicy(fields, bucket, body.length, secretOf, now);
  verifyChecksums(fields, body);
  const key = fields.key ?? '';
  if (!key) throw new S3Error('InvalidArgument', 'The form has no key.');
  const signer = parseScope(fields['x-amz-credential'] ?? '')?.accessKeyId ?? '';
  if (!mayAccess(signer, 's3:PutObject', bucket, key)) throw new S3Error('AccessDenied');
  const tags = fields.tagging ? parseTaggingXml(fields.tagging) : {};
  const stored = await store.put({ bucket, key, headers: objectHeaders(fields), tags, body });
  return createdResponse(fields, { Bucket: bucket, Key: key, ETag: stored.etag });
}

/** Ignores fields after the file, and rejects a repeated field as ambiguous. */
async function readForm(request: IncomingMessage): Promise<{ fields: PostFields; file: File }> {
  const form = await parseForm(await readUpload(request), String(request.headers['content-type']));
  const fields: PostFields = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') return { fields: withFileName(fields, value.name), file: value };
    const field = name.toLowerCase();
    if (Object.hasOwn(fields, field))
      throw new S3Error('InvalidArgument', `The field ${name} is given twice.`);
    fields[field] = value;
  }
  throw new S3Error('MalformedPOSTRequest');
}

/** Replaces the placeholder in the key by the file name. The policy is checked against the result. */
function withFileName(fields: PostFields, name: string): PostFields {
  if (fields.key === undefined) return fields;
  return { ...fields, key: fields.key.replace(/\$\{filename\}/g, () => name) };
}

async function parseForm(body: Buffer, contentType: string) {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  }
}

function createdResponse(
  fields: PostFields,
  stored: { Bucket: string; Key: string; ETag: string },
): S3Response {
  const headers = { etag: stored.ETag };
  const redirect = fields.success_action_redirect;
  if (redirect && URL.canParse(redirect)) {
    const location = new URL(redirect);
    for (const [name, value] of Object.entries(stored))
      location.searchParams.append(name.toLowerCase(), value);
    return { status: 303, headers: { ...headers, location: location.href } };
  }
  if (fields.success_action_status === '200') return { status: 200, headers };
  if (fields.success_action_status !== '201') return { status: 204, headers };
  const answer = xmlResponse('PostResponse', stored, 201);
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** Form fields by name in lower case. `bucket` is taken from the URL. */
type PostFields = Record<string, string>;

const Bytes = z.coerce.number().int().min(0);
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), Bytes, Bytes]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

type Condition = z.output<typeof Policy>['conditions'][number];
type FieldCondition = { field: string; operator: 'eq' | 'starts-with'; value: string };

const FIELDS_WITHOUT_CONDITION = ['policy', 'x-amz-signature', 'file'];

/**
 * Checks the signature of a form's policy, then the form against the policy. `size` of the file is in bytes.
 */
function checkPostPolicy(
  fields: PostFields,
  bucket: string,
  size: number,
  secretOf: SecretOf,
  now: number,
): void {
  if (!fields.policy) throw new S3Error('AccessDenied');
  checkPolicySignature(fields, fields.policy, secretOf);
  const { expiration, conditions } = readPolicy(fields.policy);
  if (now > Date.parse(expiration)) throw new S3Error('AccessDenied', 'The policy has expired.');
  const fieldConditions = conditions.flatMap(fieldConditionsOf);
  refuseUnknownFields(fields, fieldConditions);
  for (const condition of fieldConditions) checkField({ ...fields, bucket }, condition);
  for (const condition of conditions) checkSize(condition, size);
}

function checkPolicySignature(fields: PostFields, policy: string, secretOf: SecretOf) {
  const scope = parseScope(fields['x-amz-credential'] ?? '');
  if (scope?.service !== 's3' || fields['x-amz-algorithm'] !== 'AWS4-HMAC-SHA256') {
    throw new S3Error('InvalidArgument', 'The form is not signed with signature version 4.');
  }
  const secret = secretOf(scope.accessKeyId);
  if (!secret) throw new S3Error('InvalidAccessKeyId');
  if (fields['x-amz-security-token'] !== secret.sessionToken) throw new S3Error('InvalidToken');
  const expected = signText(secret.secretAccessKey, scope, policy);
  if (!sameSignature(expected, fields['x-amz-signature'] ?? '')) throw new S3Error('SignatureDoesNotMatch');
}

function readPolicy(policy: string) {
  try {
    return Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch {
    throw new S3Error('InvalidPolicyDocument');
  }
}

function fieldConditionsOf(condition: Condition): FieldCondition[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ({
      field: name.toLowerCase(),
      operator: 'eq',
      value,
    }));
  }
  const [operator, name, value] = condition;
  if (operator === 'content-length-range') return [];
  return [{ field: name.slice(1).toLowerCase(), operator, value }];
}

function refuseUnknownFields(fields: PostFields, conditions: FieldCondition[]) {
  const known = new Set([...FIELDS_WITHOUT_CONDITION, ...conditions.map(condition => condition.field)]);
  const unknown = Object.keys(fields).find(name => !known.has(name) && !name.startsWith('x-ignore-'));
  if (unknown) throw new S3Error('AccessDenied', `The policy does not allow the field ${unknown}.`);
}

function checkField(fields: PostFields, { field, operator, value }: FieldCondition) {
  const given = fields[field] ?? '';
  const holds = operator === 'eq' ? given === value : given.startsWith(value);
  if (!holds) throw new S3Error('AccessDenied', `The policy's condition on ${field} does not hold.`);
}

function checkSize(condition: Condition, size: number) {
  if (!Array.isArray(condition) || condition[0] !== 'content-length-range') return;
  const [, smallest, largest] = condition;
  if (size < smallest) throw new S3Error('EntityTooSmall');
  if (size > largest) throw new S3Error('EntityTooLarge');
}
