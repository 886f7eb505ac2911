import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDynoxideClient } from '../../../lib/local/dynamodb/dynoxide-client.ts';

/** Starts a server that gives each request the response that the test has written. */
async function openServer(answer: (socket: Socket, request: string) => void) {
  let connections = 0;
  const server = createServer(socket => {
    connections += 1;
    socket.on('data', chunk => answer(socket, chunk.toString()));
    socket.on('error', () => {});
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ask: createDynoxideClient(`http://127.0.0.1:${port}`), connections: () => connections };
}

const answerOf = (body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

test('a response of the DynamoDB stand-in that arrives byte by byte is reassembled, and its connection is reused', async () => {
  const { ask, connections } = await openServer((socket, request) => {
    const said = request.split('\r\n\r\n')[1] ?? '';
    const bytes = Buffer.from(answerOf(`“${said}”`, '400 Bad Request'));
    let at = 0;
    const next = () => {
      socket.write(bytes.subarray(at, at + 1));
      at += 1;
      if (at < bytes.length) setImmediate(next);
    };
    next();
  });
  for (const said of ['{"child":"张浩然"}', '{}']) {
    const { status, body } = await ask({ 'x-amz-target': 'X.GetItem' }, said);
    expect([status, body.toString()]).toEqual([400, `“${said}”`]);
  }
  expect(connections()).toBe(1);
});

test('concurrent requests to the DynamoDB stand-in use separate connections, and an empty response is accepted', async () => {
  const { ask, connections } = await openServer(
    socket => void setTimeout(() => socket.write(answerOf('')), 5),
  );
  const answers = await Promise.all([ask({}, 'a'), ask({}, 'b'), ask({}, 'c')]);
  expect(answers.map(({ body }) => body.length)).toEqual([0, 0, 0]);
  expect(connections()).toBe(3);
});

test('if a connection to the DynamoDB stand-in closes, the waiting request fails, and the next request opens a new connection', async () => {
  let isClosing = true;
  const { ask } = await openServer(socket => {
    if (isClosing) socket.end('HTTP/1.1 200 OK\r\ncontent-len');
    else socket.write(answerOf('{}'));
  });
  await expect(ask({}, '{}')).rejects.toThrow('was closed');
  isClosing = false;
  expect((await ask({}, '{}')).status).toBe(200);
});

test('a connection to the DynamoDB stand-in that closed between two requests is not reused', async () => {
  const sockets: Socket[] = [];
  const { ask } = await openServer(socket => {
    sockets.push(socket);
    socket.write(answerOf('{}'));
  });
  await ask({}, '{}');
  const closed = new Promise(resolve => sockets[0]?.on('close', resolve));
  sockets[0]?.end();
  await closed;
  expect((await ask({}, '{}')).status).toBe(200);
});

test('a response of the DynamoDB stand-in without a length is reported as an error', async () => {
  const { ask } = await openServer(socket => void socket.write('HTTP/1.1 200 OK\r\n\r\n'));
  await expect(ask({}, '{}')).rejects.toThrow('without a length');
});
