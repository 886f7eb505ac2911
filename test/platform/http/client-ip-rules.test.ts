import { expect, test } from 'vitest';
import type { CallEvent } from '../../../functions/platform/http/call-event.ts';
import { anonymizeIp, clientIp, clientNetwork } from '../../../functions/platform/http/client-ip.ts';

const eventOf = (forwarded: string | undefined) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    requestContext: { http: { sourceIp: '192.0.2.9' } },
  }) as unknown as CallEvent;
const from = (forwarded: string | undefined) => clientIp(eventOf(forwarded));

test('the caller’s IP address is the last but one in X-Forwarded-For, because CloudFront added that one', () => {
  expect(from('203.0.113.7, 130.176.0.1')).toBe('203.0.113.7');
  expect(from('10.0.0.1,  203.0.113.7 ,130.176.0.1')).toBe('203.0.113.7');
});

test('if the header X-Forwarded-For has fewer than two addresses, the caller’s IP address is that of the connection', () => {
  expect(from('203.0.113.7')).toBe('192.0.2.9');
  expect(from('')).toBe('192.0.2.9');
  expect(from(undefined)).toBe('192.0.2.9');
});

test.each([
  ['::', '0:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['2001:DB8::', '2001:db8:0::/48'],
  ['1::2:3:4:5:6:7', '1:0:2::/48'],
  ['1:2::4:5:6:7:8', '1:2:0::/48'],
  ['::3:4:5:6:7:8', '0:0:3::/48'],
  ['0001:0000:00a0:4:5:6:7:8', '1:0:a0::/48'],
])('of the IP address %s only the network %s is stored', (address, network) => {
  expect(anonymizeIp(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:0:12::7', '2001:db8:0:12::/64'],
  ['2001:db8::12:ab:cd:ef:1', '2001:db8:0:12::/64'],
  ['not an address', 'not an address'],
])('a rate limit counts the IP address %s as %s, so that one household is one caller', (address, network) => {
  expect(clientNetwork(eventOf(`${address}, 130.176.0.1`))).toBe(network);
});
