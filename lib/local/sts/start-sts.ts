import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listen, readBody } from '../serve.ts';
import { type AssumedRole, assumeRole, type TrustPolicies } from './assume-role.ts';
import { checkSignature, type SignatureProblem } from './check-signature.ts';
import { createKeyring, type Identity, type Keyring } from './keyring.ts';
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
