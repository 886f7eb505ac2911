import {
  type AwsRequest,
  type ErrorResponses,
  endWithFault,
  type FaultInjection,
  listenFor,
  type Outcome,
  type ProxiedResponse,
  type ReadRequest,
} from './fault-injection.ts';
import { forward } from './forward.ts';
import type { HttpServer } from './serve.ts';
import type { Identity } from './sts/keyring.ts';

interface FaultProxyOptions {
  service: 'sts' | 'cognito';
  upstream: string;
  identify: (accessKeyId: string) => Identity | undefined;
  injectFault: FaultInjection;
}

const bodyLimit = 1_000_000;

export async function startFaultProxy(options: FaultProxyOptions): Promise<HttpServer> {
  return listenFor(request => answerRequest(options, request), bodyLimit);
}

async function answerRequest(
  { service, upstream, identify, injectFault }: FaultProxyOptions,
  request: ReadRequest,
): Promise<Outcome> {
  const { headers, body } = request;
  const keyId = /Credential=([^/]+)\//.exec(String(headers.authorization ?? ''))?.[1] ?? '';
  const role = identify(keyId)?.role ?? '';
  const awsRequest = { ...describeRequest[service](request, body.toString()), service, role, lambda: role };
  return endWithFault(await injectFault(awsRequest), errorResponses[service], () =>
    forward(upstream, request),
  );
}

type Description = Pick<AwsRequest, 'operation' | 'subjects'>;

const describeRequest: Record<
  FaultProxyOptions['service'],
  (request: ReadRequest, body: string) => Description
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
