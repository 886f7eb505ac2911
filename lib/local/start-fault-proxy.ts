import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AwsRequest,
  type ErrorResponses,
  type FaultInjection,
  type ProxiedResponse,
  respondWithFault,
} from './fault-injection.ts';
import { forward } from './forward.ts';
import { type HttpServer, listen, readBody } from './serve.ts';
import type { Identity } from './sts/keyring.ts';

interface FaultProxyOptions {
  service: 'sts' | 'cognito';
  /** Where the stand-in listens. */
  upstream: string;
  identify: (accessKeyId: string) => Identity | undefined;
  injectFault: FaultInjection;
}

const bodyLimit = 1_000_000;

/** A proxy in front of a stand-in that injects faults into the Lambdas' requests. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<HttpServer> {
  return listen((request, response) => proxyRequest(options, request, response));
}

async function proxyRequest(
  { service, upstream, identify, injectFault }: FaultProxyOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
  const { method, url: path, headers } = request;
  const keyId = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
  const role = identify(keyId)?.role ?? '';
  const asked = { ...describeRequest[service](request, body.toString()), service, role, lambda: role };
  await respondWithFault(response, await injectFault(asked), errorResponses[service], () =>
    forward(upstream, { method, path, headers, body }),
  );
}

type Description = Pick<AwsRequest, 'operation' | 'subjects'>;

const describeRequest: Record<
  FaultProxyOptions['service'],
  (request: IncomingMessage, body: string) => Description
> = {
  sts: (_, body) => {
    const parameters = new URLSearchParams(body);
    return {
      operation: parameters.get('Action') ?? '',
      subjects: [parameters.get('RoleSessionName') ?? ''],
    };
  },
  cognito: ({ headers }, body) => ({
    operation: String(headers['x-amz-target'] ?? 'GetKeys').replace(/^.*\./, ''),
    subjects: stringsIn(body === '' ? {} : JSON.parse(body)),
  }),
};

/** Every text in a body, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

const jsonError = (status: number, type: string) => (): ProxiedResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message: 'Disturbed.' }),
});

const xmlError = (status: number, code: string) => (): ProxiedResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<ErrorResponse><Error><Code>${code}</Code><Message>Disturbed.</Message></Error></ErrorResponse>`,
});

const errorResponses: Record<FaultProxyOptions['service'], ErrorResponses> = {
  cognito: {
    refuse: jsonError(400, 'TooManyRequestsException'),
    conflict: jsonError(400, 'ConcurrentModificationException'),
    fail: jsonError(500, 'InternalErrorException'),
  },
  sts: {
    refuse: xmlError(400, 'Throttling'),
    conflict: xmlError(400, 'Throttling'),
    fail: xmlError(500, 'InternalFailure'),
  },
};
