import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { listen, readBody } from '../serve.ts';
import { checkSignature, type SignatureProblem } from './check-signature.ts';
import { createKeyring, type Identity, type Keyring, type SessionKeys } from './keyring.ts';
import { sha256 } from './signature-v4.ts';
import { StsError } from './sts-error.ts';
import { type XmlValue, xmlDocument } from './xml.ts';

export type StsOptions = {
  port?: number;
  /** Roles that may assume a role, by role name; if absent, any key may assume any role. */
  roles?: TrustPolicies;
  /** Returns the current time in milliseconds since 1970. */
  now?: () => number;
};

type StsResponse = { status: number; name: string; content: Record<string, XmlValue> };

const NAMESPACE = 'https://sts.amazonaws.com/doc/2011-06-15/';
const MAX_BODY = 64 * 1024;

/**
 * A stand-in for AWS STS that supports `AssumeRole`. It remembers to whom it has issued keys, so that other
 * stand-ins can find the role and session tags of a request. When it stops, the keys are lost.
 */
export async function startSts({ port, roles, now = Date.now }: StsOptions = {}) {
  const keyring = createKeyring(now);
  const server = await listen(async (request, response) => {
    const requestId = randomUUID();
    const { status, name, content } = await handleRequest(request, requestId, keyring, now(), roles);
    response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': requestId });
    response.end(xmlDocument(name, NAMESPACE, content));
  }, port);
  const { issue, identify, secretOf } = keyring;
  return { ...server, issue, identify, secretOf };
}

async function handleRequest(
  request: IncomingMessage,
  requestId: string,
  keyring: Keyring,
  now: number,
  roles?: TrustPolicies,
): Promise<StsResponse> {
  try {
    const body = await readBody(request, MAX_BODY);
    if (!body) throw new StsError('ValidationError', 'The request is too long.');
    const caller = authenticate(request, body, keyring, now);
    const parameters = new URLSearchParams(body.toString());
    const action = parameters.get('Action');
    if (action !== 'AssumeRole') throw new StsError('InvalidAction', `${action} is not supported here.`);
    return assumeRoleResponse(assumeRole(parameters, caller, keyring, roles), requestId);
  } catch (error) {
    if (error instanceof StsError) return errorResponse(error, requestId);
    throw error;
  }
}

function authenticate(request: IncomingMessage, body: Buffer, keyring: Keyring, now: number): Identity {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const { method = '', headers } = request;
  const checked = checkSignature({
    request: { method, path, query: new URLSearchParams(query), headers, payloadHash: sha256(body) },
    service: 'sts',
    secretOf: accessKeyId => {
      if (keyring.hasExpired(accessKeyId)) throw new StsError('ExpiredToken', 'These keys have expired.');
      return keyring.secretOf(accessKeyId);
    },
    now,
  });
  const identity = 'accessKeyId' in checked ? keyring.identify(checked.accessKeyId) : undefined;
  if (!identity) throw signatureError('problem' in checked ? checked.problem : 'unknown-key');
  return identity;
}

function signatureError(problem: SignatureProblem) {
  if (problem === 'missing') return new StsError('MissingAuthenticationToken', 'The request is not signed.');
  if (problem === 'unknown-key' || problem === 'wrong-token') {
    return new StsError('InvalidClientTokenId', 'The access key or its session token is not known.');
  }
  return new StsError('SignatureDoesNotMatch', `The signature is refused: ${problem}.`);
}

function errorResponse({ status, code, message }: StsError, requestId: string): StsResponse {
  const content = { Error: { Type: 'Sender', Code: code, Message: message }, RequestId: requestId };
  return { status, name: 'ErrorResponse', content };
}

function assumeRoleResponse({ keys, arn, id }: AssumedRole, requestId: string): StsResponse {
  const content = {
    AssumeRoleResult: {
      AssumedRoleUser: { AssumedRoleId: id, Arn: arn },
      Credentials: {
        AccessKeyId: keys.accessKeyId,
        SecretAccessKey: keys.secretAccessKey,
        SessionToken: keys.sessionToken,
        Expiration: new Date(keys.expiresAt).toISOString(),
      },
    },
    ResponseMetadata: { RequestId: requestId },
  };
  return { status: 200, name: 'AssumeRoleResponse', content };
}

type TrustPolicies = Record<string, readonly string[]>;

type AssumedRole = { keys: SessionKeys; arn: string; id: string };

const AssumeRole = z.object({
  RoleArn: z.string().regex(/^arn:aws:iam::\d{12}:role\/[\w+=,.@/-]+$/),
  RoleSessionName: z.string().regex(/^[\w+=,.@-]{2,64}$/),
  DurationSeconds: z.coerce.number().int().min(900).max(43200).default(3600),
});

const Tag = z.object({ Key: z.string().min(1).max(128), Value: z.string().max(256) });

const MAX_TAGS = 50;
const KNOWN_PARAMETER =
  /^(Action|Version|RoleArn|RoleSessionName|DurationSeconds|Tags\.member\.\d+\.(Key|Value))$/;

/** Issues keys of a role to a caller that the role trusts. Without `trusts`, roles trust everyone. */
function assumeRole(
  parameters: URLSearchParams,
  caller: Identity,
  keyring: Keyring,
  trusts?: TrustPolicies,
): AssumedRole {
  const unknown = [...parameters.keys()].find(name => !KNOWN_PARAMETER.test(name));
  if (unknown) throw new StsError('ValidationError', `${unknown} is not supported here.`);
  const { RoleArn, RoleSessionName, DurationSeconds } = parse(AssumeRole, Object.fromEntries(parameters));
  const role = RoleArn.slice(RoleArn.lastIndexOf('/') + 1);
  if (trusts && !trusts[role]?.includes(caller.role)) {
    throw new StsError(
      'AccessDenied',
      `${caller.role} is not authorized to perform: sts:AssumeRole on ${RoleArn}`,
    );
  }
  const identity = { role, tags: readTags(parameters), assumedBy: caller.role };
  const keys = keyring.issueSession(identity, DurationSeconds);
  const account = RoleArn.split(':')[4];
  return {
    keys,
    arn: `arn:aws:sts::${account}:assumed-role/${role}/${RoleSessionName}`,
    id: `AROA${keys.accessKeyId.slice(4)}:${RoleSessionName}`,
  };
}

function readTags(parameters: URLSearchParams) {
  const tags = new Map<string, string>();
  for (let n = 1; parameters.has(`Tags.member.${n}.Key`); n++) {
    const member = `Tags.member.${n}`;
    const tag = parse(Tag, {
      Key: parameters.get(`${member}.Key`),
      Value: parameters.get(`${member}.Value`),
    });
    if (tags.has(tag.Key)) throw new StsError('ValidationError', `The tag ${tag.Key} is given twice.`);
    tags.set(tag.Key, tag.Value);
  }
  if (tags.size > MAX_TAGS) throw new StsError('ValidationError', `More than ${MAX_TAGS} session tags.`);
  return Object.fromEntries(tags);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new StsError('ValidationError', z.prettifyError(result.error));
}
