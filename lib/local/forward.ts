import { Agent, request as send } from 'node:http';
import type { ProxiedResponse } from './fault-injection.ts';

const agent = new Agent({ keepAlive: true });

export interface ForwardedRequest {
  method?: string | undefined;
  path?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export function forward(
  endpoint: string,
  { method = 'POST', path = '/', headers, body }: ForwardedRequest,
): Promise<ProxiedResponse> {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const options = { agent, method, path, headers: { ...sent, 'content-length': body.length } };
    const call = send(endpoint, options, async answered => {
      const chunks: Buffer[] = [];
      for await (const chunk of answered) chunks.push(chunk);
      const type = answered.headers['content-type'];
      resolve({
        status: answered.statusCode ?? 500,
        headers: type ? { 'content-type': type } : {},
        body: Buffer.concat(chunks),
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
