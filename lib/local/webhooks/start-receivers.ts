import type { IncomingHttpHeaders } from 'node:http';
import { listen, readBody } from '../serve.ts';

export interface ReceivedPost {
  host: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Response of a receiver; `never` means no response. */
export type ReceiverAnswer = { status: number; headers?: Record<string, string> } | 'never';

export interface Receivers {
  resolve: (name: string) => Promise<string[]>;
  /** Local port to which requests to all receivers go. */
  port: number;
  received: ReceivedPost[];
  /**
   * Sets the IP addresses to which a host name resolves, and the response from there. By default, every name
   * resolves to a public address that accepts everything.
   */
  expect: (host: string, options: { addresses?: string[]; answer?: () => ReceiverAnswer }) => void;
  close: () => Promise<void>;
}

/** A public internet address. Nothing is ever sent to it. */
const publicAddress = '93.184.215.14';
const maxBody = 65_536;
const maxReceived = 500;

export async function startReceivers(): Promise<Receivers> {
  const received: ReceivedPost[] = [];
  const expected = new Map<string, { addresses?: string[]; answer?: () => ReceiverAnswer }>();
  const server = await listen(async (request, response) => {
    const host = request.headers.host ?? '';
    const body = (await readBody(request, maxBody))?.toString() ?? '';
    received.push({ host, path: request.url ?? '', headers: request.headers, body });
    if (received.length > maxReceived) received.shift();
    const answer = expected.get(host)?.answer?.() ?? { status: 204 };
    if (answer !== 'never') response.writeHead(answer.status, answer.headers).end();
  });
  return {
    received,
    expect: (host, options) => expected.set(host, { ...expected.get(host), ...options }),
    resolve: async name => expected.get(name)?.addresses ?? [publicAddress],
    port: Number(new URL(server.endpoint).port),
    close: server.close,
  };
}
