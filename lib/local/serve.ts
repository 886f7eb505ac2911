import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type HttpServer = {
  /** URL without a trailing slash, such as `http://127.0.0.1:4567`. */
  endpoint: string;
  close: () => Promise<void>;
};

/**
 * Serves HTTP on the loopback address only. Port 0 means any free port. If the handler throws, writes the
 * error to the console and responds with 500, unless the client has already disconnected.
 */
export async function listen(handler: RequestHandler, port = 0): Promise<HttpServer> {
  const server = createServer((request, response) => void handleSafely(handler, request, response));
  // The client closes idle connections. If the server closed one, a request that is just being sent would
  // fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    endpoint: endpointOf(server.address()),
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Reads the whole body of a request; `undefined` if it is longer than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

async function handleSafely(handler: RequestHandler, request: IncomingMessage, response: ServerResponse) {
  try {
    await handler(request, response);
  } catch (error) {
    if (response.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}

function endpointOf(address: ReturnType<ReturnType<typeof createServer>['address']>) {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://${address.address}:${address.port}`;
}
