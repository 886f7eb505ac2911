import type { IncomingMessage } from 'node:http';
import type { SecretOf } from '../sts/check-signature.ts';
import { parseScope } from '../sts/signature-v4.ts';
import type { IsAccessAllowed } from './authorize-file-access.ts';
import { verifyChecksums } from './checksum.ts';
import { objectHeaders } from './object-headers.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPostPolicy, type PostFields } from './post-policy.ts';
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
