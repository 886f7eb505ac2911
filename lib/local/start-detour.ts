import type { IncomingMessage, ServerResponse } from 'node:http';
import { forward } from './forward.ts';
import {
  type AwsRequest,
  answerDisturbed,
  type Interference,
  type Passed,
  type Refusals,
} from './interference.ts';
import { type Listening, listen, readBody } from './serve.ts';
import type { Identity } from './sts/keyring.ts';

interface DetourOptions {
  service: 'sts' | 'cognito';
  /** Where the stand-in listens. */
  behind: string;
  identify: (accessKeyId: string) => Identity | undefined;
  interfere: Interference;
}

const bodyLimit = 1_000_000;

/** A proxy in front of a stand-in that injects faults into the Lambdas' requests. */
export async function startDetour(options: DetourOptions): Promise<Listening> {
  return listen((request, response) => pass(options, request, response));
}

async function pass(
  { service, behind, identify, interfere }: DetourOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
  const { method, url: path, headers } = request;
  const keyId = /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';
  const role = identify(keyId)?.role ?? '';
  const asked = { ...describe[service](request, body.toString()), service, role, lambda: role };
  await answerDisturbed(response, await interfere(asked), refusals[service], () =>
    forward(behind, { method, path, headers, body }),
  );
}

type Description = Pick<AwsRequest, 'operation' | 'about'>;

const describe: Record<DetourOptions['service'], (request: IncomingMessage, body: string) => Description> = {
  sts: (_, body) => {
    const parameters = new URLSearchParams(body);
    return {
      operation: parameters.get('Action') ?? '',
      about: [parameters.get('RoleSessionName') ?? ''],
    };
  },
  cognito: ({ headers }, body) => ({
    operation: String(headers['x-amz-target'] ?? 'GetKeys').replace(/^.*\./, ''),
    about: textsOf(body === '' ? {} : JSON.parse(body)),
  }),
};

/** Every text in a body, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const json = (status: number, type: string) => (): Passed => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message: 'Disturbed.' }),
});

const xml = (status: number, code: string) => (): Passed => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<ErrorResponse><Error><Code>${code}</Code><Message>Disturbed.</Message></Error></ErrorResponse>`,
});

const refusals: Record<DetourOptions['service'], Refusals> = {
  cognito: {
    refuse: json(400, 'TooManyRequestsException'),
    conflict: json(400, 'ConcurrentModificationException'),
    fail: json(500, 'InternalErrorException'),
  },
  sts: {
    refuse: xml(400, 'Throttling'),
    conflict: xml(400, 'Throttling'),
    fail: xml(500, 'InternalFailure'),
  },
};
