import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type Endpoint, endpoint } from '../../../shared/core/endpoint.ts';
import { call } from '../../../web/platform/api/call.ts';
import { callContext } from '../../../web/platform/api/call-context.ts';
import { gatherReads } from '../../../web/platform/api/gather-reads.ts';

const declare = (changes: Partial<Endpoint>) => {
  const path = changes.path ?? 'things/{id}';
  const base = { method: 'GET', summary: 'Finds', needs: 'case:read', output: z.unknown() } as const;
  return endpoint({ ...base, ...changes, path, input: z.strictObject({ id: z.string() }) } as Endpoint);
};
const find = declare({ joint: true });
const count = declare({ joint: true, method: 'POST', path: 'things/search', effect: 'read' });
const ofAccount = declare({ joint: true, path: 'people', lambda: 'account' });
const other = declare({ path: 'others/{id}' });

interface Sent {
  address: string;
  body: { reads: { path: string }[] } | undefined;
  signal: AbortSignal | null | undefined;
}

const sent: Sent[] = [];
let answer: (request: Sent) => Response;
const originalContext = { ...callContext };
const ended = vi.fn();

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const error = (code: string) => ({ error: { code, message: '' } });
const ok = (path: string) => ({ status: 200, body: { data: path } });
/** A fake server. Its answers show whether a read was sent alone or jointly with others. */
const answerPaths = ({ address, body }: Sent) =>
  address.endsWith('reads')
    ? reply(200, { data: { answers: body?.reads.map(({ path }) => ok(path)) } })
    : reply(200, { data: `alone ${address}` });

beforeEach(() => {
  sent.length = 0;
  answer = answerPaths;
  ended.mockReset();
  Object.assign(callContext, {
    bearerToken: async () => 'token',
    organization: () => 'brightwater',
    onSessionEnd: ended,
  });
  vi.stubGlobal('__APP_VERSION__', '1');
  vi.stubGlobal('fetch', async (address: string, { body, signal }: RequestInit = {}) => {
    if (address === '/config.json') return reply(200, { api: '/api' });
    const request = { address, body: body ? JSON.parse(String(body)) : undefined, signal };
    sent.push(request);
    signal?.throwIfAborted();
    return answer(request);
  });
});

afterEach(() => {
  Object.assign(callContext, { joinRead: undefined }, originalContext);
  vi.unstubAllGlobals();
});

/** Starts requests while reads are gathered into one request, sends that request, and returns the results. */
async function gathered(...start: (() => Promise<unknown>)[]) {
  const send = gatherReads();
  const started = start.map(begin => begin());
  send();
  return Promise.allSettled(started);
}
const values = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map(one => (one.status === 'fulfilled' ? one.value : one.reason));

test('simultaneous reads of one Lambda are sent as one request, and each caller gets its own response', async () => {
  const settled = await gathered(
    () => call(find, { id: 'a/b' }),
    () => call(count, { id: 'c' }),
    () => call(ofAccount, { id: 'd' }),
    () => call(ofAccount, { id: 'e' }),
  );
  expect(values(settled)).toEqual(['things/a%2Fb', 'things/search', 'people?id=d', 'people?id=e']);
  expect(sent.map(({ address, body }) => [address, body])).toEqual([
    [
      '/api/reads',
      {
        reads: [
          { method: 'GET', path: 'things/a%2Fb' },
          { method: 'POST', path: 'things/search', body: { id: 'c' } },
        ],
      },
    ],
    ['/api/account/reads', { reads: ['d', 'e'].map(id => ({ method: 'GET', path: `people?id=${id}` })) }],
  ]);
});

test('a single read, reads of other Lambdas and later reads are each sent as a request of their own', async () => {
  const settled = await gathered(
    () => call(find, { id: 'a' }),
    () => call(other, { id: 'b' }),
    () => call(ofAccount, { id: 'c' }, { organization: 'st-marys' }),
  );
  await call(find, { id: 'later' });
  const addresses = ['/api/things/a', '/api/others/b', '/api/people?id=c'];
  expect(values(settled)).toEqual(addresses.map(address => `alone ${address}`));
  expect(sent.map(({ address }) => address).toSorted()).toEqual(
    [...addresses, '/api/things/later'].toSorted(),
  );
});

test('more than twenty simultaneous reads are sent as several joint requests', async () => {
  await gathered(...Array.from({ length: 22 }, (_, id) => () => call(find, { id: `${id}` })));
  expect(sent.map(({ body }) => body?.reads.length)).toEqual([20, 2]);
});

test('a read that fails within a joint request gets its own error and does not affect the other reads', async () => {
  const answers = [
    ok('a'),
    { status: 500, body: error('server.failed') },
    { status: 429, body: error('rate.limited'), retryAfter: 240 },
    { status: 401, body: error('session.ended') },
  ];
  answer = () => reply(200, { data: { answers } });
  const settled = await gathered(...['a', 'b', 'c', 'd'].map(id => () => call(find, { id })));
  expect(values(settled)).toMatchObject([
    'a',
    { code: 'server.failed', status: 500 },
    { code: 'rate.limited', retryAfter: 240 },
    { code: 'session.ended' },
  ]);
  expect(ended).toHaveBeenCalledOnce();
});

test.each([
  [503, 'server.busy', 0],
  [401, 'session.ended', 2],
])(
  'if the joint request gets status %i, each read in it fails with that status',
  async (status, code, ends) => {
    answer = () => reply(status, error(code));
    const settled = await gathered(...['a', 'b'].map(id => () => call(find, { id })));
    expect(values(settled)).toMatchObject([{ code }, { code }]);
    expect(sent).toHaveLength(1);
    expect(ended).toHaveBeenCalledTimes(ends);
  },
);

test('if the API does not know joint requests, each read is sent separately', async () => {
  answer = request =>
    request.address.endsWith('reads') ? reply(404, error('record.missing')) : answerPaths(request);
  const settled = await gathered(...['a', 'b'].map(id => () => call(find, { id })));
  expect(values(settled)).toEqual(['alone /api/things/a', 'alone /api/things/b']);
});

test('an aborted read rejects immediately, and the joint request is aborted when its last read is aborted', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    if (address === '/config.json') return reply(200, { api: '/api' });
    sent.push({ address, body: undefined, signal });
    arrive();
    await promise;
    return reply(200, { data: { answers: [ok('a'), ok('b')] } });
  });
  const send = gatherReads();
  const early = call(find, { id: 'early' }, { signal: AbortSignal.abort() });
  const reads = [one, two].map(({ signal }) => call(find, { id: 'a' }, { signal }));
  const settled = Promise.allSettled(reads);
  send();
  await expect(early).rejects.toThrow(/abort/i);
  await arrived;
  one.abort();
  await expect(reads[0]).rejects.toThrow(/abort/i);
  expect(sent[0]?.signal?.aborted).toBe(false);
  two.abort();
  expect(sent[0]?.signal?.aborted).toBe(true);
  resolve();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
