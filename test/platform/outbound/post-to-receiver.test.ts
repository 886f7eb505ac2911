import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '../../../functions/platform/outbound/is-public-address.ts';
import { postToReceiver } from '../../../functions/platform/outbound/post-to-receiver.ts';
import { type Receivers, startReceivers } from '../../../lib/local/webhooks/start-receivers.ts';

let receivers: Receivers;
beforeAll(async () => {
  receivers = await startReceivers();
});
afterAll(() => receivers.close());

const post = (
  url: string,
  { timeoutMs = 2_000, standIn = receivers as Pick<Receivers, 'resolve' | 'port'> } = {},
) => postToReceiver({ url, headers: { 'content-type': 'text/plain' }, body: 'hello', timeoutMs, standIn });

test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2001:4860:4860::8888'])(
  'the IP address %s counts as public',
  address => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const forbidden = [
  ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
  ...['169.254.170.2', '100.64.0.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '203.0.113.5', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
  ...['::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '2002:a9fe:a9fe::1'],
  ...['2001:db8::1', '2001::1', '4000::1', 'fec0::1', '::a9fe:a9fe', 'fe80::1%eth0', 'localhost', ''],
];

test.each(forbidden)('a webhook sends nothing to %s', async address => {
  expect(isPublicAddress(address)).toBe(false);
  const before = receivers.received.length;
  receivers.expect('inwards.example.com', { addresses: ['93.184.215.14', address] });
  const outcome = await post('https://inwards.example.com/');
  expect(outcome).toMatchObject({ problem: 'forbidden-address', status: null });
  expect(receivers.received).toHaveLength(before);
});

test('a webhook fails if its host name has no address or cannot be resolved', async () => {
  receivers.expect('nowhere.example.com', { addresses: [] });
  expect(await post('https://nowhere.example.com/')).toMatchObject({ problem: 'no-address' });
  const standIn = { ...receivers, resolve: () => new Promise<string[]>(() => {}) };
  const outcome = await post('https://slow-name.example.com/', { timeoutMs: 200, standIn });
  expect(outcome).toMatchObject({ problem: 'timeout', status: null });
});

test('a webhook does not follow a redirect', async () => {
  receivers.expect('redirecting.example.com', {
    answer: () => ({ status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } }),
  });
  const before = receivers.received.length;
  const outcome = await post('https://redirecting.example.com/there?a=1');
  expect(outcome).toMatchObject({ problem: 'redirect', status: 302 });
  expect(receivers.received.slice(before)).toMatchObject([
    { host: 'redirecting.example.com', path: '/there?a=1', body: 'hello' },
  ]);
});

test('a webhook fails after a time limit if the receiver never answers', async () => {
  receivers.expect('hanging.example.com', { answer: () => 'never' });
  const outcome = await post('https://hanging.example.com/', { timeoutMs: 200 });
  expect(outcome).toMatchObject({ problem: 'timeout', status: null });
  expect(outcome.milliseconds).toBeGreaterThanOrEqual(190);
});

test.each([
  [200, null],
  [204, null],
  [404, 'status'],
  [500, 'status'],
])('the HTTP status %i of a webhook receiver is reported unchanged', async (status, problem) => {
  receivers.expect('answering.example.com', { answer: () => ({ status }) });
  expect(await post('https://answering.example.com/')).toMatchObject({ status, problem });
});

test('a broken connection to a webhook receiver is reported as a broken connection', async () => {
  const standIn = { ...receivers, port: 1 };
  expect(await post('https://gone.example.com/', { standIn })).toMatchObject({ problem: 'connection' });
});

test.each(['http://plain.example.com/', 'https://other-port.example.com:8443/'])(
  'a webhook sends nothing to %s',
  async url => {
    const before = receivers.received.length;
    expect(await post(url)).toMatchObject({ problem: 'forbidden-address' });
    expect(receivers.received).toHaveLength(before);
  },
);
